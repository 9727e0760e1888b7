package dev.lockscope.timeline.paint;

import dev.lockscope.timeline.Arrow;
import dev.lockscope.timeline.Arrows;
import dev.lockscope.timeline.Lane;
import dev.lockscope.timeline.LaneKind;
import dev.lockscope.timeline.Layout;
import dev.lockscope.timeline.paint.Painter.Line;
import java.util.Optional;
import java.util.OptionalLong;

/** Draws commands and answers between the lanes of clients and nodes, as long as they are few. */
final class ArrowsPainting {

    private static final int MOST = 60;

    /** An arrow that spans fewer px says nothing. */
    private static final double SHORTEST = 3;

    private final Painter painter;
    private final Picture picture;

    ArrowsPainting(Painter painter, Picture picture) {
        this.painter = painter;
        this.picture = picture;
    }

    void draw() {
        Arrows arrows = picture.timeline()
                .arrows(picture.scale().start(), picture.scale().end(), MOST);
        if (arrows.omitted() == 0) {
            arrows.shown().forEach(this::draw);
        }
    }

    private void draw(Arrow arrow) {
        Optional<Layout.Line> client = line(new Lane(LaneKind.CLIENT, arrow.client()));
        Optional<Layout.Line> node = line(new Lane(LaneKind.NODE, arrow.node()));
        if (client.isEmpty() || node.isEmpty()) {
            return;
        }
        boolean down = client.get().y() < node.get().y();
        double from =
                picture.top() + (down ? client.get().bottom() : client.get().y());
        double to = picture.top() + (down ? node.get().y() : node.get().bottom());
        Ink ink = picture.styles().swatch(arrow.client()).ink().faded(0.6);
        leg(arrow.sent(), from, arrow.executed(), to, arrow.request().lost(), ink);
        if (arrow.executed().isPresent()) {
            leg(
                    arrow.executed().getAsLong(),
                    to,
                    arrow.replied(),
                    from,
                    arrow.answer().lost(),
                    ink);
        }
    }

    private Optional<Layout.Line> line(Lane lane) {
        return picture.layout().lines().stream()
                .filter(line -> line.lane().equals(lane))
                .findFirst();
    }

    private void leg(long sent, double from, OptionalLong arrived, double to, OptionalLong lost, Ink ink) {
        double x = picture.scale().x(sent);
        if (arrived.isPresent()) {
            double end = picture.scale().x(arrived.getAsLong());
            if (end >= 0 && x <= picture.scale().width() && end - x >= SHORTEST) {
                painter.line(x, from, end, to, Line.solid(1), ink);
                head(x, from, end, to, ink);
            }
        } else if (lost.isPresent()) {
            double end = picture.scale().x(lost.getAsLong());
            double middle = (from + to) / 2;
            painter.line(x, from, end, middle, Line.dashed(1), ink);
            Ink danger = picture.styles().palette().danger();
            painter.line(end - 4, middle - 4, end + 4, middle + 4, Line.solid(2), danger);
            painter.line(end - 4, middle + 4, end + 4, middle - 4, Line.solid(2), danger);
        }
    }

    private void head(double fromX, double fromY, double x, double y, Ink ink) {
        double length = Math.hypot(x - fromX, y - fromY);
        double alongX = (x - fromX) / length * 6;
        double alongY = (y - fromY) / length * 6;
        painter.polygon(
                new double[] {x, x - alongX - alongY / 2, x - alongX + alongY / 2},
                new double[] {y, y - alongY + alongX / 2, y - alongY - alongX / 2},
                ink);
    }
}
