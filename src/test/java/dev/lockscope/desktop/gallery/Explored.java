package dev.lockscope.desktop.gallery;

import dev.lockscope.desktop.session.Explorations.Question;
import dev.lockscope.explore.Budget;
import dev.lockscope.explore.FaultKind;
import dev.lockscope.explore.Property;
import dev.lockscope.scenario.Scenario;
import dev.lockscope.scenario.ScenarioLoader;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.Scene;

/** What the explorer is asked for a picture: FILE[:VARIANT]!FAULT=N+FAULT=N[!PROPERTY], see {@link Picture}. */
final class Explored {

    private final Question question;
    private final long until;
    private final long began = System.nanoTime();

    /**
     * A question as it is written.
     *
     * @param seconds how long it is searched before the picture is drawn; {@code end} for until its end
     */
    Explored(String written, String seconds) throws Exception {
        String[] parts = written.split("!", -1);
        String[] file = parts[0].split(":", 2);
        Scenario scenario = ScenarioLoader.load(Path.of(file[0])).stream()
                .filter(one -> file.length == 1 || one.variant().equals(Optional.of(file[1])))
                .findFirst()
                .orElseThrow();
        Map<FaultKind, Integer> faults = new EnumMap<>(FaultKind.class);
        for (String fault : parts[1].split("[+]", -1)) {
            if (!fault.isEmpty()) {
                String[] count = fault.split("=", 2);
                faults.put(FaultKind.of(count[0]).orElseThrow(), Integer.parseInt(count[1]));
            }
        }
        EnumSet<Property> properties =
                parts.length > 2 ? EnumSet.of(Property.of(parts[2]).orElseThrow()) : EnumSet.allOf(Property.class);
        question = new Question(
                scenario, scenario.title().en(), Optional.of(Path.of(file[0])), Budget.of(faults), properties);
        until = seconds.equals("end")
                ? Long.MAX_VALUE
                : TimeUnit.MILLISECONDS.toNanos(Math.round(Double.parseDouble(seconds) * 1000));
    }

    Question question() {
        return question;
    }

    /** Whether the picture can be drawn. */
    boolean isThere(Scene scene) {
        Node button = scene.lookup("#explorer-begin");
        boolean going = button == null || button.getPseudoClassStates().contains(PseudoClass.getPseudoClass("stops"));
        return !going || System.nanoTime() - began > until;
    }
}
