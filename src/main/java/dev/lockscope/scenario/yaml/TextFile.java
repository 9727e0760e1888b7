package dev.lockscope.scenario.yaml;

import dev.lockscope.scenario.problem.Position;
import dev.lockscope.scenario.problem.Problems;
import dev.lockscope.scenario.problem.Wording;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;
import org.snakeyaml.engine.v2.scanner.StreamReader;

/** Turns the bytes of a file into text, or says at which place they are none. */
public final class TextFile {

    private TextFile() {}

    /** The bytes as text. Adds a problem where they are not UTF-8. */
    public static Optional<String> decode(byte[] bytes, Problems problems) {
        CharsetDecoder decoder = StandardCharsets.UTF_8
                .newDecoder()
                .onMalformedInput(CodingErrorAction.REPORT)
                .onUnmappableCharacter(CodingErrorAction.REPORT);
        ByteBuffer in = ByteBuffer.wrap(bytes);
        CharBuffer out = CharBuffer.allocate(bytes.length + 1);
        CoderResult result = decoder.decode(in, out, true);
        out.flip();
        if (result.isError()) {
            int bad = in.position();
            problems.add(
                    endOf(out),
                    Wording.NOT_UTF8.with(
                            Integer.toString(bad + 1), String.format(Locale.ROOT, "%02X", bytes[bad] & 0xFF)),
                    Wording.WANT_UTF8.with());
            return Optional.empty();
        }
        return Optional.of(out.toString());
    }

    /** Whether no character is one that a text file cannot have. Adds a problem for the first that is. */
    static boolean isPrintable(String text, Problems problems) {
        for (int i = 0; i < text.length(); ) {
            int c = text.codePointAt(i);
            if (!StreamReader.isPrintable(c)) {
                problems.add(
                        endOf(text.substring(0, i)),
                        Wording.CONTROL_CHARACTER.with(String.format(Locale.ROOT, "%04X", c)),
                        Wording.WANT_UTF8.with());
                return false;
            }
            i += Character.charCount(c);
        }
        return true;
    }

    /** The place just behind a piece of text that begins a file. Lines end as for YAML: LF, CR LF or CR. */
    private static Position endOf(CharSequence text) {
        int line = 1;
        int from = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            boolean pair = c == '\r' && i + 1 < text.length() && text.charAt(i + 1) == '\n';
            if (c == '\n' || (c == '\r' && !pair)) {
                line++;
                from = i + 1;
            }
        }
        return new Position(line, 1 + Character.codePointCount(text, from, text.length()));
    }
}
