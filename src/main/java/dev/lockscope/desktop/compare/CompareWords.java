package dev.lockscope.desktop.compare;

import dev.lockscope.compare.Alignment;
import dev.lockscope.compare.Difference;
import dev.lockscope.compare.Row;
import dev.lockscope.compare.Tally;
import dev.lockscope.desktop.session.Beside;
import dev.lockscope.desktop.session.Side;
import dev.lockscope.desktop.words.Texts;
import dev.lockscope.desktop.words.Words;
import dev.lockscope.timeline.paint.PictureWords;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.Header;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What is said about two runs, in the language that is spoken. */
public final class CompareWords {

    static final String BUNDLE = "dev.lockscope.desktop.compare.compare";

    private final Words words;
    private final Texts texts;
    private final PictureWords english = PictureWords.in("en");
    private final PictureWords norwegian = PictureWords.in("nb");

    /** Words of a window. */
    public CompareWords(Words words) {
        this.words = words;
        this.texts = words.of(BUNDLE);
    }

    Texts texts() {
        return texts;
    }

    PictureWords picture() {
        return words.language().get().equals("nb") ? norwegian : english;
    }

    /** What a comparison is called; nothing is known of its runs before they are read. */
    public String title(Beside beside) {
        return beside.pair()
                .get()
                .map(pair -> title(pair.first(), pair.second()))
                .orElseGet(() -> texts.say("title.unknown"));
    }

    private String title(Side first, Side second) {
        String one = title(first);
        String other = title(second);
        return one.equals(other) ? texts.say("title.same", one) : texts.say("title.two", one, other);
    }

    String title(Side side) {
        return side.title().in(words.language().get());
    }

    /** What tells a run from others of the same scenario. */
    String facts(Side side) {
        List<String> facts = new ArrayList<>();
        facts.add(facts(side.trace().header()));
        if (side.goesOn()) {
            facts.add(texts.say("facts.so-far", side.trace().events().size()));
        }
        side.cut().ifPresent(cut -> facts.add(texts.say("facts.cut", Long.toString(cut.line()))));
        return String.join(" · ", facts);
    }

    /** What tells a run from others of the same scenario. */
    String facts(Header header) {
        Locale locale = words.language().get().equals("nb") ? words.locale() : Locale.UK;
        String when = DateTimeFormatter.ofLocalizedDateTime(FormatStyle.MEDIUM, FormatStyle.MEDIUM)
                .withLocale(locale)
                .withZone(ZoneId.systemDefault())
                .format(header.started());
        return texts.say("facts", Long.toString(header.seed()), header.speed(), when);
    }

    /** A length of time, or a time since the event at which runs are aligned. */
    String seconds(long nanos) {
        // Whole milliseconds first, or what is hardly before zero would be minus nothing.
        long rounded = Math.round(nanos / 1e6) * 1_000_000;
        String text = words.events().seconds(Math.abs(rounded));
        return rounded < 0 ? "−" + text : text;
    }

    String tell(Event event) {
        return words.tell(event);
    }

    /** How many events differ in what way. */
    String sum(Tally tally, boolean detailed) {
        if (tally.differences() == 0) {
            return texts.say(detailed ? "sum.none.all" : "sum.none.turns", tally.alike());
        }
        List<String> parts = new ArrayList<>();
        add(parts, "sum.only-first", tally.onlyLeft());
        add(parts, "sum.only-second", tally.onlyRight());
        add(parts, "sum.order", tally.order());
        add(parts, "sum.outcome", tally.outcome());
        add(parts, "sum.alike", tally.alike());
        String sum = String.join(", ", parts);
        return sum.substring(0, 1).toUpperCase(Locale.ROOT) + sum.substring(1) + ".";
    }

    private void add(List<String> parts, String key, long count) {
        if (count > 0) {
            parts.add(texts.say(key, count));
        }
    }

    /** Where two runs are aligned, and what that means for their beginnings. */
    String aligned(Alignment alignment) {
        String at = alignment.left().map(this::tell).orElseGet(() -> texts.say("aligned.start"));
        long offset = Math.round(alignment.offset() / 1e6) * 1_000_000;
        String begins = offset == 0
                ? texts.say("aligned.together")
                : texts.say(offset > 0 ? "aligned.later" : "aligned.earlier", seconds(Math.abs(offset)));
        return texts.say("aligned", at, begins);
    }

    /** A kind of difference, in a word or two. */
    String kind(Optional<Difference> difference) {
        return texts.say("kind." + difference.map(Difference::name).orElse("ALIKE"));
    }

    /** What happened in a row: one line, or one for each run where they differ. */
    List<String> lines(Beside.Line line, Alignment alignment) {
        Row row = line.row();
        if (row instanceof Row.Both both) {
            return both.changed()
                    ? List.of(texts.say("row.first", tell(both.left())), texts.say("row.second", tell(both.right())))
                    : List.of(tell(both.left()));
        } else if (row instanceof Row.Left left) {
            return withNote(
                    left.left(),
                    left.elsewhere()
                            .map(other -> texts.say("row.elsewhere.second", seconds(alignment.ofRight(other)))));
        }
        Row.Right right = (Row.Right) row;
        return withNote(
                right.right(),
                right.elsewhere().map(other -> texts.say("row.elsewhere.first", seconds(alignment.ofLeft(other)))));
    }

    private List<String> withNote(Event event, Optional<String> note) {
        return note.map(told -> List.of(tell(event), told)).orElseGet(() -> List.of(tell(event)));
    }

    /** When it was in the first run; empty where that does not have it here. */
    String first(Beside.Line line, Alignment alignment) {
        return line.row()
                .ofLeft()
                .map(event -> seconds(alignment.ofLeft(event)))
                .orElse("");
    }

    /** When it was in the second run; empty where that does not have it here. */
    String second(Beside.Line line, Alignment alignment) {
        return line.row()
                .ofRight()
                .map(event -> seconds(alignment.ofRight(event)))
                .orElse("");
    }

    /** All of a row in one sentence, for those who cannot see it. */
    String sentence(Beside.Line line, Alignment alignment) {
        String times = line.row() instanceof Row.Both
                ? texts.say("row.times", first(line, alignment), second(line, alignment))
                : first(line, alignment) + second(line, alignment);
        return kind(line.difference()) + ", " + times + ": " + String.join("; ", lines(line, alignment));
    }
}
