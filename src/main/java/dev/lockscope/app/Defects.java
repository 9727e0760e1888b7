package dev.lockscope.app;

import dev.lockscope.cli.DefectLog;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Keeps each defect of the window once, since one that comes with every frame would fill the disk. Any thread. */
final class Defects {

    /** More different ones than that tell nothing new. */
    private static final int MOST = 20;

    private final DefectLog log;
    private final Map<List<StackTraceElement>, Optional<Path>> kept = new HashMap<>();

    Defects(DefectLog log) {
        this.log = log;
    }

    /** The file in which that defect is told; nothing where it could not be written. */
    synchronized Optional<Path> keep(Throwable defect) {
        List<StackTraceElement> place = Arrays.asList(defect.getStackTrace());
        if (!kept.containsKey(place) && kept.size() < MOST) {
            kept.put(place, log.keep(defect, List.of("window")));
        }
        return kept.getOrDefault(place, Optional.empty());
    }
}
