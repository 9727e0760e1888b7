package dev.lockscope.explore.ttl;

import dev.lockscope.timeline.paint.Painter;
import dev.lockscope.timeline.paint.Painter.Line;
import dev.lockscope.timeline.paint.Painter.Type;
import dev.lockscope.timeline.paint.Palette;
import dev.lockscope.timeline.paint.Swatch;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * Findings as a picture: how often two were inside at once, how often a change was lost, and how long a crash kept the
 * others out, each against the TTL, with bands of 95 % confidence and the rule of thumb.
 */
public final class TtlChart {

    private static final double MARGIN = 14;
    private static final double HEAD = 84;
    private static final Type TITLE = new Type(15, true);
    private static final Type PLAIN = new Type(12, false);
    private static final Type SMALL = new Type(11, false);

    /** Beside one another only where each panel gets so much, px. */
    private static final double NARROWEST = 280;

    /** What can be drawn against the TTL. */
    public enum Panel {
        /** How often two were inside at once. */
        OVERLAP,
        /** How often a change was lost. */
        LOST_UPDATE,
        /** How often a write from the past was taken. */
        STALE_WRITE,
        /** How long a crash kept the others out. */
        WAIT
    }

    private static final List<Panel> DRAWN = List.of(Panel.OVERLAP, Panel.LOST_UPDATE, Panel.WAIT);

    private final Painter painter;
    private final Palette palette;
    private final Findings findings;
    private final TtlWords words;

    /** A picture that is drawn on a painter. */
    public TtlChart(Painter painter, Palette palette, Findings findings, TtlWords words) {
        this.painter = painter;
        this.palette = palette;
        this.findings = findings;
        this.words = words;
    }

    /** Draws it. */
    public void paint(double width, double height) {
        painter.fill(0, 0, width, height, palette.ground());
        painter.text(words.text("chart.title"), MARGIN, 24, TITLE, palette.text());
        legend(width, 46);
        boolean beside = (width - 2 * MARGIN) / DRAWN.size() >= NARROWEST;
        double each = beside ? (width - 2 * MARGIN) / DRAWN.size() : width - 2 * MARGIN;
        double high = beside ? height - HEAD - MARGIN : (height - HEAD - MARGIN) / DRAWN.size();
        for (int i = 0; i < DRAWN.size(); i++) {
            double x = MARGIN + (beside ? i * each : 0);
            double y = HEAD + (beside ? 0 : i * high);
            panel(DRAWN.get(i), new ChartPanel(painter, palette, x, y, each, high), Optional.empty());
        }
    }

    /**
     * Draws one of its pictures, with what the lines are above it.
     *
     * @param marked a TTL to be marked, if any
     */
    public void paint(Panel which, Optional<Duration> marked, double width, double height) {
        painter.fill(0, 0, width, height, palette.ground());
        double top = legend(width, 20) + 8;
        ChartPanel panel =
                new ChartPanel(painter, palette, MARGIN, top, width - 2 * MARGIN, Math.max(80, height - top - 6));
        panel(which, panel, marked);
    }

    private void panel(Panel which, ChartPanel panel, Optional<Duration> marked) {
        ChartPanel.Axis across = new ChartPanel.Axis(acrossScale(), words::time);
        ChartPanel.Axis chance = new ChartPanel.Axis(new LogAxis(leastShare(), 1), this::percent);
        ChartPanel.Axis up = which == Panel.WAIT ? new ChartPanel.Axis(waitScale(), words::time) : chance;
        double rule = findings.experiment().ruleOfThumb().toNanos() / 1e6;
        panel.paint(title(which), words.text("chart.ttl"), across, up, curves(which), rule);
        marked.ifPresent(ttl -> panel.mark(across, ttl.toNanos() / 1e6));
    }

    private String title(Panel which) {
        return words.text(
                switch (which) {
                    case OVERLAP -> "chart.overlap";
                    case LOST_UPDATE -> "chart.lost";
                    case STALE_WRITE -> "chart.stale";
                    case WAIT -> "chart.wait";
                });
    }

    private List<Curve> curves(Panel which) {
        return switch (which) {
            case OVERLAP -> shares(Estimate::overlap);
            case LOST_UPDATE -> shares(Estimate::lostUpdate);
            case STALE_WRITE -> shares(Estimate::staleWrite);
            case WAIT -> waits();
        };
    }

    /** What the lines are, from a height on; answers where it ends. */
    private double legend(double width, double top) {
        double x = MARGIN;
        double y = top;
        for (Protection protection : findings.experiment().protections()) {
            String name = words.name(protection);
            if (x > MARGIN && x + 24 + painter.widthOf(name, PLAIN) > width - MARGIN) {
                x = MARGIN;
                y += 16;
            }
            painter.line(
                    x, y - 4, x + 18, y - 4, Line.solid(3), swatch(protection).ink());
            painter.text(name, x + 24, y, PLAIN, palette.text());
            x += 24 + painter.widthOf(name, PLAIN) + 20;
        }
        Duration rule = findings.experiment().ruleOfThumb();
        String thumb = words.text("chart.rule", Experiment.RULE, words.time(rule));
        if (x + 24 + painter.widthOf(thumb, PLAIN) > width - MARGIN) {
            x = MARGIN;
            y += 16;
        }
        painter.line(x, y - 4, x + 18, y - 4, Line.dashed(1.5), palette.muted());
        painter.text(thumb, x + 24, y, PLAIN, palette.text());
        String same = words.text("chart.same");
        int stop = same.indexOf(". ") + 1;
        if (painter.widthOf(same, SMALL) <= width - 2 * MARGIN || stop == 0) {
            painter.text(same, MARGIN, y + 17, SMALL, palette.muted());
            return y + 17;
        }
        painter.text(same.substring(0, stop), MARGIN, y + 17, SMALL, palette.muted());
        painter.text(same.substring(stop + 1), MARGIN, y + 31, SMALL, palette.muted());
        return y + 31;
    }

    private Swatch swatch(Protection protection) {
        return palette.client(List.of(Protection.values()).indexOf(protection));
    }

    private LogAxis acrossScale() {
        List<Duration> ttls = findings.experiment().ttls();
        double least = ttls.get(0).toMillis();
        double most = ttls.get(ttls.size() - 1).toMillis();
        return new LogAxis(least / 1.15, most * 1.15);
    }

    /** The lower edge is where what never happened lies. */
    private String percent(double share) {
        return share <= leastShare() * 1.001 ? "0" : words.digits(100 * share) + " %";
    }

    /** Below what so few runs can tell from never; what never happened lies at the lower edge. */
    private double leastShare() {
        return Math.pow(10, Math.floor(Math.log10(0.5 / findings.experiment().runs())));
    }

    private LogAxis waitScale() {
        double least = Double.MAX_VALUE;
        double most = 1;
        for (Estimate estimate : findings.estimates()) {
            least = Math.min(least, Math.max(1, estimate.waits().meanLow() / 1e6));
            most = Math.max(most, estimate.waits().p99() / 1e6);
        }
        return new LogAxis(Math.min(least, most / 2) / 1.2, most * 1.2);
    }

    /** Of curves that are the same at every TTL, the first is drawn; a note says so. */
    private List<Curve> shares(Function<Estimate, Proportion> share) {
        Map<List<Curve.Point>, Curve> curves = new LinkedHashMap<>();
        for (Protection protection : findings.experiment().protections()) {
            List<Curve.Point> points = new ArrayList<>();
            for (Estimate estimate : findings.of(protection)) {
                Proportion what = share.apply(estimate);
                points.add(new Curve.Point(estimate.ttl().toMillis(), what.share(), what.low(), what.high()));
            }
            curves.putIfAbsent(points, new Curve(swatch(protection), false, points));
        }
        return List.copyOf(curves.values());
    }

    private static double open(long bound) {
        return bound == Long.MAX_VALUE ? Curve.Point.OPEN : bound / 1e6;
    }

    private List<Curve> waits() {
        Map<List<Curve.Point>, Curve> curves = new LinkedHashMap<>();
        for (Protection protection : findings.experiment().protections()) {
            List<Curve.Point> means = new ArrayList<>();
            List<Curve.Point> tails = new ArrayList<>();
            for (Estimate estimate : findings.of(protection)) {
                Waits waits = estimate.waits();
                double ttl = estimate.ttl().toMillis();
                means.add(new Curve.Point(ttl, waits.mean() / 1e6, waits.meanLow() / 1e6, waits.meanHigh() / 1e6));
                tails.add(new Curve.Point(ttl, waits.p99() / 1e6, waits.p99Low() / 1e6, open(waits.p99High())));
            }
            curves.putIfAbsent(means, new Curve(swatch(protection), false, means));
            curves.putIfAbsent(tails, new Curve(swatch(protection), true, tails));
        }
        return List.copyOf(curves.values());
    }
}
