package dev.lockscope.cli;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
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

    /** Says at once that it is there already, not after all the work. */
    void check() throws WrongInput {
        if (out.isTaken()) {
            throw new WrongInput(messages.text("handout.exists", file));
        }
    }

    void write(byte[] content) throws WrongInput {
        try {
            out.write(content);
        } catch (FileAlreadyExistsException e) {
            throw new WrongInput(messages.text("handout.exists", file));
        } catch (IOException e) {
            throw new WrongInput(messages.text("handout.cannot-write", file, messages.reason(e, file)));
        }
    }
}
