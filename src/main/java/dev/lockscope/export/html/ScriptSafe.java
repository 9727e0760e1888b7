package dev.lockscope.export.html;

/** JSON that can stand in a script element of a page whatever its texts say. */
final class ScriptSafe {

    private ScriptSafe() {}

    /**
     * The same JSON without anything that a page could take for markup or that breaks lines of a script: all of that is
     * within texts, where it can be written as an escape. Halves of characters become U+FFFD.
     */
    static String json(String json) {
        StringBuilder safe = new StringBuilder(json.length() + json.length() / 16);
        json.codePoints().forEach(point -> {
            switch (point) {
                case '<', '>', '&', 0x2028, 0x2029 -> safe.append(String.format("\\u%04x", point));
                default -> {
                    if (point >= Character.MIN_SURROGATE && point <= Character.MAX_SURROGATE) {
                        safe.append("\\ufffd");
                    } else {
                        safe.appendCodePoint(point);
                    }
                }
            }
        });
        return safe.toString();
    }
}
