package dev.lockscope.export;

import dev.lockscope.export.svg.TimelineSvg;
import dev.lockscope.timeline.paint.Palette;
import dev.lockscope.trace.Cast;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.Header;
import dev.lockscope.trace.Trace;
import java.io.IOException;
import java.io.OutputStream;
import java.io.Writer;
import java.util.List;
import java.util.Optional;

/** The timeline as a picture. What reaches into the time that was asked for is drawn as far as it lies in it. */
final class SvgPicture implements Exporter {

    private static final double WIDTH = 1_200;
    private static final double TEXT_SIZE = 13;
    private static final String IDS = "ls";

    @Override
    public List<Omission> write(Excerpt excerpt, Heading heading, OutputStream out) throws IOException {
        Writer writer = Characters.writer(out);
        writer.write(TimelineSvg.of(
                ofClients(excerpt),
                new TimelineSvg.Wish(
                        Palette.LIGHT,
                        heading.language(),
                        WIDTH,
                        TEXT_SIZE,
                        heading.title(),
                        description(excerpt, heading),
                        IDS,
                        clip(excerpt),
                        true)));
        writer.flush();
        return List.of();
    }

    private static String description(Excerpt excerpt, Heading heading) {
        ExportText text = ExportText.in(heading.language());
        StringBuilder description = new StringBuilder(heading.goal());
        excerpt.omissions()
                .forEach(omission -> description.append('\n').append(text.text("left-out", text.of(omission))));
        return description.toString().strip();
    }

    /** The whole run as it would be without the clients that were not asked for. */
    private static Trace ofClients(Excerpt excerpt) {
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

    private static Optional<TimelineSvg.Clip> clip(Excerpt excerpt) {
        Selection selection = excerpt.selection();
        List<Event> events = excerpt.trace().events();
        long last = events.isEmpty() ? 0 : events.get(events.size() - 1).at();
        long from = Math.max(0, selection.from());
        long to = Math.min(last, selection.to());
        boolean isPart = from > 0 || to < last;
        return isPart ? Optional.of(new TimelineSvg.Clip(from, Math.max(to, from + 1))) : Optional.empty();
    }
}
