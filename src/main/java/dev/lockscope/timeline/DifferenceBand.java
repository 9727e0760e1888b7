package dev.lockscope.timeline;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * What is drawn between the pictures of two runs on one axis: a glyph where they differ, on the side of the run that it is
 * about, and a line between two places of what both have. Glyphs that would cover one another are one, with their number.
 * Immutable; places are px from the left edge.
 *
 * @param glyphs by their side, from left to right
 * @param joints in the order of their marks
 */
public record DifferenceBand(List<Glyph> glyphs, List<Joint> joints) {

    /** So many lines tell something; more are a smear. */
    private static final int MOST_JOINTS = 300;

    public DifferenceBand {
        glyphs = List.copyOf(glyphs);
        joints = List.copyOf(joints);
    }

    /** What stands for a difference. */
    public enum Sign {
        /** Only this run has it. */
        HERE,
        /** Only the other run has it, at this time. */
        MISSING,
        /** Both have it, in another order. */
        ORDER,
        /** Both have it, and something else came of it. */
        OUTCOME,
        /** Both have it, at another time. */
        TIME
    }

    /**
     * A difference.
     *
     * @param row the number by which it is known
     * @param upper where it is in the upper run, a place of the {@link SharedAxis}
     * @param lower where it is in the lower run
     * @param upperSign what it is for the upper run
     * @param lowerSign what it is for the lower run
     */
    public record Mark(int row, long upper, long lower, Sign upperSign, Sign lowerSign) {

        /** One that both runs have. */
        public static Mark both(int row, long upper, long lower, Sign sign) {
            return new Mark(row, upper, lower, sign, sign);
        }

        /** One that only the upper run has. */
        public static Mark onlyUpper(int row, long place) {
            return new Mark(row, place, place, Sign.HERE, Sign.MISSING);
        }

        /** One that only the lower run has. */
        public static Mark onlyLower(int row, long place) {
            return new Mark(row, place, place, Sign.MISSING, Sign.HERE);
        }

        private boolean isJoint() {
            return upperSign == lowerSign;
        }
    }

    /**
     * What is drawn for one or several differences.
     *
     * @param lower whether it is about the lower run
     * @param sign that of all of them; that of the first where {@code mixed}
     * @param row the number of the first one
     * @param count how many there are
     * @param mixed whether they are of several signs
     */
    public record Glyph(boolean lower, double x, Sign sign, int row, int count, boolean mixed) {}

    /**
     * A line from the upper run to the lower one.
     *
     * @param upper where it begins
     * @param lower where it ends
     */
    public record Joint(double upper, double lower, Sign sign, int row) {}

    /**
     * What of some differences is drawn in a picture.
     *
     * @param seen which part of the axis is seen
     * @param apart how far glyphs stand apart at least, px
     */
    public static DifferenceBand of(List<Mark> marks, TimeScale seen, double apart) {
        List<Glyph> glyphs = new ArrayList<>();
        glyphs.addAll(glyphs(marks, false, seen, apart));
        glyphs.addAll(glyphs(marks, true, seen, apart));
        return new DifferenceBand(glyphs, joints(marks, seen));
    }

    private static List<Glyph> glyphs(List<Mark> marks, boolean lower, TimeScale seen, double apart) {
        List<Glyph> glyphs = new ArrayList<>();
        List<Mark> sorted = marks.stream()
                .filter(mark -> isSeen(place(mark, lower), seen, apart))
                .sorted(Comparator.<Mark>comparingLong(mark -> place(mark, lower))
                        .thenComparingInt(Mark::row))
                .toList();
        for (Mark mark : sorted) {
            double x = seen.x(place(mark, lower));
            Sign sign = lower ? mark.lowerSign() : mark.upperSign();
            Glyph last = glyphs.isEmpty() ? null : glyphs.get(glyphs.size() - 1);
            if (last != null && x - last.x() < apart) {
                boolean mixed = last.mixed() || last.sign() != sign;
                glyphs.set(
                        glyphs.size() - 1,
                        new Glyph(lower, last.x(), last.sign(), last.row(), last.count() + 1, mixed));
            } else {
                glyphs.add(new Glyph(lower, x, sign, mark.row(), 1, false));
            }
        }
        return glyphs;
    }

    private static long place(Mark mark, boolean lower) {
        return lower ? mark.lower() : mark.upper();
    }

    private static boolean isSeen(long place, TimeScale seen, double apart) {
        double x = seen.x(place);
        return x >= -apart && x <= seen.width() + apart;
    }

    private static List<Joint> joints(List<Mark> marks, TimeScale seen) {
        List<Joint> joints = new ArrayList<>();
        Set<Long> drawn = new HashSet<>();
        for (Mark mark : marks) {
            double upper = seen.x(mark.upper());
            double lower = seen.x(mark.lower());
            boolean beside = Math.max(upper, lower) < 0 || Math.min(upper, lower) > seen.width();
            if (!mark.isJoint() || beside || joints.size() >= MOST_JOINTS) {
                continue;
            }
            if (drawn.add(Math.round(upper) * 1_000_003L + Math.round(lower))) {
                joints.add(new Joint(upper, lower, mark.upperSign(), mark.row()));
            }
        }
        return joints;
    }
}
