package dev.lockscope.desktop.parameters;

import dev.lockscope.scenario.Scenario;
import dev.lockscope.scenario.tuning.Outcome;
import dev.lockscope.scenario.tuning.Parameter;
import dev.lockscope.scenario.tuning.Tuning;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * What comes of the texts on a sheet, all together. Immutable; any thread.
 *
 * @param tuning the scenario with all texts that will do
 * @param refused why the others will not do, by their paths
 */
record Trial(Tuning tuning, Map<String, Outcome.Refused> refused) {

    Trial {
        refused = Map.copyOf(refused);
    }

    /**
     * Tries texts. One may only do after another, such as a time that must be shorter than another one, so those that are
     * refused are tried again as long as others are accepted.
     *
     * @param original the scenario as its file has it
     * @param texts what was written, by the paths of the parameters
     */
    static Trial of(Tuning original, Map<String, String> texts) {
        Tuning tuning = original;
        Map<String, String> left = new LinkedHashMap<>(texts);
        Map<String, Outcome.Refused> refused = new LinkedHashMap<>();
        boolean accepted = true;
        while (accepted && !left.isEmpty()) {
            accepted = false;
            refused.clear();
            for (Map.Entry<String, String> text : Map.copyOf(left).entrySet()) {
                Outcome outcome = tuning.with(text.getKey(), text.getValue());
                if (outcome instanceof Outcome.Accepted done) {
                    tuning = done.tuning();
                    left.remove(text.getKey());
                    accepted = true;
                } else if (outcome instanceof Outcome.Refused no) {
                    refused.put(text.getKey(), no);
                }
            }
        }
        return new Trial(tuning, refused);
    }

    /**
     * The texts by which a scenario differs from the one of its file.
     *
     * @param original the scenario as its file has it
     */
    static Map<String, String> texts(Tuning original, Scenario played) {
        Map<String, String> texts = new LinkedHashMap<>();
        if (!played.equals(original.scenario())) {
            Map<String, String> now = new LinkedHashMap<>();
            Tuning.of(played).parameters().forEach(parameter -> now.put(parameter.path(), text(parameter)));
            for (Parameter parameter : original.parameters()) {
                String value = now.get(parameter.path());
                if (value != null && !value.equals(text(parameter))) {
                    texts.put(parameter.path(), value);
                }
            }
        }
        return texts;
    }

    /** What is usual is not written, since it may follow from something else. */
    private static String text(Parameter parameter) {
        return parameter.written() ? parameter.value() : "";
    }

    /** A parameter as it is with the texts that will do; as in the file where the sheet has it no more. */
    Parameter now(Parameter original) {
        return tuning.parameters().stream()
                .filter(one -> one.path().equals(original.path()))
                .findFirst()
                .orElse(original);
    }

    /** Why a text will not do. */
    Optional<Outcome.Refused> problem(String path) {
        return Optional.ofNullable(refused.get(path));
    }
}
