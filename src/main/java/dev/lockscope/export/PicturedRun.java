package dev.lockscope.export;

import dev.lockscope.export.Omission.Reason;
import dev.lockscope.export.picture.Caption;
import dev.lockscope.export.picture.Clip;
import dev.lockscope.export.picture.Drawn;
import dev.lockscope.export.picture.Plate;
import dev.lockscope.export.picture.Size;
import dev.lockscope.trace.Cast;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.Header;
import dev.lockscope.trace.Trace;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * A run as its picture over time has it. What reaches into the time that was asked for is drawn as far as it lies in it.
 */
final class PicturedRun {

    static final int WIDTH = 1_200;
    private static final double TEXT_SIZE = 13;

    private final Excerpt excerpt;
    private final Heading heading;
    private final PictureWish wish;
    private final int plainWidth;

    /** A run whose picture is {@value #WIDTH} px wide unless another size is wished for. */
    PicturedRun(Excerpt excerpt, Heading heading, PictureWish wish) {
        this(excerpt, heading, wish, WIDTH);
    }

    /** One whose picture is so wide unless another size is wished for, px. */
    PicturedRun(Excerpt excerpt, Heading heading, PictureWish wish, int plainWidth) {
        this.excerpt = excerpt;
        this.heading = heading;
        this.wish = wish;
        this.plainWidth = plainWidth;
    }

    Plate.Look look() {
        int width = wish.size().map(Size::width).orElse(plainWidth);
        return new Plate.Look(wish.tone().palette(), heading.language(), width, TEXT_SIZE, clip());
    }

    /** How high it is to be, px; empty for as high as it comes to. */
    OptionalInt height() {
        return wish.size().map(Size::height).orElse(OptionalInt.empty());
    }

    Caption caption() {
        return new Caption(heading.title(), description(), heading.language(), "Lockscope");
    }

    private String description() {
        ExportText text = ExportText.in(heading.language());
        StringBuilder description = new StringBuilder(heading.goal());
        excerpt.omissions()
                .forEach(omission -> description.append('\n').append(text.text("left-out", text.of(omission))));
        return description.toString().strip();
    }

    /** What is not seen in it, though it was asked for. */
    static List<Omission> omissions(Drawn drawn) {
        List<Omission> omissions = new ArrayList<>();
        leaveOut(omissions, Reason.MERGED, drawn.unseen().merged());
        leaveOut(omissions, Reason.WORDLESS, drawn.unseen().wordless());
        leaveOut(omissions, Reason.LETTERS, drawn.lacking());
        return omissions;
    }

    private static void leaveOut(List<Omission> omissions, Reason reason, long count) {
        if (count > 0) {
            omissions.add(new Omission(reason, count));
        }
    }

    /** The whole run as it would be without the clients that were not asked for. */
    Trace trace() {
        Selection always = new Selection(
                Long.MIN_VALUE, Long.MAX_VALUE, excerpt.selection().clients());
        Header header = excerpt.trace().header();
        Cast cast = header.cast();
        Cast chosen = new Cast(excerpt.clients(), cast.nodes(), cast.sentinels(), cast.resources());
        return new Trace(
                new Header(
                        header.scenario(),
                        header.scenarioName(),
                        header.variant(),
                        header.seed(),
                        header.speed(),
                        header.started(),
                        header.lockscopeVersion(),
                        header.serverVersion(),
                        header.javaVersion(),
                        chosen),
                Excerpt.of(excerpt.trace(), always).events());
    }

    private Optional<Clip> clip() {
        Selection selection = excerpt.selection();
        List<Event> events = excerpt.trace().events();
        long last = events.isEmpty() ? 0 : events.get(events.size() - 1).at();
        long from = Math.max(0, selection.from());
        long to = Math.min(last, selection.to());
        boolean isPart = from > 0 || to < last;
        return isPart ? Optional.of(new Clip(from, Math.max(to, from + 1))) : Optional.empty();
    }
}
