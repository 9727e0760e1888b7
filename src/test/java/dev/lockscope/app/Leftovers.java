package dev.lockscope.app;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What this program has open: its threads, its child processes, its file descriptors, and the folders of its runs.
 *
 * @param threads their names
 * @param processes the child processes
 * @param descriptors how many files and sockets are open
 * @param folders the runs' folders
 */
record Leftovers(List<String> threads, List<Long> processes, int descriptors, Set<String> folders) {

    private static final Path DESCRIPTORS = Path.of("/proc/self/fd");

    /** Threads that come and go by themselves. */
    private static final Predicate<String> OF_THE_PLATFORM = name -> name.startsWith("process reaper")
            || name.startsWith("ForkJoinPool")
            || name.startsWith("CompletableFutureDelayScheduler")
            || name.startsWith("H2-")
            || name.startsWith("MVStore")
            || name.startsWith("Generate Seed");

    /** What is open now. */
    static Leftovers now(Path runs) throws IOException {
        List<String> threads = Thread.getAllStackTraces().keySet().stream()
                .map(Thread::getName)
                .filter(OF_THE_PLATFORM.negate())
                .sorted()
                .toList();
        List<Long> processes = ProcessHandle.current()
                .descendants()
                .filter(ProcessHandle::isAlive)
                .map(ProcessHandle::pid)
                .sorted()
                .toList();
        int descriptors = Files.isDirectory(DESCRIPTORS) ? count(DESCRIPTORS) : 0;
        return new Leftovers(threads, processes, descriptors, names(runs));
    }

    private static int count(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return (int) files.count();
        }
    }

    private static Set<String> names(Path folder) throws IOException {
        if (!Files.isDirectory(folder)) {
            return Set.of();
        }
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).collect(Collectors.toCollection(TreeSet::new));
        }
    }

    /** The same without the threads of a name, which stay for a while to be used again. */
    Leftovers without(String name) {
        return new Leftovers(
                threads.stream().filter(thread -> !thread.equals(name)).toList(), processes, descriptors, folders);
    }

    /** What is open here and was not before; a few descriptors more are the platform's own. */
    String beyond(Leftovers before) {
        StringBuilder text = new StringBuilder();
        if (threads.size() > before.threads().size()) {
            text.append(" threads ").append(threads);
        }
        if (processes.size() > before.processes().size()) {
            text.append(" processes ").append(processes);
        }
        if (folders.size() > before.folders().size()) {
            text.append(" folders ").append(folders);
        }
        if (descriptors > before.descriptors() + 20) {
            text.append(" descriptors ")
                    .append(descriptors)
                    .append(" instead of ")
                    .append(before.descriptors());
        }
        return text.toString();
    }
}
