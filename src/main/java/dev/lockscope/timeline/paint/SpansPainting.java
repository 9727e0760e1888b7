package dev.lockscope.timeline.paint;

import dev.lockscope.timeline.Form;
import dev.lockscope.timeline.Frame;
import dev.lockscope.timeline.Frame.Group;
import dev.lockscope.timeline.Slot;
import dev.lockscope.timeline.paint.Painter.Line;
import java.util.Comparator;
import java.util.List;

/**
 * Draws the spans of a frame. Runs of one paint are drawn together, so that the colour changes as seldom as can be;
 * a run that shows several spans is lower than one that shows one.
 */
final class SpansPainting {

    /** A run must be so wide to show a pattern, px. */
    private static final int PATTERNED = 4;

    private final Painter painter;
    private final Picture picture;
    private final Frame frame;
    private final List<Slot> slots;
    private final Crowds crowds;

    SpansPainting(Painter painter, Picture picture, Frame frame, List<Slot> slots) {
        this.painter = painter;
        this.picture = picture;
        this.frame = frame;
        this.slots = slots;
        this.crowds = Crowds.of(frame, slots);
    }

    void draw() {
        List<Group> groups = frame.groups().stream()
                .sorted(Comparator.comparingInt(group -> style(group).layer()))
                .toList();
        for (Group group : groups) {
            if (form(group) == Form.OUTLINE) {
                flat(group, style(group).ground(), 0);
            }
        }
        for (Group group : groups) {
            draw(group, style(group));
        }
    }

    private Style style(Group group) {
        return picture.styles().of(group.paint());
    }

    /** All spans of a kind are in rows of one form. */
    private Form form(Group group) {
        return slots.get(frame.row(group.from())).form();
    }

    private void draw(Group group, Style style) {
        switch (form(group)) {
            case MARKS, TICKS -> points(group, style);
            case OUTLINE -> around(group, style);
            case STRIP -> strips(group, style);
            case BAND -> {
                flat(group, style.ground(), 0);
                edges(group, style, Line.dashed(1));
            }
            case BAR, OVERLAY -> bars(group, style);
        }
    }

    private void bars(Group group, Style style) {
        if (group.merged()) {
            Ink ink = style.pattern() == Pattern.SOLID ? style.ground() : mixed(style);
            merged(group, ink);
            return;
        }
        if (style.pattern() == Pattern.SOLID) {
            flat(group, style.ground(), 0);
        } else {
            patterned(group, style);
        }
        if (style.edged()) {
            edges(group, style, Line.solid(1));
        }
    }

    /** Where a pattern would not be seen there is one flat box. */
    private void patterned(Group group, Style style) {
        Ink narrow = mixed(style);
        for (int run = group.from(); run < group.to(); run++) {
            if (width(run) < PATTERNED) {
                box(run, narrow, Pattern.SOLID, 0);
            }
        }
        for (int run = group.from(); run < group.to(); run++) {
            if (width(run) >= PATTERNED) {
                box(run, style.ground(), Pattern.SOLID, 0);
            }
        }
        for (int run = group.from(); run < group.to(); run++) {
            if (width(run) >= PATTERNED) {
                box(run, style.ink(), style.pattern(), 0);
            }
        }
    }

    private static Ink mixed(Style style) {
        return style.ground().mixed(style.ink(), 0.6);
    }

    private void merged(Group group, Ink ink) {
        for (int run = group.from(); run < group.to(); run++) {
            box(run, ink, width(run) < 2 * PATTERNED ? Pattern.SOLID : Pattern.MERGED, 0.2);
        }
    }

    private void flat(Group group, Ink ink, double inset) {
        for (int run = group.from(); run < group.to(); run++) {
            box(run, ink, Pattern.SOLID, inset);
        }
    }

    private void edges(Group group, Style style, Line line) {
        for (int run = group.from(); run < group.to(); run++) {
            if (width(run) >= PATTERNED) {
                painter.outline(frame.first(run), y(run), width(run), slot(run).height(), line, style.ink());
            }
        }
    }

    private void around(Group group, Style style) {
        for (int run = group.from(); run < group.to(); run++) {
            Slot slot = slot(run);
            if (width(run) >= PATTERNED && !group.merged()) {
                painter.outline(frame.first(run), y(run), width(run), slot.height(), Line.solid(2), style.ink());
            }
            painter.fill(frame.first(run), y(run) + slot.height() - 3, width(run), 3, style.ink());
        }
    }

    private void strips(Group group, Style style) {
        boolean dashed = style.pattern() != Pattern.SOLID && !group.merged();
        flat(group, dashed ? style.ground() : style.ink(), group.merged() ? 0.25 : 0);
        if (dashed) {
            for (int run = group.from(); run < group.to(); run++) {
                box(run, style.ink(), Pattern.UPRIGHT, 0);
            }
        }
    }

    private void points(Group group, Style style) {
        for (int run = group.from(); run < group.to(); run++) {
            Slot slot = slot(run);
            if (group.merged()) {
                painter.fill(
                        frame.first(run),
                        y(run) + (double) Math.round(slot.height() * 0.2),
                        Math.max(3, width(run)),
                        (double) Math.round(slot.height() * 0.6),
                        style.ink());
            } else if (crowds.isCrowded(frame.row(run), frame.first(run), slot.height() * 0.4)) {
                painter.fill(frame.first(run), y(run) + 2, 2, slot.height() - 4, style.ink());
            } else {
                Shapes.draw(painter, style, frame.first(run) + 0.5, y(run), slot.height());
            }
        }
    }

    private void box(int run, Ink ink, Pattern pattern, double inset) {
        Slot slot = slot(run);
        double less = Math.round(slot.height() * inset);
        painter.pattern(frame.first(run), y(run) + less, width(run), slot.height() - 2 * less, pattern, ink);
    }

    private Slot slot(int run) {
        return slots.get(frame.row(run));
    }

    private double y(int run) {
        return picture.top() + slot(run).y();
    }

    private int width(int run) {
        return frame.last(run) - frame.first(run) + 1;
    }
}
