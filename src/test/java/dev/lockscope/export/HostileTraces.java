package dev.lockscope.export;

import dev.lockscope.testkit.LabScenarios;
import dev.lockscope.testkit.ModelPlayer;
import dev.lockscope.trace.Cast;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.Fact;
import dev.lockscope.trace.Header;
import dev.lockscope.trace.RandomEvents;
import dev.lockscope.trace.Trace;
import java.io.IOException;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** Real runs in which every name and text is spoilt: what is a file in one format is poison in another. */
final class HostileTraces {

    /** Beside those that have broken trace files before: what means something in one of the formats. */
    private static final List<String> OF_FORMATS = List.of(
            "</script><script>alert(1)</script><!-- & -->",
            "a;b#c %%{init: {\"theme\":\"dark\"}}%% $$x^2$$ A->>B: hi",
            "end",
            "=HYPERLINK(\"x\"),@SUM(1)",
            "-1+2",
            "| pipe ` code ` *bold* _it_ [link](x) ![pic](y) <b> ~~gone~~ 1. item # head",
            "1. first",
            ":key {:a 1} #_ ; comment \\u0041 \"",
            "(?<event>.*) {\"A\":1} ",
            "\uD83D\uDC69\u200D\uD83D\uDCBB\uD83C\uDDF3\uD83C\uDDF4 e\u0301",
            "ends with a backslash\\",
            "hasOwnProperty",
            "__proto__",
            " spaces around ");

    private static final Set<String> ACTORS = Set.of(Event.SCRIPT, Event.RUN, Event.LEARNER);

    private HostileTraces() {}

    static List<String> texts() {
        List<String> all = new ArrayList<>(RandomEvents.HOSTILE);
        all.addAll(OF_FORMATS);
        return all;
    }

    /** A run with every kind of trouble, played on the model. */
    static Trace plain() throws IOException, InterruptedException {
        return ModelPlayer.play(LabScenarios.in(LabScenarios.file("gc-pause")).get(0));
    }

    /** The same run, with each text in it between two copies of another: what was the same is the same. */
    static Trace spoilt(Trace trace, String text) {
        UnaryOperator<String> spoil = name -> ACTORS.contains(name) ? name : text + name + text;
        Header header = trace.header();
        Cast cast = header.cast();
        Cast spoiltCast = new Cast(
                cast.clients().stream().map(spoil).toList(),
                cast.nodes().stream().map(spoil).toList(),
                cast.sentinels().stream().map(spoil).toList(),
                cast.resources().stream().map(spoil).toList());
        List<Event> events = trace.events().stream()
                .map(event -> new Event(
                        event.seq(),
                        event.at(),
                        spoil.apply(event.actor()),
                        event.cause(),
                        spoilt(event.fact(), spoil)))
                .toList();
        return new Trace(
                new Header(
                        text,
                        text,
                        text,
                        header.seed(),
                        header.speed(),
                        header.started(),
                        text,
                        text,
                        text,
                        spoiltCast),
                events);
    }

    private static Fact spoilt(Fact fact, UnaryOperator<String> spoil) {
        RecordComponent[] components = fact.getClass().getRecordComponents();
        Class<?>[] types = new Class<?>[components.length];
        @Nullable Object[] values = new @Nullable Object[components.length];
        try {
            for (int i = 0; i < components.length; i++) {
                types[i] = components[i].getType();
                Object value = components[i].getAccessor().invoke(fact);
                values[i] = value instanceof String text ? spoil.apply(text) : value;
            }
            return (Fact) fact.getClass().getDeclaredConstructor(types).newInstance(values);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("cannot spoil " + fact, e);
        }
    }
}
