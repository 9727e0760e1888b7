package dev.lockscope.export;

import dev.lockscope.export.ChosenOperations.Numbered;
import dev.lockscope.export.Operation.Outcome;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.FaultFact.FaultBegan;
import dev.lockscope.trace.FaultFact.FaultEnded;
import java.io.IOException;
import java.io.OutputStream;
import java.io.Writer;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A history in EDN, a map an operation's beginning or end a line, as Jepsen keeps it and Knossos reads it; faults are the
 * nemesis. Source: jepsen-io/history, README and history.clj.
 */
final class JepsenHistory implements Exporter {

    private record Entry(long at, Edn.Map map) {}

    @Override
    public List<Omission> write(Excerpt excerpt, Heading heading, OutputStream out) throws IOException {
        ChosenOperations operations = ChosenOperations.of(excerpt, JepsenHistory::isFault);
        List<Entry> entries = new ArrayList<>();
        operations.all().forEach(numbered -> add(entries, numbered));
        excerpt.events().stream().filter(JepsenHistory::isFault).forEach(event -> entries.add(nemesis(event)));
        // Stable, so that a process ends one operation before it begins the next at the same instant.
        entries.sort(Comparator.comparingLong(Entry::at));
        List<Omission> omissions = new ArrayList<>(excerpt.omissions());
        omissions.addAll(operations.omissions());
        ExportText text = ExportText.in(heading.language());
        Writer writer = Characters.writer(out);
        for (Omission omission : omissions) {
            writer.write("; " + text.text("left-out", text.of(omission)) + "\n");
        }
        for (int i = 0; i < entries.size(); i++) {
            writer.write(entries.get(i).map().with("index", (long) i).text() + "\n");
        }
        writer.flush();
        return operations.omissions();
    }

    private static boolean isFault(Event event) {
        return event.fact() instanceof FaultBegan || event.fact() instanceof FaultEnded;
    }

    private static void add(List<Entry> entries, Numbered numbered) {
        Operation operation = numbered.operation();
        Map<String, Object> argument = operation.argument();
        boolean ok = operation.outcome() == Outcome.OK;
        Edn.Map call = entry("invoke", numbered, operation.called(), argument.get("value"));
        add(call, argument);
        // What did not take effect must say what it would have been.
        Edn.Map end = entry(
                operation.outcome().name().toLowerCase(Locale.ROOT),
                numbered,
                operation.returned(),
                ok && operation.function().equals("read") ? operation.result().get("value") : argument.get("value"));
        add(end, argument);
        add(end, operation.result());
        if (ok
                && operation.result().containsKey("value")
                && !operation.function().equals("read")) {
            end.with("after", operation.result().get("value"));
        }
        entries.add(new Entry(operation.called(), call));
        entries.add(new Entry(operation.returned(), end));
    }

    private static Edn.Map entry(String type, Numbered numbered, long at, @Nullable Object value) {
        return new Edn.Map()
                .with("type", new Edn.Keyword(type))
                .with("process", (long) numbered.process())
                .with("f", new Edn.Keyword(numbered.operation().function()))
                .withNil("value", value)
                .with("time", at)
                .with("client", numbered.operation().client())
                .with("object", numbered.operation().object());
    }

    private static void add(Edn.Map map, Map<String, Object> fields) {
        fields.forEach((name, value) -> {
            if (!name.equals("value")) {
                map.with(name, value);
            }
        });
    }

    private static Entry nemesis(Event event) {
        boolean begins = event.fact() instanceof FaultBegan;
        String kind = event.fact() instanceof FaultBegan began
                ? began.kind()
                : ended(event).kind();
        String target = event.fact() instanceof FaultBegan began
                ? began.target()
                : ended(event).target();
        return new Entry(
                event.at(),
                new Edn.Map()
                        .with("type", new Edn.Keyword("info"))
                        .with("process", new Edn.Keyword("nemesis"))
                        .with("f", new Edn.Keyword(begins ? "start" : "stop"))
                        .with("value", List.of(kind, target))
                        .with("time", event.at()));
    }

    private static FaultEnded ended(Event event) {
        return (FaultEnded) event.fact();
    }
}
