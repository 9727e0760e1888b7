package dev.lockscope.timeline;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;

/**
 * Coarser and coarser pictures of a row. A level of {@code 2^k} ns merges neighbouring spans as long as they and the
 * gaps between them stay shorter than that together, so that at a scale of at least {@code 2^k} ns a pixel nothing wider
 * than a pixel and no gap wider than a pixel is merged.
 *
 * <p>Levels are made when they are first asked for and then grow with the row. A level that is hardly smaller than a
 * finer one is not kept, so that all together are not much larger than the row. Belongs to one thread.
 */
final class Pyramid {

    /** Levels are a factor of four apart. */
    private static final int STEP = 2;

    /** Where merging does not halve a row, it is not worth it; looked at again when the row has doubled. */
    private static final int GAIN = 2;

    /** Rows below this many spans are quick enough as they are. */
    private static final int SMALL = 256;

    private final SpanArrays spans;
    private final TreeMap<Integer, Level> levels = new TreeMap<>();
    private final List<Integer> useless = new ArrayList<>();
    private int judgedAt;

    Pyramid(SpanArrays spans) {
        this.spans = spans;
    }

    /** The runs to draw at a scale; the row's own spans as they are where merging does not pay. */
    Level at(double nsPerPixel) {
        int exponent = Math.min(62, Math.max(0, Math.getExponent(nsPerPixel)));
        int key = exponent - exponent % STEP;
        if (spans.size() < SMALL || nsPerPixel < 1) {
            return Level.unmerged(spans);
        }
        if (spans.size() > 2 * judgedAt) {
            useless.clear();
            levels.clear();
            judgedAt = spans.size();
        }
        if (!levels.containsKey(key) && !useless.contains(key)) {
            build(key);
        }
        var best = levels.floorEntry(key);
        if (best == null) {
            return Level.unmerged(spans);
        }
        best.getValue().extend();
        return best.getValue();
    }

    private void build(int key) {
        Level level = Level.merged(spans, 1L << key);
        level.extend();
        var finer = levels.floorEntry(key);
        int size = finer == null ? spans.size() : finer.getValue().runs();
        if (level.runs() <= size / GAIN) {
            levels.put(key, level);
        } else {
            useless.add(key);
        }
    }

    void truncate(int size) {
        levels.values().forEach(level -> level.truncate(size));
    }

    /** How many runs are kept in all levels together. */
    int weight() {
        return levels.values().stream().mapToInt(Level::runs).sum();
    }
}
