package dev.lockscope.course;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * What {@code lesson.yaml} says; what could not be read is left out.
 *
 * @param content what is to be done, if all of it could be read
 * @param wanted what the texts have to say
 */
record Plan(
        String id,
        OptionalInt number,
        OptionalInt minutes,
        Optional<Lesson.Content> content,
        Wanted wanted,
        List<String> terms,
        List<Source> sources) {

    Plan {
        terms = List.copyOf(terms);
        sources = List.copyOf(sources);
    }
}
