package dev.lockscope.timeline;

/**
 * How large things of a layout are, px; whole numbers, so that edges are sharp.
 *
 * @param bar how high a bar is
 * @param strip how high a thin line beside a bar is
 * @param heading how high the heading of a group is
 * @param band how high the line above clients is, in which overlaps are labelled
 * @param gap how far lines stand apart
 */
public record Metrics(double bar, double strip, double heading, double band, double gap) {

    /** Sizes that suit text. */
    public static Metrics forText(double size) {
        return new Metrics(
                Math.round(size * 1.4),
                Math.max(3, Math.round(size * 0.25)),
                Math.round(size * 1.4),
                Math.round(size * 1.3),
                Math.round(size * 0.4));
    }
}
