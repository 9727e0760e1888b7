package dev.lockscope.export;

import java.util.ArrayList;
import java.util.List;

/**
 * Hands out tracks so that what overlaps gets a track of its own: the first that is free. Takes what there is in the
 * order of the beginnings.
 */
final class Tracks {

    private final List<Long> busyUntil = new ArrayList<>();

    /** The number, from 0, of a track that is free from {@code from}, which is busy until {@code to} from now on. */
    int take(long from, long to) {
        for (int track = 0; track < busyUntil.size(); track++) {
            if (busyUntil.get(track) <= from) {
                busyUntil.set(track, to);
                return track;
            }
        }
        busyUntil.add(to);
        return busyUntil.size() - 1;
    }
}
