package dev.lockscope.desktop.transport;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.desktop.session.Origin;
import dev.lockscope.desktop.session.Session;
import dev.lockscope.desktop.words.Words;
import dev.lockscope.lab.Play;
import dev.lockscope.scenario.Scenario;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.ResourceFact.ValueRead;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class TitlesTest {

    private final Words words = new Words("en");
    private final Titles titles = new Titles(words);

    @Test
    void theTitleLeavesToTheSwitchWhatTellsVariantsApart() {
        Session session = Opened.recorded("watchdog");
        List<Scenario> variants = session.origin().variants();
        assertThat(titles.title(session)).isEqualTo("A watchdog with and without a look at the token");
        assertThat(titles.variant(variants.get(0), variants)).isEqualTo("A watchdog that looks at the token");
        assertThat(titles.full(session)).contains(titles.title(session), titles.variant(variants.get(0), variants));
    }

    @Test
    void titlesFollowTheLanguage() {
        Session session = Opened.recorded("gc-pause");
        assertThat(titles.title(session)).isEqualTo("A pause that outlasts the lease");
        words.speak("nb");
        assertThat(titles.title(session)).isEqualTo("En pause som varer lenger enn leietiden");
    }

    @Test
    void whatWasNotMadeAsWrittenHasABadge() {
        Session session = Opened.recorded("gc-pause");
        Origin origin = new Origin(Path.of("gc-pause.yaml"), List.of(), new Origin.How.AsWritten());
        assertThat(titles.badge(origin)).isEmpty();
        assertThat(titles.badge(origin.made(new Origin.How.Recorded()))).isEqualTo("recorded");
        assertThat(titles.badge(origin.made(new Origin.How.Free()))).isEqualTo("free play");
        assertThat(titles.badge(origin.made(new Origin.How.Tuned(2)))).isEqualTo("2 changes");
        Origin branch = origin.made(new Origin.How.Branched(
                session, 1_200_000_000, read(session), "pause A", new Play.Branch(List.of(), Play.Limits.USUAL)));
        assertThat(titles.badge(branch)).isEqualTo("after A read 1000");
        assertThat(titles.origin(branch)).contains("pause A", "A pause that outlasts the lease");
    }

    /** How many events there are up to the first read. */
    private static int read(Session session) {
        List<Event> events = session.trace().events();
        return 1
                + IntStream.range(0, events.size())
                        .filter(i -> events.get(i).fact() instanceof ValueRead)
                        .findFirst()
                        .orElseThrow();
    }
}
