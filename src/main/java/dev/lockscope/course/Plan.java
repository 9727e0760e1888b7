package dev.lockscope.course;

import dev.lockscope.scenario.Action;
import dev.lockscope.scenario.Scenario;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * What {@code lesson.yaml} says; what could not be read is left out.
 *
 * @param options the ids of the options as they are written, also of those whose claims could not be read
 * @param beatIds the ids of the beats as they are written
 * @param wantsRepair whether the file names repaired variants
 * @param wantsChallenge whether the file has a challenge
 */
record Plan(
        String id,
        OptionalInt number,
        OptionalInt minutes,
        Optional<Scenario> start,
        List<Scenario> repaired,
        Optional<Question> question,
        List<String> options,
        List<Beat> beats,
        List<String> beatIds,
        List<Action> faults,
        List<CodeMark> code,
        Optional<Challenge> challenge,
        boolean wantsRepair,
        boolean wantsChallenge,
        List<String> terms,
        List<Source> sources) {}
