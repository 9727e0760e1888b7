package dev.lockscope.desktop.timeline.paint;

import dev.lockscope.desktop.timeline.paint.Painter.Type;

/** Makes words fit. */
final class Fitting {

    private static final int FEWEST = 3;

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
        return text.substring(0, length).stripTrailing() + "…";
    }
}
