package dev.lockscope.cli;

import java.io.IOException;
import java.nio.file.Path;

/** The file that {@code matrix} writes. */
final class MatrixOutput {

    private final Messages messages;
    private final Path file;
    private final NewFile out;

    MatrixOutput(Messages messages, Path file, boolean replace) {
        this.messages = messages;
        this.file = file;
        this.out = new NewFile(file, replace);
    }

    Path file() {
        return file;
    }

    void write(byte[] content) throws WrongInput {
        try {
            out.write(content);
        } catch (IOException e) {
            throw new WrongInput(messages.text("output.cannot-write", file, messages.reason(e, file)));
        }
    }
}
