package dev.lockscope.export.svg;

import dev.lockscope.scenario.ScenarioLoader;
import dev.lockscope.testkit.ModelPlayer;
import java.nio.file.Files;
import java.nio.file.Path;

/** Draws the picture over time of a scenario's run on the model: FILE OUT.svg en|nb. */
public final class SvgSample {

    private SvgSample() {}

    /** Draws one picture. */
    public static void main(String[] arguments) throws Exception {
        var scenario = ScenarioLoader.load(Path.of(arguments[0])).get(0);
        var wish = TimelineSvg.Wish.plain(arguments[2], scenario.title().in(arguments[2]));
        Files.writeString(Path.of(arguments[1]), TimelineSvg.of(ModelPlayer.play(scenario), wish));
    }
}
