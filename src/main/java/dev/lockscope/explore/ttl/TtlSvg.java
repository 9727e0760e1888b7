package dev.lockscope.explore.ttl;

import dev.lockscope.export.svg.SvgPainter;
import dev.lockscope.timeline.paint.Palette;

/** Findings as a picture in a file of its own. */
public final class TtlSvg {

    private static final double WIDTH = 1_140;
    private static final double HEIGHT = 430;

    private TtlSvg() {}

    /**
     * The document.
     *
     * @param language {@code nb} for Norwegian Bokmål, else English
     */
    public static String of(Findings findings, Palette palette, String language) {
        TtlWords words = TtlWords.in(language);
        SvgPainter painter = new SvgPainter("ttl");
        new TtlChart(painter, palette, findings, words).paint(WIDTH, HEIGHT);
        return painter.svg(WIDTH, HEIGHT, words.text("chart.title"), words.text("chart.description"));
    }
}
