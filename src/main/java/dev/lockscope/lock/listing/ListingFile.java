package dev.lockscope.lock.listing;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/** Reads the files that lie beside this package, on the class path. */
final class ListingFile {

    private ListingFile() {}

    /** The lines of a file, by its path from this package, if there is one. */
    static Optional<List<String>> lines(String path) {
        try (InputStream file = ListingFile.class.getResourceAsStream(path)) {
            return file == null
                    ? Optional.empty()
                    : Optional.of(new String(file.readAllBytes(), StandardCharsets.UTF_8)
                            .lines()
                            .toList());
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + path, e);
        }
    }
}
