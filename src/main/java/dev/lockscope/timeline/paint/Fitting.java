package dev.lockscope.timeline.paint;

import dev.lockscope.timeline.paint.Painter.Type;
import java.util.regex.Pattern;

/** Makes words fit. */
final class Fitting {

    private static final int FEWEST = 3;

    /** What no text should end with. */
    private static final Pattern END = Pattern.compile("[\\s·:,]+$");

    private Fitting() {}

    /** As much of a text as there is room for, with an ellipsis where it is cut; empty where too little would be left. */
    static String fit(Painter painter, String text, double room, Type type) {
        if (text.isEmpty() || painter.widthOf(text, type) <= room) {
            return text;
        }
        int low = 0;
        int high = text.length() - 1;
        while (low < high) {
            int middle = (low + high + 1) >>> 1;
            if (painter.widthOf(cut(text, middle), type) <= room) {
                low = middle;
            } else {
                high = middle - 1;
            }
        }
        return low < FEWEST ? "" : cut(text, low);
    }

    private static String cut(String text, int length) {
        return END.matcher(text.substring(0, length)).replaceFirst("") + "…";
    }
}
