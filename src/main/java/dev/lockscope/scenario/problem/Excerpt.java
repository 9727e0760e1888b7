package dev.lockscope.scenario.problem;

/** Makes a piece of a file fit to be shown in a message. */
public final class Excerpt {

    /** The most characters of a piece that are shown. */
    static final int LONGEST = 60;

    private Excerpt() {}

    /** The piece, cut to a fair length, with what would upset a terminal written as {@code \}{@code uXXXX}. */
    public static String of(String piece) {
        StringBuilder shown = new StringBuilder();
        piece.codePoints().limit(LONGEST).forEach(c -> {
            if (isSafe(c)) {
                shown.appendCodePoint(c);
            } else {
                shown.append(String.format("\\u%04X", c));
            }
        });
        if (piece.codePointCount(0, piece.length()) > LONGEST) {
            shown.append("...");
        }
        return shown.toString();
    }

    private static boolean isSafe(int c) {
        return switch (Character.getType(c)) {
            // Format characters could turn the direction of what follows them.
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.SURROGATE,
                    Character.UNASSIGNED,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR -> false;
            default -> true;
        };
    }
}
