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
    private Map<String, String> played;
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

    /** Whether it is as well the sheet of another session: of the same scenario of the same file. */
    boolean fits(Origin origin, Scenario scenario) {
        return Tuning.of(file(origin, scenario)).scenario().equals(original.scenario());
    }

    /** The sheet is now that of a session that plays a scenario; what is written on it stays. */
    void isPlayed(Scenario scenario) {
        played = Trial.texts(original, scenario);
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

    /** Whether what is written will do, all of it. */
    boolean isRight() {
        return !trying && trial.get().refused().isEmpty();
    }

    /** Whether something will do that the session is not played with. */
    boolean isPending() {
        return !accepted().equals(played);
    }

    /** Tries what is written now, where that is not done yet. */
    void settle() {
        if (trying) {
            trial.set(Trial.of(original, Map.copyOf(texts)));
        }
    }

    private Map<String, String> accepted() {
        Map<String, String> all = new LinkedHashMap<>(texts);
        all.keySet().removeAll(trial.get().refused().keySet());
        return all;
    }

    /** How the run with the values that will do comes from the file, in the place of one that comes from it in its way. */
    Origin.How how(Origin.How before) {
        boolean stays = before instanceof Origin.How.Free
                || (before instanceof Origin.How.Found && accepted().isEmpty());
        return stays ? before : how(accepted());
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
