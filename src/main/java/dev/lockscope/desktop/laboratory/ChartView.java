package dev.lockscope.desktop.laboratory;

import dev.lockscope.desktop.Desk;
import dev.lockscope.desktop.theme.Look;
import dev.lockscope.desktop.timeline.paint.CanvasPainter;
import dev.lockscope.explore.ttl.Findings;
import dev.lockscope.explore.ttl.TtlChart;
import dev.lockscope.explore.ttl.TtlChart.Panel;
import dev.lockscope.explore.ttl.TtlWords;
import java.time.Duration;
import java.util.Optional;
import javafx.scene.AccessibleRole;
import javafx.scene.canvas.Canvas;
import javafx.scene.layout.Region;

/** One picture of findings, as large as there is room, with its words as large as all others. */
final class ChartView extends Region {

    /** With less height, in sizes of text, nothing could be read from it. */
    private static final double LOWEST = 18;

    private final Desk desk;
    private final Canvas canvas = new Canvas();
    private final CanvasPainter painter = new CanvasPainter(canvas.getGraphicsContext2D());
    private Optional<Findings> findings = Optional.empty();
    private Optional<Duration> marked = Optional.empty();
    private Panel panel = Panel.OVERLAP;

    ChartView(Desk desk) {
        this.desk = desk;
        setId("laboratory-chart");
        setAccessibleRole(AccessibleRole.IMAGE_VIEW);
        setMinWidth(0);
        canvas.setMouseTransparent(true);
        getChildren().add(canvas);
        desk.look().palette().addListener(any -> requestLayout());
        desk.words().language().addListener(any -> requestLayout());
    }

    /**
     * Shows findings.
     *
     * @param at the TTL that is told of, which is marked
     */
    void show(Optional<Findings> what, Panel which, Optional<Duration> at) {
        findings = what;
        panel = which;
        marked = at;
        requestLayout();
    }

    @Override
    protected double computeMinHeight(double width) {
        return LOWEST * desk.look().textSize();
    }

    @Override
    protected void layoutChildren() {
        double width = Math.max(1, Math.floor(getWidth()));
        double height = Math.max(1, Math.floor(getHeight()));
        if (canvas.getWidth() != width || canvas.getHeight() != height) {
            canvas.setWidth(width);
            canvas.setHeight(height);
        }
        painter.clear();
        double scale = desk.look().textSize() / Look.TEXT;
        findings.ifPresent(found -> {
            canvas.getGraphicsContext2D().save();
            canvas.getGraphicsContext2D().scale(scale, scale);
            new TtlChart(
                            painter,
                            desk.look().palette().get(),
                            found,
                            TtlWords.in(desk.words().language().get()))
                    .paint(panel, marked, width / scale, height / scale);
            canvas.getGraphicsContext2D().restore();
        });
    }
}
