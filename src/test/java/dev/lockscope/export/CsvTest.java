package dev.lockscope.export;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.trace.Event;
import dev.lockscope.trace.Trace;
import dev.lockscope.trace.file.FactJson;
import java.util.List;
import org.apache.commons.csv.CSVRecord;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class CsvTest {

    static List<String> texts() {
        return HostileTraces.texts();
    }

    @ParameterizedTest
    @MethodSource("texts")
    void everyEventComesBackWithAllThatTheTraceSaysOfIt(String text) throws Exception {
        Trace trace = HostileTraces.spoilt(HostileTraces.plain(), text);

        List<CSVRecord> rows =
                CsvReading.rows(Exported.of(ExportFormat.CSV, trace).text());

        assertThat(rows)
                .hasSameSizeAs(trace.events())
                .allSatisfy(row -> assertThat(row.size()).isEqualTo(9));
        for (int i = 0; i < rows.size(); i++) {
            Event event = trace.events().get(i);
            assertThat(rows.get(i).get("seq")).isEqualTo(Long.toString(event.seq()));
            assertThat(rows.get(i).get("data")).isEqualTo(FactJson.data(event.fact()));
            assertThat(untamed(rows.get(i).get("actor"))).isEqualTo(sayable(event.actor()));
        }
    }

    @ParameterizedTest
    @MethodSource("texts")
    void noCellIsTakenForAFormula(String text) throws Exception {
        Trace trace = HostileTraces.spoilt(HostileTraces.plain(), text);

        for (ExportFormat format : List.of(ExportFormat.CSV, ExportFormat.CSV_SPANS)) {
            for (CSVRecord row : CsvReading.rows(Exported.of(format, trace).text())) {
                row.forEach(cell -> assertThat(cell).doesNotContainPattern("^[=+@\\t\\r\\n]|^-(?![0-9]+$)"));
            }
        }
    }

    @Test
    void wordsAreInTheLanguageAskedFor() throws Exception {
        Heading norwegian = new Heading("nb", "En tittel", "Et mål.");
        Excerpt excerpt = Excerpt.of(HostileTraces.plain(), Selection.ALL);

        assertThat(Exported.of(ExportFormat.CSV, excerpt, norwegian).text()).contains("\"fikk lock:account, token");
    }

    private static String untamed(String cell) {
        return cell.startsWith("'") ? cell.substring(1) : cell;
    }

    private static String sayable(String text) {
        String whole = Characters.whole(text).replace("\u0000", "\uFFFD");
        return whole.startsWith("'") ? whole.substring(1) : whole;
    }
}
