package dev.lockscope.cli;

import dev.lockscope.time.Randomness;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.GZIPOutputStream;

/** Spoils files in the ways in which files are spoilt: bytes, pieces, lines, numbers and words. */
final class Mutations {

    private static final Pattern NUMBER = Pattern.compile("-?[0-9]+");
    private static final Pattern WORD = Pattern.compile("\"[^\"\\\\]{0,40}\"");
    private static final Pattern TIME = Pattern.compile("(?<=\"at\":)[0-9]+");
    private static final Pattern NAME = Pattern.compile("(?<=\"(client|node|actor|lock|key|token|value)\":)\"[^\"]*\"");
    private static final Pattern VALUE = Pattern.compile(
            "(?<=\"(value|before|after|change|fence|validUntil|expiresAt|command|cause|pausedFor)\":)(-?[0-9]+|null)");
    private static final List<String> NUMBERS = List.of(
            "0",
            "-1",
            "9223372036854775807",
            "-9223372036854775808",
            "9223372036854775808",
            "1e400",
            "0.5",
            "null",
            "\"\"",
            "[]",
            "{}",
            "99999999999999999999999999999999999999999");

    private final Randomness random;

    Mutations(Randomness random) {
        this.random = random;
    }

    /** The file with one to four things wrong with it; one in ten is packed, and one in twenty spoilt when packed. */
    byte[] spoil(byte[] file) {
        byte[] spoilt = file;
        // Half of them stay readable, if nonsense: wrong times, other names, facts in the wrong places.
        boolean readable = random.nextLong(2) == 0;
        for (long i = random.nextLong(4); i >= 0; i--) {
            spoilt = readable ? exchanged(spoilt) : once(spoilt);
        }
        return switch ((int) random.nextLong(20)) {
            case 0 -> packed(spoilt);
            case 1 -> bytes(packed(spoilt));
            default -> spoilt;
        };
    }

    private byte[] once(byte[] file) {
        if (file.length == 0) {
            return file;
        }
        return switch ((int) random.nextLong(8)) {
            case 0 -> bytes(file);
            case 1 -> Arrays.copyOf(file, (int) random.nextLong(file.length));
            case 2 -> without(file);
            case 3 -> repeated(file);
            case 4 -> lines(file);
            case 5, 6 -> replaced(file, NUMBER, NUMBERS);
            default -> swapped(file, WORD);
        };
    }

    private byte[] exchanged(byte[] file) {
        return switch ((int) random.nextLong(3)) {
            case 0 -> swapped(file, TIME);
            case 1 -> swapped(file, NAME);
            default -> swapped(file, VALUE);
        };
    }

    private byte[] bytes(byte[] file) {
        byte[] spoilt = file.clone();
        for (long i = random.nextLong(3); i >= 0; i--) {
            spoilt[place(spoilt)] = (byte) random.nextLong(256);
        }
        return spoilt;
    }

    private byte[] without(byte[] file) {
        int from = place(file);
        int to = from + (int) random.nextLong(Math.min(200, file.length - from) + 1L);
        return join(Arrays.copyOf(file, from), Arrays.copyOfRange(file, to, file.length));
    }

    private byte[] repeated(byte[] file) {
        int from = place(file);
        int to = from + (int) random.nextLong(Math.min(400, file.length - from) + 1L);
        byte[] piece = Arrays.copyOfRange(file, from, to);
        byte[] more = new byte[0];
        for (long i = random.nextLong(20); i >= 0; i--) {
            more = join(more, piece);
        }
        return join(join(Arrays.copyOf(file, to), more), Arrays.copyOfRange(file, to, file.length));
    }

    private byte[] lines(byte[] file) {
        List<String> lines = new ArrayList<>(List.of(text(file).split("\n", -1)));
        int one = (int) random.nextLong(lines.size());
        int other = (int) random.nextLong(lines.size());
        if (random.nextLong(2) == 0) {
            String line = lines.get(one);
            lines.set(one, lines.get(other));
            lines.set(other, line);
        } else {
            lines.remove(one);
        }
        return file(String.join("\n", lines));
    }

    /** One piece takes the place of another of its kind. */
    private byte[] swapped(byte[] file, Pattern what) {
        List<String> pieces = new ArrayList<>();
        for (Matcher piece = what.matcher(text(file)); piece.find(); ) {
            pieces.add(piece.group());
        }
        return pieces.isEmpty() ? file : replaced(file, what, pieces);
    }

    private byte[] replaced(byte[] file, Pattern what, List<String> by) {
        String text = text(file);
        // Behind the header, whose scenario is sealed, there is more to be found.
        int from = random.nextLong(4) == 0 ? 0 : Math.max(0, text.indexOf('\n'));
        Matcher found = what.matcher(text);
        int start = from + (int) random.nextLong(text.length() - from + 1L);
        if (!found.find(Math.min(start, text.length()))) {
            return file;
        }
        String replacement = by.get((int) random.nextLong(by.size()));
        return file(text.substring(0, found.start()) + replacement + text.substring(found.end()));
    }

    private int place(byte[] file) {
        return (int) random.nextLong(file.length);
    }

    private static byte[] join(byte[] first, byte[] second) {
        byte[] both = Arrays.copyOf(first, first.length + second.length);
        System.arraycopy(second, 0, both, first.length, second.length);
        return both;
    }

    /** Bytes as characters, one each, so that nothing is lost that is no text. */
    private static String text(byte[] file) {
        return new String(file, StandardCharsets.ISO_8859_1);
    }

    private static byte[] file(String text) {
        return text.getBytes(StandardCharsets.ISO_8859_1);
    }

    private static byte[] packed(byte[] file) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (GZIPOutputStream gzip = new GZIPOutputStream(out)) {
            gzip.write(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return out.toByteArray();
    }
}
