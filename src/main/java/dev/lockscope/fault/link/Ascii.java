package dev.lockscope.fault.link;

import java.nio.ByteBuffer;

/** Reads plain text where it lies in a buffer. */
final class Ascii {

    private Ascii() {}

    /** Whether {@code text} lies at {@code index}, before {@code end}. */
    static boolean at(ByteBuffer bytes, int index, int end, String text) {
        if (end - index < text.length()) {
            return false;
        }
        for (int i = 0; i < text.length(); i++) {
            if (bytes.get(index + i) != text.charAt(i)) {
                return false;
            }
        }
        return true;
    }

    /** Where the line after that of {@code index} begins, at most {@code end}. */
    static int afterLine(ByteBuffer bytes, int index, int end) {
        int at = index;
        while (at < end && bytes.get(at) != '\n') {
            at++;
        }
        return Math.min(at + 1, end);
    }

    /** Where the line begins that comes {@code lines} after that of {@code index}, at most {@code end}. */
    static int afterLines(ByteBuffer bytes, int index, int end, int lines) {
        int at = index;
        for (int i = 0; i < lines; i++) {
            at = afterLine(bytes, at, end);
        }
        return at;
    }

    /** The number that is written at {@code index}; 0 for none, and for one above {@code largest}. */
    static int numberAt(ByteBuffer bytes, int index, int end, int largest) {
        long number = 0;
        for (int at = index; at < end && isDigit(bytes.get(at)); at++) {
            number = number * 10 + (bytes.get(at) - '0');
            if (number > largest) {
                return 0;
            }
        }
        return (int) number;
    }

    static boolean isDigit(byte b) {
        return b >= '0' && b <= '9';
    }
}
