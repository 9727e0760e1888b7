package dev.lockscope.course;

import dev.lockscope.scenario.Action;
import dev.lockscope.scenario.Scenario;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * A lesson of the course. Immutable.
 *
 * @param folder where it was read from
 * @param id its id, which does not change when lessons change places
 * @param number its place in the course, from 1
 * @param minutes how long it takes
 * @param scenarios every variant of every scenario file in the folder, in the order of the files
 * @param start what the learner predicts and runs first
 * @param repaired what is run afterwards, in order
 * @param question what the learner predicts
 * @param beats where the run stops, in the order of the file
 * @param faults the most useful actions
 * @param code the steps of recipes that matter
 * @param challenge what the learner can try
 * @param terms the glossary's entries that it uses, by their ids
 * @param sources where to read on
 * @param en what it says in English
 * @param nb what it says in Norwegian Bokmål
 */
public record Lesson(
        Path folder,
        String id,
        int number,
        int minutes,
        List<Scenario> scenarios,
        Scenario start,
        List<Scenario> repaired,
        Question question,
        List<Beat> beats,
        List<Action> faults,
        List<CodeMark> code,
        Optional<Challenge> challenge,
        List<String> terms,
        List<Source> sources,
        LessonText en,
        LessonText nb) {

    public Lesson {
        scenarios = List.copyOf(scenarios);
        repaired = List.copyOf(repaired);
        beats = List.copyOf(beats);
        faults = List.copyOf(faults);
        code = List.copyOf(code);
        terms = List.copyOf(terms);
        sources = List.copyOf(sources);
    }

    /** What it says in a language: {@code nb} for Bokmål, else English. */
    public LessonText text(String language) {
        return language.equals("nb") ? nb : en;
    }

    /** The variants of the scenario that it is about, in the order of the file. */
    public List<Scenario> variants() {
        return scenarios.stream()
                .filter(scenario -> scenario.id().equals(start.id()))
                .toList();
    }
}
