package dev.lockscope.trace.file;

import dev.lockscope.trace.Event;
import dev.lockscope.trace.Header;
import dev.lockscope.trace.Trace;
import dev.lockscope.trace.file.TraceFileException.Place;
import dev.lockscope.trace.file.TraceFileException.Problem;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.zip.ZipException;
import org.jspecify.annotations.Nullable;

/**
 * Reads one trace file, plain or compressed with gzip; see {@link Format}.
 *
 * <p>A file that was cut off gives every event that stands whole in it. Anything else that is not as it must be is an error
 * that says where. No file makes it use much more memory than the {@link Limits} allow.
 */
public final class TraceReader {

    /** The longest line that is read, bytes: 16 MiB. */
    public static final int LONGEST_LINE = 16 << 20;

    private final Path file;
    private final Limits limits;
    private final LineSource source;
    private final List<Event> events = new ArrayList<>();
    private @Nullable EndLine end;

    private TraceReader(Path file, Limits limits, LineSource source) {
        this.file = file;
        this.limits = limits;
        this.source = source;
    }

    /**
     * Reads a file within the usual limits.
     *
     * @throws TraceFileException when it is no trace, or a damaged one
     * @throws IOException when it cannot be opened or read
     */
    public static ReadTrace read(Path file) throws IOException, TraceFileException {
        return read(file, Limits.USUAL);
    }

    /**
     * Reads a file.
     *
     * @throws TraceFileException when it is no trace, a damaged one or too large
     * @throws IOException when it cannot be opened or read
     */
    public static ReadTrace read(Path file, Limits limits) throws IOException, TraceFileException {
        return read(file, limits, TraceReader::read);
    }

    /**
     * Reads no more of a file than tells whether it is a trace of this version.
     *
     * @throws TraceFileException when it is not
     * @throws IOException when it cannot be opened or read
     */
    public static void check(Path file) throws IOException, TraceFileException {
        read(file, Limits.USUAL, reader -> reader.header(reader.source.next()));
    }

    /**
     * Reads no more of a file than tells what it is a trace of.
     *
     * @throws TraceFileException when it is no trace of this version
     * @throws IOException when it cannot be opened or read
     */
    public static Header header(Path file) throws IOException, TraceFileException {
        return read(
                file,
                Limits.USUAL,
                reader -> reader.header(reader.source.next()).header());
    }

    private interface Reading<T> {
        T of(TraceReader reader) throws IOException, TraceFileException, LineSource.TooLarge;
    }

    private static <T> T read(Path file, Limits limits, Reading<T> reading) throws IOException, TraceFileException {
        try (LineSource source = new LineSource(Files.newInputStream(file), limits.bytes())) {
            TraceReader reader = new TraceReader(file, limits, source);
            try {
                return reading.of(reader);
            } catch (ZipException e) {
                throw reader.problem(Problem.BROKEN_ARCHIVE, "a damaged gzip file", "a gzip file");
            } catch (LineSource.TooLarge e) {
                Place place = new Place(e.line(), 1, e.offset());
                throw new TraceFileException(file, place, Problem.TOO_LARGE, e.what(), "less than that");
            }
        }
    }

    private ReadTrace read() throws IOException, TraceFileException, LineSource.TooLarge {
        HeaderLine header = header(source.next());
        Line line;
        while ((line = source.next()) != null) {
            try {
                take(line, header.minor());
            } catch (Damage e) {
                if (!line.ended()) {
                    Cut cut = new Cut(line.number(), line.offset(), line.length());
                    return new ReadTrace(new Trace(header.header(), events), Optional.of(cut));
                }
                throw damaged(line, Problem.DAMAGED, e);
            }
        }
        boolean whole = end != null && !source.isCutShort();
        Optional<Cut> cut = whole ? Optional.empty() : Optional.of(new Cut(source.lines() + 1, source.offset(), 0));
        return new ReadTrace(new Trace(header.header(), events), cut);
    }

    private HeaderLine header(@Nullable Line line) throws TraceFileException {
        String expected = "a first line with the field \"" + Format.VERSION_FIELD + "\"";
        if (line == null) {
            throw problem(
                    Problem.NO_HEADER, source.isCutShort() ? "a file that was cut off" : "an empty file", expected);
        }
        try {
            String text = line.text();
            checkVersion(line, text, expected);
            return HeaderLine.read(text);
        } catch (Damage e) {
            boolean begun = line.beginsWith("{\"" + Format.VERSION_FIELD + "\"");
            if (!line.ended() && begun) {
                throw damaged(
                        line,
                        Problem.NO_HEADER,
                        new Damage(e.offset(), "the end of the file", "the rest of the header"));
            }
            throw damaged(line, begun ? Problem.DAMAGED : Problem.FOREIGN, e);
        }
    }

    private void checkVersion(Line line, String text, String expected) throws Damage, TraceFileException {
        Map<String, Json.Span> fields = Json.parse(text, Json::fields);
        Json.Span version = fields.get(Format.VERSION_FIELD);
        if (version == null) {
            boolean event = fields.containsKey("seq") && fields.containsKey("fact");
            String found = event ? "an event" : "another JSON object";
            throw damaged(line, event ? Problem.NO_HEADER : Problem.FOREIGN, new Damage(0, found, expected));
        }
        String own = Integer.toString(Format.VERSION);
        if (!version.of(text).equals(own)) {
            throw damaged(line, Problem.VERSION, new Damage(version.start(), Json.shorten(version.of(text)), own));
        }
    }

    private void take(Line line, int minor) throws Damage, TraceFileException {
        String text = line.text();
        if (end != null) {
            throw new Damage(0, Json.quote(text), "nothing after the closing line");
        }
        Map<String, Json.Span> fields = Json.parse(text, Json::fields);
        if (fields.containsKey(Format.END_FIELD) && !fields.containsKey("seq")) {
            EndLine read = EndLine.read(text);
            if (read.end() != events.size()) {
                throw new Damage(0, events.size() + " events before this line", read.end() + " events");
            }
            end = read;
            return;
        }
        Event event = EventLine.read(text, fields, minor);
        long last = events.isEmpty() ? 0 : events.get(events.size() - 1).seq();
        if (event.seq() <= last) {
            throw new Damage(0, "seq " + event.seq(), "a seq above " + last);
        }
        if (events.size() == limits.events()) {
            throw damaged(
                    line, Problem.TOO_LARGE, new Damage(0, "one event more", limits.events() + " events at most"));
        }
        events.add(event);
    }

    private TraceFileException problem(Problem problem, String found, String expected) {
        Place place = new Place(source.lines() + 1, 1, source.offset());
        return new TraceFileException(file, place, problem, found, expected);
    }

    private TraceFileException damaged(Line line, Problem problem, Damage damage) {
        return new TraceFileException(file, line.place(damage), problem, damage.found(), damage.expected());
    }
}
