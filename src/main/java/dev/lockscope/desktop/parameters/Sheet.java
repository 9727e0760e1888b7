package dev.lockscope.desktop.parameters;

import dev.lockscope.desktop.session.Background;
import dev.lockscope.desktop.session.Origin;
import dev.lockscope.desktop.session.Session;
import dev.lockscope.scenario.Scenario;
import dev.lockscope.scenario.tuning.Parameter;
import dev.lockscope.scenario.tuning.Tuning;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/**
 * What is written on the sheet of a session, and what comes of it. The texts are tried in the background, the latest of
 * them as soon as the ones before are through. Belongs to the thread of the window.
 */
final class Sheet {

    private final Background background;
    private final Tuning original;
    private final Map<String, String> played;
    private final Map<String, String> texts;
    private final ReadOnlyObjectWrapper<Trial> trial = new ReadOnlyObjectWrapper<>(this, "trial");
    private boolean trying;
    private boolean stale;

    /**
     * The sheet of a session, with the values that it is played with.
     *
     * @param scenario the scenario that it plays
     */
    Sheet(Session session, Scenario scenario, Background background) {
        this.background = background;
        this.original = Tuning.of(file(session.origin(), scenario));
        this.played = Trial.texts(original, scenario);
        this.texts = new LinkedHashMap<>(played);
        this.trial.set(Trial.of(original, texts));
    }

    private static Scenario file(Origin origin, Scenario played) {
        return origin.variants().stream()
                .filter(variant -> variant.fullId().equals(played.fullId()))
                .findFirst()
                .orElse(played);
    }

    /** All that there is to change, as the file has it. */
    List<Parameter> parameters() {
        return original.parameters();
    }

    /** What came of the latest texts that were tried. */
    ReadOnlyObjectProperty<Trial> trial() {
        return trial.getReadOnlyProperty();
    }

    /** What stands in a field. */
    String text(Parameter parameter) {
        return texts.getOrDefault(parameter.path(), parameter.value());
    }

    /** Whether a field says something else than the file. */
    boolean isChanged(Parameter parameter) {
        return texts.containsKey(parameter.path());
    }

    /** How many fields say something else than the file. */
    int changes() {
        return texts.size();
    }

    /** Writes into a field. */
    void write(Parameter parameter, String text) {
        String value = text.strip();
        boolean same = value.equals(parameter.value()) || (value.isEmpty() && !parameter.written());
        if (same) {
            texts.remove(parameter.path());
        } else {
            texts.put(parameter.path(), value);
        }
        attempt();
    }

    /** Writes what the file says into all fields. */
    void reset() {
        texts.clear();
        attempt();
    }

    /** Whether a run with these values would be another than the one that is shown, and can be. */
    boolean canRun() {
        return !trying && trial.get().refused().isEmpty() && !texts.equals(played);
    }

    /** How the run with these values comes from the file. */
    Origin.How how() {
        return how(texts);
    }

    /** How a scenario that is played comes from its file, if its script is played. */
    static Origin.How how(Origin origin, Scenario played) {
        return how(Trial.texts(Tuning.of(file(origin, played)), played));
    }

    private static Origin.How how(Map<String, String> texts) {
        return texts.isEmpty() ? new Origin.How.AsWritten() : new Origin.How.Tuned(texts.size());
    }

    private void attempt() {
        stale = true;
        if (!trying) {
            trying = true;
            stale = false;
            Map<String, String> wanted = Map.copyOf(texts);
            background.run(() -> Trial.of(original, wanted), this::tried);
        }
    }

    private void tried(Trial done) {
        trying = false;
        if (stale) {
            attempt();
        } else {
            trial.set(done);
        }
    }
}
