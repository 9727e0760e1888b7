package dev.lockscope.desktop.carry;

import dev.lockscope.export.PictureWish;
import dev.lockscope.export.Tone;
import dev.lockscope.export.picture.Size;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;

/** How a picture is asked for, of what a person typed and chose. */
sealed interface Framing {

    /** A picture that can be had. */
    record Chosen(PictureWish wish) implements Framing {}

    /** One that cannot. */
    record Wrong(Part.Problem problem) implements Framing {}

    /**
     * The picture that is asked for.
     *
     * @param width px; blank for what suits the format
     * @param height px; blank for as high as it comes to
     * @param plainWidth what suits the format
     * @param scale pixels for each px
     */
    static Framing of(String width, String height, int plainWidth, double scale, Tone tone) {
        OptionalInt across = number(width, Size.NARROWEST);
        OptionalInt down = number(height, 1);
        if (across.isEmpty() && !width.isBlank()) {
            return new Wrong(Part.Problem.WIDTH);
        } else if (down.isEmpty() && !height.isBlank()) {
            return new Wrong(Part.Problem.HEIGHT);
        }
        Optional<Size> size = across.isEmpty() && down.isEmpty()
                ? Optional.empty()
                : Optional.of(new Size(across.orElse(plainWidth), down));
        return new Chosen(new PictureWish(size, OptionalDouble.of(scale), tone));
    }

    private static OptionalInt number(String text, int least) {
        String plain = text.strip();
        if (!plain.matches("[0-9]{1,6}")) {
            return OptionalInt.empty();
        }
        int number = Integer.parseInt(plain);
        return number >= least && number <= Size.LARGEST ? OptionalInt.of(number) : OptionalInt.empty();
    }
}
