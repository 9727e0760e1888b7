package dev.lockscope.cli;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The files that a command is to write: looked at before its work begins, when nothing has been touched. */
final class OutputFiles {

    /** A file, and the option that names it. */
    private record Wanted(String option, Path file) {}

    private final Messages messages;
    private final boolean replace;
    private final List<Path> read = new ArrayList<>();
    private final List<Wanted> wanted = new ArrayList<>();

    /**
     * None yet.
     *
     * @param replace whether files that are there already may be replaced
     */
    OutputFiles(Messages messages, boolean replace) {
        this.messages = messages;
        this.replace = replace;
    }

    /** The command reads this file, so it must not write it. */
    OutputFiles reading(Path file) {
        read.add(file);
        return this;
    }

    /** An option names this file. */
    OutputFiles writing(String option, Path file) {
        wanted.add(new Wanted(option, file));
        return this;
    }

    /** See {@link #writing(String, Path)}. */
    OutputFiles writing(String option, Optional<Path> file) {
        file.ifPresent(one -> writing(option, one));
        return this;
    }

    /** @throws WrongInput when one cannot be written, or two are the same */
    void check() throws WrongInput {
        List<Path> before = new ArrayList<>();
        for (Wanted one : wanted) {
            check(one);
            for (Path other : before) {
                if (isSame(one.file(), other)) {
                    throw new WrongInput(messages.text("output.twice", one.file()));
                }
            }
            before.add(one.file());
        }
    }

    private void check(Wanted one) throws WrongInput {
        Path file = one.file();
        if (Files.isDirectory(file)) {
            throw new WrongInput(messages.text("output.folder", file, one.option()));
        } else if (Files.exists(file) && !Files.isRegularFile(file)) {
            throw new WrongInput(messages.text("output.special", file));
        }
        for (Path source : read) {
            if (isSame(file, source)) {
                throw new WrongInput(messages.text("output.source", file));
            }
        }
        if (Files.exists(file) && !replace) {
            throw new WrongInput(messages.text("output.exists", file));
        }
        try {
            require(file.toAbsolutePath().getParent());
        } catch (IOException e) {
            throw new WrongInput(messages.text("output.cannot-write", file, messages.reason(e, file)));
        }
    }

    private static void require(@Nullable Path folder) throws IOException {
        if (folder == null) {
            return;
        } else if (!Files.isDirectory(folder.toRealPath())) {
            throw new NotDirectoryException(folder.toString());
        } else if (!Files.isWritable(folder)) {
            throw new AccessDeniedException(folder.toString());
        }
    }

    private static boolean isSame(Path one, Path other) {
        try {
            if (Files.exists(one) && Files.exists(other)) {
                return Files.isSameFile(one, other);
            }
            return one.toAbsolutePath()
                    .normalize()
                    .equals(other.toAbsolutePath().normalize());
        } catch (IOException e) {
            return false;
        }
    }
}
