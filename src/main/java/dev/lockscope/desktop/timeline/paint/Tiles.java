package dev.lockscope.desktop.timeline.paint;

import dev.lockscope.timeline.paint.Pattern;
import java.util.HashMap;
import java.util.Map;
import javafx.scene.image.Image;
import javafx.scene.image.PixelWriter;
import javafx.scene.image.WritableImage;
import javafx.scene.paint.Color;

/**
 * Patterns as ready pictures, of which as much is copied as is needed: much quicker than lines, or than filling with a
 * small picture again and again. Kept for each colour.
 */
final class Tiles {

    /** How wide a picture is, px; a multiple of the period. */
    static final int WIDTH = 1024;

    /** How high, px: at least as high as a bar. */
    static final int HEIGHT = 64;

    /** After so many pixels a pattern begins anew. */
    static final int PERIOD = 8;

    private static final int MOST = 64;

    private final Map<Tile, Image> made = new HashMap<>();

    Image of(Pattern pattern, Color color) {
        if (made.size() > MOST) {
            made.clear();
        }
        return made.computeIfAbsent(new Tile(pattern, color), Tiles::make);
    }

    private static Image make(Tile tile) {
        WritableImage image = new WritableImage(WIDTH, HEIGHT);
        PixelWriter pixels = image.getPixelWriter();
        for (int y = 0; y < HEIGHT; y++) {
            for (int x = 0; x < WIDTH; x++) {
                double share = share(tile.pattern(), x % PERIOD, y % PERIOD);
                if (share > 0) {
                    pixels.setColor(x, y, tile.color().deriveColor(0, 1, 1, share));
                }
            }
        }
        return image;
    }

    /** How much of a pixel is covered. */
    private static double share(Pattern pattern, int x, int y) {
        return switch (pattern) {
            case SOLID -> 1;
            case DOTS -> x / 2 == 1 && y / 2 == 1 ? 1 : 0;
            case RISING -> diagonal(x + y);
            case FALLING -> diagonal(x - y + PERIOD);
            case CROSSED -> Math.max(diagonal(x + y), diagonal(x - y + PERIOD));
            case UPRIGHT -> x < 2 ? 1 : 0;
            case MERGED -> x % 4 == 3 ? 0 : 1;
        };
    }

    private static double diagonal(int distance) {
        int across = distance % PERIOD;
        return across < 2 ? 1 : across == 2 || across == PERIOD - 1 ? 0.45 : 0;
    }

    private record Tile(Pattern pattern, Color color) {}
}
