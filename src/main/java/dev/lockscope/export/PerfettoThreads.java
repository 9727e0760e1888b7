package dev.lockscope.export;

import dev.lockscope.timeline.Lane;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Numbers parties as processes and their rows as threads, no number twice, since Perfetto takes thread 0 for the process. */
final class PerfettoThreads {

    /** Threads are numbered from here, so that none is taken for a process's main thread. */
    private static final int FIRST_THREAD = 1_001;

    /** A thread of a process. */
    record Place(int pid, int tid) {}

    private record Name(Lane lane, String row) {}

    private final Map<Lane, Integer> processes = new LinkedHashMap<>();
    private final Map<Name, Place> threads = new LinkedHashMap<>();

    Place of(Lane lane, String row) {
        int pid = processes.computeIfAbsent(lane, none -> processes.size() + 1);
        return threads.computeIfAbsent(new Name(lane, row), none -> new Place(pid, FIRST_THREAD + threads.size()));
    }

    /** The events that name them, and keep the processes in the order in which they came. */
    List<Map<String, Object>> names() {
        List<Map<String, Object>> names = new ArrayList<>();
        processes.forEach((lane, pid) -> {
            names.add(name("process_name", pid, pid, "name", ChosenSpans.name(lane)));
            names.add(name("process_sort_index", pid, pid, "sort_index", pid));
        });
        threads.forEach((name, thread) -> {
            names.add(name("thread_name", thread.pid(), thread.tid(), "name", name.row()));
            names.add(name("thread_sort_index", thread.pid(), thread.tid(), "sort_index", thread.tid()));
        });
        return names;
    }

    private static Map<String, Object> name(String what, int pid, int tid, String key, Object value) {
        Object said = value instanceof String text ? name(text) : value;
        return new Fields()
                .with("ph", "M")
                .with("name", what)
                .with("pid", pid)
                .with("tid", tid)
                .with("args", new Fields().with(key, said).map())
                .map();
    }

    /** Never empty; and some versions of Perfetto take an escaped backslash before the closing quote for an escaped quote. */
    static String name(String text) {
        String line = Characters.line(text);
        return line.isEmpty() || line.endsWith("\\") ? line + " " : line;
    }
}
