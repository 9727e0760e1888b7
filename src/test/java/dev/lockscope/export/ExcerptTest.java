package dev.lockscope.export;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.lockscope.export.Omission.Reason;
import dev.lockscope.testkit.History;
import dev.lockscope.trace.FaultFact.FaultBegan;
import dev.lockscope.trace.LinkFact.Condition;
import dev.lockscope.trace.LinkFact.LinkChanged;
import dev.lockscope.trace.ResourceFact.Fencing;
import dev.lockscope.trace.Trace;
import java.util.List;
import java.util.Set;
import org.apache.commons.csv.CSVRecord;
import org.junit.jupiter.api.Test;

class ExcerptTest {

    private static final long MS = 1_000_000;
    private static final long BEGINNING = Long.MIN_VALUE;
    private static final long END = Long.MAX_VALUE;

    private final Trace trace = History.history()
            .opens(1000, Fencing.NONE)
            .acquires("A", 100, "a", 500L)
            .add(150, "script", 0, new FaultBegan(1, "gc-pause", "A"))
            .add(160, "script", 0, new LinkChanged("B", "n1", Condition.CUT))
            .expires(600, "a")
            .acquires("B", 700, "b", 500L)
            .releases("B", 800, "b")
            .ends(900)
            .build();

    private Excerpt part(long from, long to, String... clients) {
        return Excerpt.of(trace, new Selection(from, to, Set.of(clients)));
    }

    @Test
    void theWholeRunLeavesNothingOut() {
        assertThat(Excerpt.of(trace, Selection.ALL).events()).isEqualTo(trace.events());
        assertThat(Excerpt.of(trace, Selection.ALL).omissions()).isEmpty();
    }

    @Test
    void bothEndsOfTheTimeAreInIt() {
        Excerpt part = part(150 * MS, 600 * MS);

        assertThat(part.events())
                .hasSize(3)
                .allSatisfy(event -> assertThat(event.at()).isBetween(150 * MS, 600 * MS));
        long left = part.omissions().stream().mapToLong(Omission::count).sum();
        assertThat(left + part.events().size()).isEqualTo(trace.events().size());
        assertThat(part.omissions()).extracting(Omission::reason).containsExactly(Reason.BEFORE, Reason.AFTER);
    }

    @Test
    void whatIsDoneToAClientOrItsLinkIsTheClientsAndWhatANodeStoresIsNobodys() {
        Excerpt ofB = part(BEGINNING, END, "B");

        assertThat(ofB.clients()).containsExactly("B");
        assertThat(ofB.events())
                .noneMatch(event -> event.fact() instanceof FaultBegan)
                .anyMatch(event -> event.fact() instanceof LinkChanged)
                .noneMatch(event -> event.actor().equals("A"));
        assertThat(ofB.events().stream().filter(event -> event.actor().equals("n1")))
                .hasSizeGreaterThan(2);
    }

    @Test
    void whatReachesIntoTheTimeIsKeptWhole() {
        Exported spans = Exported.of(ExportFormat.CSV_SPANS, part(200 * MS, 300 * MS), Exported.HEADING);

        CSVRecord holding = CsvReading.rows(spans.text()).stream()
                .filter(row -> row.get("kind").equals("holding"))
                .findFirst()
                .orElseThrow();
        assertThat(holding.get("from_ns")).isEqualTo("100000000");
        assertThat(spans.omissions()).extracting(Omission::reason).contains(Reason.SPANS_OUTSIDE);
    }

    @Test
    void operationsOfOthersAreCounted() {
        Exported history = Exported.of(ExportFormat.JEPSEN, part(BEGINNING, END, "B"), Exported.HEADING);

        assertThat(EdnReading.operations(history.text()))
                .allMatch(op -> "B".equals(op.fields().get("client")));
        assertThat(history.omissions()).contains(new Omission(Reason.OPERATIONS_OF_OTHERS, 1));
        assertThat(history.text()).contains("; Left out: 1 operation of other clients\n");
    }

    @Test
    void timeDoesNotRunBackwards() {
        assertThatThrownBy(() -> new Selection(2, 1, Set.of())).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void everyFormatOfANothingIsStillAFile() {
        Excerpt nothing = part(601 * MS, 602 * MS);

        for (ExportFormat format : ExportFormat.values()) {
            String text = Exported.of(format, nothing, Exported.HEADING).text();
            assertThat(List.of(ExportFormat.JEPSEN, ExportFormat.PORCUPINE).contains(format) || !text.isEmpty())
                    .as(format.id())
                    .isTrue();
        }
    }
}
