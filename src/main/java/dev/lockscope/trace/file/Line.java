package dev.lockscope.trace.file;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;

/** A line of a file. */
final class Line {

    private final long number;
    private final long offset;
    private final byte[] bytes;
    private final boolean ended;

    /**
     * @param number from 1
     * @param offset where it begins, bytes from the beginning of the file when unpacked
     * @param bytes without the line's end; they belong to the line from now on
     * @param ended whether a line's end came after it
     */
    Line(long number, long offset, byte[] bytes, boolean ended) {
        this.number = number;
        this.offset = offset;
        this.bytes = bytes;
        this.ended = ended;
    }

    long number() {
        return number;
    }

    long offset() {
        return offset;
    }

    int length() {
        return bytes.length;
    }

    /** Not to be changed. */
    byte[] bytes() {
        return bytes;
    }

    boolean ended() {
        return ended;
    }

    /** The line as text, or a damage where it is no UTF-8. */
    String text() throws Damage {
        String quickly = new String(bytes, StandardCharsets.UTF_8);
        // What is no UTF-8 becomes this character, which may stand there as well; then it takes a closer look.
        return quickly.indexOf('\uFFFD') < 0 ? quickly : carefully();
    }

    private String carefully() throws Damage {
        CharsetDecoder decoder = StandardCharsets.UTF_8
                .newDecoder()
                .onMalformedInput(CodingErrorAction.REPORT)
                .onUnmappableCharacter(CodingErrorAction.REPORT);
        CharBuffer text = CharBuffer.allocate(bytes.length);
        if (decoder.decode(ByteBuffer.wrap(bytes), text, true).isError()) {
            throw new Damage(text.position(), "bytes that are no UTF-8", "text in UTF-8");
        }
        return text.flip().toString();
    }

    /** Whether it begins with that text of ASCII characters. */
    boolean beginsWith(String start) {
        for (int i = 0; i < start.length(); i++) {
            if (i == bytes.length || bytes[i] != start.charAt(i)) {
                return false;
            }
        }
        return true;
    }

    /** The place of a damage of this line. */
    TraceFileException.Place place(Damage damage) {
        String text = new String(bytes, StandardCharsets.UTF_8);
        int chars = (int) Math.min(damage.offset(), text.length());
        int before = text.substring(0, chars).getBytes(StandardCharsets.UTF_8).length;
        return new TraceFileException.Place(number, chars + 1L, offset + Math.min(before, bytes.length));
    }
}
