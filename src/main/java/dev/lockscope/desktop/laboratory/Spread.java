package dev.lockscope.desktop.laboratory;

import dev.lockscope.explore.ttl.Empirical;
import dev.lockscope.explore.ttl.Preset;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** How lengths of time are spread, as a person has it on the screen. */
sealed interface Spread {

    /**
     * By a name and its numbers.
     *
     * @param numbers as they were typed, as many as the preset has
     */
    record Named(Preset preset, List<String> numbers) implements Spread {

        public Named {
            numbers = List.copyOf(numbers);
        }

        /** The same with another text for one of its numbers. */
        Named with(int place, String number) {
            List<String> changed = new ArrayList<>(numbers);
            changed.set(place, number);
            return new Named(preset, changed);
        }
    }

    /**
     * As they were measured.
     *
     * @param file the name of the file, without its folder
     */
    record Measured(String file, Empirical lengths) implements Spread {}

    /** A preset with its usual numbers. */
    static Named usual(Preset preset) {
        String example = preset.example();
        int colon = example.indexOf(':');
        return new Named(
                preset,
                colon < 0
                        ? List.of()
                        : Arrays.asList(example.substring(colon + 1).split(",", -1)));
    }
}
