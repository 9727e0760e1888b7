package dev.lockscope.trace.file;

import dev.lockscope.trace.Event;
import java.io.IOException;
import java.io.InputStream;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;

/**
 * Reads the lines of events of which there is nothing to be said, and leaves all others alone. One parser goes through
 * all of them, because to make one takes about as long as to read a line; what is wrong with a line, and where, is for
 * {@link EventLine#read(String, int)} to say. One thread at a time.
 */
final class QuickLines {

    /** Gives the parser a line at a time: it asks for more only when it has used up all that it was given. */
    private static final class Feed extends InputStream {

        private byte @Nullable [] next;

        @Override
        public int read() throws IOException {
            throw new IOException("lines are read whole");
        }

        @Override
        public int read(byte[] buffer, int start, int most) throws IOException {
            byte[] line = next;
            if (line == null || line.length > most) {
                throw new IOException("no line that is read quickly");
            }
            next = null;
            System.arraycopy(line, 0, buffer, start, line.length);
            return line.length;
        }
    }

    private final SharedTexts texts = new SharedTexts();
    private final Feed feed = new Feed();
    private @Nullable JsonParser parser;
    private long given;

    /** The event of a line, or null where the line needs a closer look. */
    @Nullable
    Event read(Line line) {
        byte[] bytes = line.bytes();
        try {
            if (!isAscii(bytes)) {
                line.text(); // Jackson takes for UTF-8 what is nearly so.
            }
            feed.next = bytes;
            JsonParser json = parser == null ? begin() : parser;
            Event event = EventLine.inPassing(json);
            if (event != null && isEnd(bytes, json.currentLocation().getByteOffset() - given)) {
                given += bytes.length;
                return event;
            }
        } catch (JacksonException | Damage e) {
            // Said by the closer look.
        }
        parser = null;
        return null;
    }

    private JsonParser begin() {
        given = 0;
        parser = Json.parser(feed, texts);
        return parser;
    }

    private static boolean isAscii(byte[] line) {
        int bits = 0;
        for (byte one : line) {
            bits |= one;
        }
        return bits >= 0;
    }

    /** Whether there is nothing in a line from there on. */
    private static boolean isEnd(byte[] line, long from) {
        for (int i = (int) from; i < line.length; i++) {
            if (line[i] != ' ' && line[i] != '\t' && line[i] != '\r') {
                return false;
            }
        }
        return true;
    }
}
