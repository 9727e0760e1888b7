package dev.lockscope.explore.matrix;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import tools.jackson.databind.json.JsonMapper;

/** A matrix as JSON: one line for each column, and one for each cell. */
public final class MatrixFile {

    /** The layout of the file; another one has another number. */
    public static final int SCHEMA = 1;

    static final String SAFE = "safe";
    static final String BROKEN = "broken";
    static final String STOPPED = "stopped";
    static final String LACKS = "lacks";
    static final JsonMapper MAPPER = JsonMapper.builder().build();

    private static final String STORED = "matrix.json";

    private MatrixFile() {}

    /** The matrix that came with the program. */
    public static Matrix stored() {
        try (InputStream in = Objects.requireNonNull(MatrixFile.class.getResourceAsStream(STORED))) {
            return MatrixReader.read(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The text of a matrix. */
    public static String text(Matrix matrix) {
        return MatrixWriter.text(matrix);
    }
}
