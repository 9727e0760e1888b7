package dev.lockscope.export;

import dev.lockscope.export.picture.Size;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * How the picture of an export is to be. What is empty is as it suits the format.
 *
 * @param size how large it is, px
 * @param scale how many pixels there are for each px, {@link #LEAST_SCALE} to {@link #MOST_SCALE}; of use to formats that
 *     have pixels
 */
public record PictureWish(Optional<Size> size, OptionalDouble scale, Tone tone) {

    /** The coarsest. */
    public static final double LEAST_SCALE = 0.25;

    /** The finest: on paper, more than 700 dots an inch. */
    public static final double MOST_SCALE = 8;

    /** Light, and in the size that suits the format. */
    public static final PictureWish PLAIN = new PictureWish(Optional.empty(), OptionalDouble.empty(), Tone.LIGHT);

    public PictureWish {
        if (scale.isPresent() && !(scale.getAsDouble() >= LEAST_SCALE && scale.getAsDouble() <= MOST_SCALE)) {
            throw new IllegalArgumentException(
                    "not from " + LEAST_SCALE + " to " + MOST_SCALE + ": " + scale.getAsDouble());
        }
    }
}
