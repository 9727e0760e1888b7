package dev.lockscope.timeline.paint;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * A colour, of no library. Each part is 0 to 1.
 *
 * @param opacity 0 for what is not seen, 1 for what lets nothing through
 */
public record Ink(float red, float green, float blue, float opacity) {

    public Ink {
        if (!(isShare(red) && isShare(green) && isShare(blue) && isShare(opacity))) {
            throw new IllegalArgumentException("not from 0 to 1: " + red + ", " + green + ", " + blue + ", " + opacity);
        }
    }

    private static boolean isShare(float part) {
        return part >= 0 && part <= 1;
    }

    /**
     * The colour that stylesheets write so.
     *
     * @param web such as {@code #0072b2}
     */
    public static Ink of(String web) {
        int all = Integer.parseInt(web.substring(1), 16);
        return new Ink((all >> 16 & 0xff) / 255f, (all >> 8 & 0xff) / 255f, (all & 0xff) / 255f, 1);
    }

    /** The same, fainter. */
    public Ink faded(double share) {
        return new Ink(red, green, blue, (float) (opacity * share));
    }

    /**
     * On the way to another one.
     *
     * @param share 0 for this one, 1 for the other
     */
    public Ink mixed(Ink other, double share) {
        return new Ink(
                between(red, other.red, share),
                between(green, other.green, share),
                between(blue, other.blue, share),
                between(opacity, other.opacity, share));
    }

    private static float between(float one, float other, double share) {
        return one + (other - one) * (float) share;
    }

    // Those of a record cost a window time: it asks of every box whether its colour is another one.

    @Override
    public boolean equals(@Nullable Object other) {
        return this == other
                || (other instanceof Ink ink
                        && red == ink.red
                        && green == ink.green
                        && blue == ink.blue
                        && opacity == ink.opacity);
    }

    @Override
    public int hashCode() {
        int hash = Float.floatToIntBits(red);
        hash = 31 * hash + Float.floatToIntBits(green);
        hash = 31 * hash + Float.floatToIntBits(blue);
        return 31 * hash + Float.floatToIntBits(opacity);
    }

    /** As stylesheets and SVG write it, without its opacity. */
    public String web() {
        return String.format(
                Locale.ROOT, "#%02x%02x%02x", Math.round(red * 255), Math.round(green * 255), Math.round(blue * 255));
    }
}
