package dev.lockscope.timeline;

import java.util.List;

/**
 * The arrows of a stretch of time.
 *
 * @param shown in the order of their sending; when there are too many, evenly picked
 * @param omitted how many more there are
 */
public record Arrows(List<Arrow> shown, int omitted) {

    public Arrows {
        shown = List.copyOf(shown);
    }
}
