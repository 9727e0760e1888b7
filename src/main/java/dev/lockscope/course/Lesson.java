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
 * @param content what is to be done in it
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
        Content content,
        List<String> terms,
        List<Source> sources,
        LessonText en,
        LessonText nb) {

    public Lesson {
        terms = List.copyOf(terms);
        sources = List.copyOf(sources);
    }

    /** What is to be done in a lesson. */
    public sealed interface Content {}

    /**
     * A run is predicted and watched.
     *
     * @param scenarios every variant of every scenario file in the folder, in the order of the files
     * @param start what the learner predicts and runs first
     * @param repaired what is run afterwards, in order
     * @param question what the learner predicts
     * @param beats where the run stops, in the order of the file
     * @param faults the most useful actions
     * @param code the steps of recipes that matter
     * @param challenge what the learner can try
     * @param explore what the explorer can find after the learner's own try
     * @param fewest in what the learner guesses how few faults break it
     */
    public record OfRun(
            List<Scenario> scenarios,
            Scenario start,
            List<Scenario> repaired,
            Question question,
            List<Beat> beats,
            List<Action> faults,
            List<CodeMark> code,
            Optional<Challenge> challenge,
            Optional<Exploration> explore,
            Optional<Exploration> fewest)
            implements Content {

        public OfRun {
            scenarios = List.copyOf(scenarios);
            repaired = List.copyOf(repaired);
            beats = List.copyOf(beats);
            faults = List.copyOf(faults);
            code = List.copyOf(code);
        }

        /** The variants of the scenario that the lesson is about, in the order of the file. */
        public List<Scenario> variants() {
            return scenarios.stream()
                    .filter(scenario -> scenario.id().equals(start.id()))
                    .toList();
        }
    }

    /**
     * Questions are answered, and nothing is run.
     *
     * @param cards tasks that share one list of options
     * @param quiz questions with options of their own
     */
    public record OfCards(List<Card> cards, List<Card> quiz) implements Content {
        public OfCards {
            cards = List.copyOf(cards);
            quiz = List.copyOf(quiz);
        }
    }

    /** What is to be run, in a lesson with a run. */
    public Optional<OfRun> run() {
        return content instanceof OfRun run ? Optional.of(run) : Optional.empty();
    }

    /** The questions of a lesson without a run. */
    public Optional<OfCards> cards() {
        return content instanceof OfCards cards ? Optional.of(cards) : Optional.empty();
    }

    /** What it says in a language: {@code nb} for Bokmål, else English. */
    public LessonText text(String language) {
        return language.equals("nb") ? nb : en;
    }
}
