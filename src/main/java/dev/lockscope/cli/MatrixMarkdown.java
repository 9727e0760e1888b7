package dev.lockscope.cli;

import dev.lockscope.explore.Property;
import dev.lockscope.explore.matrix.Fault;
import dev.lockscope.explore.matrix.Matrix;
import dev.lockscope.explore.matrix.MatrixText;
import dev.lockscope.explore.matrix.Outcome;
import java.util.List;
import java.util.stream.Collectors;

/** A matrix as tables in Markdown, one for each property, in one language. */
final class MatrixMarkdown {

    private final Messages messages;
    private final MatrixText words;

    MatrixMarkdown(Messages messages) {
        this.messages = messages;
        this.words = MatrixText.in(messages.language().id());
    }

    String text(Matrix matrix, List<Property> properties) {
        String tables =
                properties.stream().map(property -> table(matrix, property)).collect(Collectors.joining("\n"));
        return tables + "\n" + messages.text("matrix.computed", matrix.version(), matrix.date(), matrix.states())
                + "\n";
    }

    private String table(Matrix matrix, Property property) {
        StringBuilder text = new StringBuilder();
        text.append("**")
                .append(messages.text("matrix.heading", property.id(), words.of(property)))
                .append("**\n\n");
        text.append("| |")
                .append(matrix.faults().stream().map(Fault::id).collect(Collectors.joining(" | ", " ", " |\n")));
        text.append("| --- |").append(" :-: |".repeat(matrix.faults().size())).append('\n');
        for (Matrix.Line line : matrix.lines()) {
            text.append("| `").append(line.row().recipe()).append("` |");
            line.cells()
                    .forEach(cell ->
                            text.append(' ').append(sign(cell.of(property))).append(" |"));
            text.append('\n');
        }
        return text.toString();
    }

    static String sign(Outcome outcome) {
        if (outcome instanceof Outcome.Safe) {
            return "✓";
        } else if (outcome instanceof Outcome.Broken broken) {
            return "✗ " + broken.steps();
        }
        return outcome instanceof Outcome.Stopped ? "?" : "–";
    }
}
