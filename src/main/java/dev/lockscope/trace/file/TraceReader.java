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
import java.util.function.Consumer;
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
    private final Consumer<Event> taker;
    private final QuickLines quickly = new QuickLines();
    private long events;
    private long last;
    private @Nullable EndLine end;

    private TraceReader(Path file, Limits limits, LineSource source, Consumer<Event> taker) {
        this.file = file;
        this.limits = limits;
        this.source = source;
        this.taker = taker;
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
        List<Event> events = new ArrayList<>();
        Read read = read(file, limits, events::add, TraceReader::read);
        return new ReadTrace(new Trace(read.header(), events), read.cut());
    }

    /**
     * Hands out the events of a file one by one, in the order in which they stand there, and keeps none of them.
     *
     * @param taker has got the events before the damage when it throws
     * @return where the file was cut off, if it was
     * @throws TraceFileException when it is no trace, a damaged one or too large
     * @throws IOException when it cannot be opened or read
     */
    public static Optional<Cut> each(Path file, Limits limits, Consumer<Event> taker)
            throws IOException, TraceFileException {
        return read(file, limits, taker, TraceReader::read).cut();
    }

    /**
     * Reads no more of a file than tells whether it is a trace of this version.
     *
     * @throws TraceFileException when it is not
     * @throws IOException when it cannot be opened or read
     */
    public static void check(Path file) throws IOException, TraceFileException {
        header(file);
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
                event -> {},
                reader -> reader.header(reader.source.next()).header());
    }

    private interface Reading<T> {
        T of(TraceReader reader) throws IOException, TraceFileException, LineSource.TooLarge;
    }

    /** What a file says besides its events. */
    private record Read(Header header, Optional<Cut> cut) {}

    private static <T> T read(Path file, Limits limits, Consumer<Event> taker, Reading<T> reading)
            throws IOException, TraceFileException {
        try (LineSource source = new LineSource(Files.newInputStream(file), limits.bytes())) {
            TraceReader reader = new TraceReader(file, limits, source, taker);
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

    private Read read() throws IOException, TraceFileException, LineSource.TooLarge {
        HeaderLine header = header(source.next());
        Line line;
        while ((line = source.next()) != null) {
            try {
                take(line, header.minor());
            } catch (Damage e) {
                if (!line.ended()) {
                    Cut cut = new Cut(line.number(), line.offset(), line.length());
                    return new Read(header.header(), Optional.of(cut));
                }
                throw damaged(line, Problem.DAMAGED, e);
            }
        }
        boolean whole = end != null && !source.isCutShort();
        Optional<Cut> cut = whole ? Optional.empty() : Optional.of(new Cut(source.lines() + 1, source.offset(), 0));
        return new Read(header.header(), cut);
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
            boolean event = fields.containsKey(Format.SEQ_FIELD) && fields.containsKey("fact");
            String found = event ? "an event" : "another JSON object";
            throw damaged(line, event ? Problem.NO_HEADER : Problem.FOREIGN, new Damage(0, found, expected));
        }
        String own = Integer.toString(Format.VERSION);
        if (!version.of(text).equals(own)) {
            throw damaged(line, Problem.VERSION, new Damage(version.start(), Json.shorten(version.of(text)), own));
        }
    }

    private void take(Line line, int minor) throws Damage, TraceFileException {
        if (end != null) {
            throw new Damage(0, Json.quote(line.text()), "nothing after the closing line");
        }
        if (EndLine.is(line)) {
            EndLine read = EndLine.read(line.text());
            if (read.end() != events) {
                throw new Damage(0, events + " events before this line", read.end() + " events");
            }
            end = read;
            return;
        }
        Event quick = quickly.read(line);
        Event event = quick == null ? EventLine.read(line.text(), minor) : quick;
        if (event.seq() <= last) {
            throw new Damage(0, "seq " + event.seq(), "a seq above " + last);
        }
        if (events == limits.events()) {
            throw damaged(
                    line, Problem.TOO_LARGE, new Damage(0, "one event more", limits.events() + " events at most"));
        }
        last = event.seq();
        events++;
        taker.accept(event);
    }

    private TraceFileException problem(Problem problem, String found, String expected) {
        Place place = new Place(source.lines() + 1, 1, source.offset());
        return new TraceFileException(file, place, problem, found, expected);
    }

    private TraceFileException damaged(Line line, Problem problem, Damage damage) {
        return new TraceFileException(file, line.place(damage), problem, damage.found(), damage.expected());
    }
}
