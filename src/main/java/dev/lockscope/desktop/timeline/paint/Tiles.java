package dev.lockscope.desktop.timeline.paint;

import java.util.HashMap;
import java.util.Map;
import javafx.scene.image.PixelWriter;
import javafx.scene.image.WritableImage;
import javafx.scene.paint.Color;
import javafx.scene.paint.ImagePattern;

/** Patterns as small pictures that are laid side by side: much quicker than lines. Kept for each colour. */
final class Tiles {

    private static final int SIZE = 8;

    private final Map<Tile, ImagePattern> made = new HashMap<>();

    ImagePattern of(Pattern pattern, Color color) {
        return made.computeIfAbsent(new Tile(pattern, color), Tiles::make);
    }

    private static ImagePattern make(Tile tile) {
        WritableImage image = new WritableImage(SIZE, SIZE);
        PixelWriter pixels = image.getPixelWriter();
        for (int y = 0; y < SIZE; y++) {
            for (int x = 0; x < SIZE; x++) {
                double share = share(tile.pattern(), x, y);
                if (share > 0) {
                    pixels.setColor(x, y, tile.color().deriveColor(0, 1, 1, share));
                }
            }
        }
        return new ImagePattern(image, 0, 0, SIZE, SIZE, false);
    }

    /** How much of a pixel is covered. */
    private static double share(Pattern pattern, int x, int y) {
        return switch (pattern) {
            case SOLID -> 1;
            case DOTS -> x / 2 == 1 && y / 2 == 1 ? 1 : 0;
            case RISING -> diagonal(x + y);
            case FALLING -> diagonal(x - y + SIZE);
            case CROSSED -> Math.max(diagonal(x + y), diagonal(x - y + SIZE));
            case UPRIGHT -> x < 2 ? 1 : 0;
            case MERGED -> x % 4 == 3 ? 0 : 1;
        };
    }

    private static double diagonal(int distance) {
        int across = distance % SIZE;
        return across < 2 ? 1 : across == 2 || across == SIZE - 1 ? 0.45 : 0;
    }

    private record Tile(Pattern pattern, Color color) {}
}
