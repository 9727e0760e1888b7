package dev.lockscope.course;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * What a lesson says, in one language.
 *
 * @param title its title
 * @param goal its goal in a sentence
 * @param setUp what stands on the stage
 * @param question the question, without its options; none in a lesson without a run
 * @param options each option's text, by its id, in the order shown
 * @param looks what to look at where the run stops, by the beat's id
 * @param outcome what happened and why; none in a lesson without a run
 * @param answers what is said to those who chose an option, by its id
 * @param repair what the repaired variant does differently, where the lesson has one
 * @param task the challenge, where the lesson has one, without its hint
 * @param hint the hint to the challenge, where there is one
 * @param fewest the question how few faults break it, where the lesson asks it
 * @param cards what cards and questions say, in a lesson without a run
 * @param takeAway what to remember
 * @param teacher the note for who teaches it
 */
public record LessonText(
        String title,
        Prose goal,
        Prose setUp,
        Prose question,
        Map<String, Prose> options,
        Map<String, Prose> looks,
        Prose outcome,
        Map<String, Prose> answers,
        Optional<Prose> repair,
        Optional<Prose> task,
        Optional<Prose> hint,
        Optional<Prose> fewest,
        Optional<CardTexts> cards,
        Prose takeAway,
        Prose teacher) {

    public LessonText {
        options = Collections.unmodifiableMap(new LinkedHashMap<>(options));
        looks = Collections.unmodifiableMap(new LinkedHashMap<>(looks));
        answers = Collections.unmodifiableMap(new LinkedHashMap<>(answers));
    }
}
