package dev.lockscope.export.svg;

import dev.lockscope.timeline.paint.Pattern;

/** The patterns that tell states apart, as in the window: tiles of eight px. */
final class SvgPatterns {

    /** A slanting line, and the corner of its neighbour. */
    private static final String RISING = "M0 0H2L0 2ZM8 0H10L0 10V8Z";

    private static final String FALLING = "M0 0H2L10 8H8ZM0 6L2 8H0Z";

    private SvgPatterns() {}

    /**
     * A pattern's definition.
     *
     * @param fill the attributes of its colour
     */
    static String of(String id, Pattern pattern, String fill) {
        return "<pattern id=\"" + id + "\" width=\"8\" height=\"8\" patternUnits=\"userSpaceOnUse\"><path d=\""
                + path(pattern) + "\"" + fill + "/></pattern>\n";
    }

    private static String path(Pattern pattern) {
        return switch (pattern) {
            case SOLID -> "M0 0H8V8H0Z";
            case DOTS -> "M2 2h2v2h-2z";
            case RISING -> RISING;
            case FALLING -> FALLING;
            case CROSSED -> RISING + FALLING;
            case UPRIGHT -> "M0 0h2v8h-2z";
            case MERGED -> "M0 0h3v8h-3zM4 0h3v8h-3z";
        };
    }
}
