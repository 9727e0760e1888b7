package dev.lockscope.export.svg;

import java.text.Normalizer;

/**
 * How wide words are, without any font at hand: Helvetica's widths, which Arial, Liberation Sans and Nimbus Sans share.
 * They are known on every machine, with or without a screen or fonts, so that a picture is the same wherever it is made.
 *
 * <p>Source: Adobe, "Core 14 AFM files", Helvetica and Helvetica-Bold, thousandths of the size of the type.
 */
public final class TextWidths {

    private static final int FIRST = ' ';

    /** The last letter of Latin-1: letters up to it are in the tables, most of them with a mark. */
    private static final int LAST = 'ÿ';

    private static final int[] PLAIN = {
        278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278,
        556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556,
        1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778,
        667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556,
        333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556,
        556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584
    };

    private static final int[] BOLD = {
        278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278,
        556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 333, 333, 584, 584, 584, 611,
        975, 722, 722, 722, 722, 667, 611, 778, 722, 278, 556, 722, 611, 833, 722, 778,
        667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 333, 278, 333, 584, 556,
        333, 556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556, 278, 889, 611, 611,
        611, 611, 389, 556, 333, 611, 556, 778, 556, 556, 500, 389, 280, 389, 584
    };

    /** As wide as most capital letters, for letters that are not in the table. */
    private static final int OTHER = 722;

    /** From here on letters are as wide as they are high: East Asian scripts, and signs that are pictures. */
    private static final int SQUARE = 0x2E80;

    private TextWidths() {}

    /** Whether the width of every letter is known, and none is a guess. */
    public static boolean isKnown(String text) {
        return text.codePoints().allMatch(point -> point >= FIRST && point <= LAST);
    }

    /** The width of a line of words. */
    public static double of(String text, double size, boolean bold) {
        // Letters with a mark are as wide as without it.
        String plain = Normalizer.normalize(text, Normalizer.Form.NFD);
        int[] table = bold ? BOLD : PLAIN;
        return plain.codePoints().mapToLong(point -> width(point, table)).sum() * size / 1000;
    }

    private static int width(int point, int[] table) {
        if (point >= FIRST && point - FIRST < table.length) {
            return table[point - FIRST];
        }
        return switch (Character.getType(point)) {
            case Character.NON_SPACING_MARK, Character.ENCLOSING_MARK, Character.FORMAT -> 0;
            default ->
                switch (point) {
                    case '·', '\u00A0' -> 278;
                    case '–', '«', '»' -> 556;
                    case '×' -> 584;
                    case 'ø' -> 611;
                    case 'æ' -> 889;
                    case '…', '—', 'Æ', '→', '←' -> 1000;
                    default -> point >= SQUARE ? 1000 : OTHER;
                };
        };
    }
}
