package dev.lockscope.desktop.matrix;

import dev.lockscope.desktop.words.Texts;
import dev.lockscope.desktop.words.Words;
import dev.lockscope.explore.Property;
import dev.lockscope.explore.matrix.Fault;
import dev.lockscope.explore.matrix.Matrix;
import dev.lockscope.explore.matrix.MatrixText;
import dev.lockscope.explore.matrix.Outcome;
import dev.lockscope.explore.matrix.Row;
import java.text.NumberFormat;
import java.util.Locale;

/** What the computed matrix says, in the language that is spoken at the time. Belongs to the thread of the window. */
final class FoundWords {

    private final Words words;
    private final Texts texts;

    FoundWords(Words words) {
        this.words = words;
        this.texts = words.of("dev.lockscope.desktop.matrix.matrix");
    }

    Texts texts() {
        return texts;
    }

    private MatrixText told() {
        return MatrixText.in(words.language().get());
    }

    /** A property in a word or two. */
    String name(Property property) {
        return texts.say("property." + property.id());
    }

    /** What a property is. */
    String meaning(Property property) {
        return sentence(told().of(property));
    }

    /** A fault in a word or two, for the head of a column. */
    String name(Fault fault) {
        return texts.say("fault." + fault.id());
    }

    /** What a fault is, and who is there when it happens. */
    String meaning(Fault fault) {
        return sentence(told().of(fault)) + " " + setting(fault);
    }

    /** Who is there when a fault happens. */
    String setting(Fault fault) {
        return texts.say("setting", fault.clients(), fault.work() / 1000.0);
    }

    /** What stands in a cell. */
    String brief(Outcome outcome) {
        return switch (Kind.of(outcome)) {
            case SAFE -> texts.say("found.safe");
            case BROKEN -> String.valueOf(((Outcome.Broken) outcome).steps());
            case STOPPED -> texts.say("found.open");
            case NOT_APPLICABLE -> "–";
        };
    }

    /** What became of a property. */
    String told(Outcome outcome) {
        return sentence(told().of(outcome));
    }

    /** What became of a property, without its numbers of states. */
    String inShort(Outcome outcome) {
        return outcome instanceof Outcome.Broken
                ? told(outcome)
                : texts.say("found.short." + Kind.of(outcome).key());
    }

    /** What a cell is about. */
    String title(Row row, Fault fault) {
        return texts.say("question", row.recipe(), told().of(fault));
    }

    /** What a cell says of a property, as it is read aloud. */
    String said(Row row, Fault fault, Property property, Outcome outcome) {
        return title(row, fault) + ". " + name(property) + ": " + told().of(outcome) + ".";
    }

    /** All that a cell says. */
    String whole(Row row, Fault fault, Matrix.Cell cell) {
        StringBuilder text = new StringBuilder(title(row, fault)).append('.');
        for (Property property : Property.values()) {
            text.append('\n').append(name(property)).append(": ").append(told().of(cell.of(property)));
        }
        return text.toString();
    }

    /** What a matrix was computed with. */
    String origin(Matrix matrix) {
        NumberFormat numbers = NumberFormat.getIntegerInstance(words.locale());
        return texts.say(
                "found.origin",
                matrix.version(),
                matrix.date(),
                numbers.format(matrix.states()),
                numbers.format(matrix.depth()));
    }

    private static String sentence(String part) {
        int first = part.offsetByCodePoints(0, 1);
        return part.substring(0, first).toUpperCase(Locale.ROOT) + part.substring(first) + ".";
    }
}
