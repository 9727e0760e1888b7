package dev.lockscope.export.picture;

import java.util.OptionalInt;

/**
 * How large a picture is.
 *
 * @param width px, {@link #NARROWEST} to {@link #LARGEST}
 * @param height px, at most {@link #LARGEST}; as high as the run's lanes where empty
 */
public record Size(int width, OptionalInt height) {

    /** Narrower ones show next to nothing, px. */
    public static final int NARROWEST = 300;

    /** What programs that show pictures can be trusted with, px; 12288 pt in a PDF, whose limit is 14400. */
    public static final int LARGEST = 16_384;

    public Size {
        if (width < NARROWEST || width > LARGEST) {
            throw new IllegalArgumentException("not from " + NARROWEST + " to " + LARGEST + " px wide: " + width);
        }
        if (height.isPresent() && (height.getAsInt() < 1 || height.getAsInt() > LARGEST)) {
            throw new IllegalArgumentException("not from 1 to " + LARGEST + " px high: " + height.getAsInt());
        }
    }

    /** So wide, and as high as it comes to. */
    public static Size wide(int width) {
        return new Size(width, OptionalInt.empty());
    }
}
