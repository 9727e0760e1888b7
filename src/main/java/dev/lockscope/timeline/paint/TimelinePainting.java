package dev.lockscope.timeline.paint;

import dev.lockscope.timeline.Frame;
import dev.lockscope.timeline.Slot;
import java.util.List;

/** Draws the picture over time: grid, spans, words, arrows, axis. */
public final class TimelinePainting {

    private TimelinePainting() {}

    /** Draws a picture. */
    public static void draw(Painter painter, Picture picture) {
        List<Slot> slots = picture.layout().slots().stream()
                .filter(slot -> isSeen(picture, slot))
                .toList();
        Frame frame = picture.timeline().frame(slots.stream().map(Slot::row).toList(), picture.scale());
        draw(painter, picture, frame, slots);
    }

    /**
     * Draws a picture whose frame is known.
     *
     * @param slots the places of the rows of the frame
     */
    public static void draw(Painter painter, Picture picture, Frame frame, List<Slot> slots) {
        AxisPainting axis = new AxisPainting(painter, picture);
        axis.grid();
        new SpansPainting(painter, picture, frame, slots).draw();
        new ArrowsPainting(painter, picture).draw();
        LabelsPainting labels = new LabelsPainting(painter, picture, frame, slots);
        labels.draw();
        labels.overlaps();
        axis.axis();
    }

    private static boolean isSeen(Picture picture, Slot slot) {
        return picture.top() + slot.bottom() >= picture.from() && picture.top() + slot.y() <= picture.height();
    }
}
