package dev.lockscope.desktop.stage;

/** A cubic Bézier curve: its ends, and the points that it bends towards. */
record Curve(Spot start, Spot first, Spot second, Spot end) {

    /**
     * The point at a share of its course.
     *
     * @param share 0 at the start, 1 at the end
     */
    Spot at(double share) {
        double rest = 1 - share;
        double a = rest * rest * rest;
        double b = 3 * rest * rest * share;
        double c = 3 * rest * share * share;
        double d = share * share * share;
        return new Spot(
                a * start.x() + b * first.x() + c * second.x() + d * end.x(),
                a * start.y() + b * first.y() + c * second.y() + d * end.y());
    }

    /** From one card's side to another's, leaving and arriving level. */
    static Curve level(Spot start, Spot end) {
        double bend = (end.x() - start.x()) / 2;
        return new Curve(start, new Spot(start.x() + bend, start.y()), new Spot(end.x() - bend, end.y()), end);
    }

    /**
     * Between two points that stand above one another, round what is between them.
     *
     * @param bulge how far it bends away, px; to the left below 0
     */
    static Curve round(Spot start, Spot end, double bulge) {
        return new Curve(start, new Spot(start.x() + bulge, start.y()), new Spot(end.x() + bulge, end.y()), end);
    }
}
