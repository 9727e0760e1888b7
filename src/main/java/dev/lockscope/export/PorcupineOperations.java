package dev.lockscope.export;

import dev.lockscope.export.Operation.Outcome;
import java.io.IOException;
import java.io.OutputStream;
import java.io.Writer;
import java.util.List;
import java.util.Locale;

/**
 * Operations as JSON Lines, each with what Porcupine's {@code Operation} asks for. One that nobody knows the outcome of
 * returns when everything is over, as Porcupine wants it. Source: anishathalye/porcupine, model.go and porcupine_test.go.
 */
final class PorcupineOperations implements Exporter {

    @Override
    public List<Omission> write(Excerpt excerpt, Heading heading, OutputStream out) throws IOException {
        ChosenOperations operations = ChosenOperations.of(excerpt, event -> false);
        long end = operations.all().stream()
                .mapToLong(numbered -> numbered.operation().returned())
                .max()
                .orElse(0);
        Writer writer = Characters.writer(out);
        for (ChosenOperations.Numbered numbered : operations.all()) {
            Operation operation = numbered.operation();
            boolean known = operation.outcome() != Outcome.INFO;
            Fields line = new Fields()
                    .with("client", numbered.process())
                    .with("name", operation.client())
                    .with("op", operation.function())
                    .with("object", operation.object())
                    .with("arg", operation.argument())
                    .with("ret", operation.result())
                    .with("callNs", operation.called())
                    .with("returnNs", known ? operation.returned() : end)
                    .with("status", known ? operation.outcome().name().toLowerCase(Locale.ROOT) : "unknown");
            writer.write(JsonText.of(line.map()) + "\n");
        }
        writer.flush();
        return operations.omissions();
    }
}
