package dev.lockscope.export.picture;

import dev.lockscope.timeline.paint.Painter;

/** Draws on a page that has parts. */
public interface PagePainter extends Painter {

    /** Begins a part with places of its own, of which nothing is seen outside its box. */
    void open(double x, double y, double width, double height);

    /** Ends the part that was begun last. */
    void close();
}
