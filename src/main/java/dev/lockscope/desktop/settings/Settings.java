package dev.lockscope.desktop.settings;

import dev.lockscope.desktop.theme.Tone;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What the window remembers from one start to the next.
 *
 * @param language the id of the language; empty before one was chosen
 * @param tone light or dark; empty where it is as the system's
 * @param textScale how large text is, from 0.8 to 2
 * @param reducedMotion whether nothing is to move by itself
 * @param place where the window was; empty before it was anywhere
 * @param panels which panels are shown, by their name; those that are not in it are
 * @param dividers where dividers between panels are, from 0 to 1, by the name of what they divide
 * @param widths how wide panels are at the plain size of text, px, by their name
 * @param recent the files that were opened last, the latest first
 * @param tourOffered whether the tour was offered, and is not to be again
 * @param caps how much is kept of the runs
 */
public record Settings(
        Optional<String> language,
        Optional<Tone> tone,
        double textScale,
        boolean reducedMotion,
        Optional<WindowPlace> place,
        Map<String, Boolean> panels,
        Map<String, List<Double>> dividers,
        Map<String, Double> widths,
        List<Path> recent,
        boolean tourOffered,
        Caps caps) {

    /** What there is at the first start. */
    public static final Settings FIRST = new Settings(
            Optional.empty(),
            Optional.empty(),
            1,
            false,
            Optional.empty(),
            Map.of(),
            Map.of(),
            Map.of(),
            List.of(),
            false,
            Caps.FIRST);

    public Settings {
        panels = Map.copyOf(panels);
        dividers = Map.copyOf(dividers);
        widths = Map.copyOf(widths);
        recent = List.copyOf(recent);
    }
}
