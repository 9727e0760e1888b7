package dev.lockscope.redis.process;

import java.nio.file.Path;
import java.util.Optional;

/**
 * What a run notes about a server, so that it can be found when the run's program is gone.
 *
 * @param identity of the process
 * @param executable the file that it runs, without links
 */
record ServerRecord(Identity identity, Path executable) {

    /** One line, without its end. */
    String line() {
        return identity.pid() + " " + identity.started() + " " + executable;
    }

    /** Reads what {@link #line} wrote, if it is whole. */
    static Optional<ServerRecord> parse(String line) {
        String[] words = line.split(" ", 3);
        if (words.length < 3 || !words[0].matches("\\d{1,18}")) {
            return Optional.empty();
        }
        return Optional.of(new ServerRecord(new Identity(Long.parseLong(words[0]), words[1]), Path.of(words[2])));
    }

    /** The process, if the very same one is alive and still runs that file. */
    Optional<ProcessHandle> find() {
        return ProcessHandle.of(identity.pid())
                .filter(process ->
                        process.info().command().filter(this::isExecutable).isPresent())
                .filter(process -> identity.isAlive());
    }

    private boolean isExecutable(String command) {
        // Linux marks a file that has been replaced since.
        return command.equals(executable.toString()) || command.equals(executable + " (deleted)");
    }
}
