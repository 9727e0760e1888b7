package dev.lockscope.cli;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** An output that remembers why it failed; a reader that went away, as {@code head} does, is no failure. */
final class WatchedOutput extends FilterOutputStream {

    private @Nullable IOException failure;

    WatchedOutput(OutputStream out) {
        super(out);
    }

    @Override
    public void write(byte[] bytes, int from, int length) throws IOException {
        try {
            out.write(bytes, from, length);
        } catch (IOException e) {
            String message = String.valueOf(e.getMessage());
            if (!message.contains("Broken pipe")) {
                failure = e;
            }
            throw e;
        }
    }

    /** Why the first write that failed did. */
    Optional<IOException> failure() {
        return Optional.ofNullable(failure);
    }
}
