package dev.lockscope.export.svg;

/** Text as XML and HTML have to write it. */
public final class Xml {

    private static final int REPLACEMENT = 0xFFFD;

    private Xml() {}

    /**
     * Text that is safe between tags and within the quotes of an attribute. What XML cannot hold, such as most control
     * characters and halves of pairs, becomes U+FFFD.
     */
    public static String text(String plain) {
        StringBuilder safe = new StringBuilder(plain.length() + 16);
        plain.codePoints().forEach(point -> {
            switch (point) {
                case '&' -> safe.append("&amp;");
                case '<' -> safe.append("&lt;");
                case '>' -> safe.append("&gt;");
                case '"' -> safe.append("&quot;");
                case '\'' -> safe.append("&#39;");
                default -> safe.appendCodePoint(isAllowed(point) ? point : REPLACEMENT);
            }
        });
        return safe.toString();
    }

    /** By XML 1.0, production 2, less what HTML does not take. */
    private static boolean isAllowed(int point) {
        return point == '\t'
                || point == '\n'
                || (point >= 0x20 && point < 0x7F)
                || (point >= 0xA0 && point <= 0xD7FF)
                || (point >= 0xE000 && point < 0xFFFE)
                || (point >= 0x10000 && (point & 0xFFFE) != 0xFFFE);
    }
}
