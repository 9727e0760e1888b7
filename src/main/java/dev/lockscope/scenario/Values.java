package dev.lockscope.scenario;

import dev.lockscope.scenario.problem.Message;
import dev.lockscope.scenario.problem.NearMatch;
import dev.lockscope.scenario.problem.Problems;
import dev.lockscope.scenario.problem.Wording;
import dev.lockscope.scenario.yaml.Yaml;
import dev.lockscope.scenario.yaml.Yaml.Mapping;
import dev.lockscope.scenario.yaml.Yaml.Scalar;
import dev.lockscope.scenario.yaml.Yaml.Sequence;
import dev.lockscope.scenario.yaml.Yaml.Type;
import dev.lockscope.scenario.yaml.Yaml.Unreadable;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Takes values for what the format says they are; adds a problem and answers nothing where they are not that. */
public final class Values {

    /** The most characters of a title or goal. */
    static final int LONGEST_TEXT = 1_000;

    private final Problems problems;

    /** Says what is wrong there. */
    public Values(Problems problems) {
        this.problems = problems;
    }

    /** Keys and values. */
    public Optional<Mapping> mapping(Yaml value) {
        if (value instanceof Mapping mapping) {
            return Optional.of(mapping);
        }
        refuse(value, Wording.WANT_MAPPING.with());
        return Optional.empty();
    }

    /** A list. */
    public Optional<Sequence> list(Yaml value) {
        if (value instanceof Sequence sequence) {
            return Optional.of(sequence);
        }
        refuse(value, Wording.WANT_LIST.with());
        return Optional.empty();
    }

    /** A text that says something. */
    public Optional<Scalar> text(Yaml value) {
        return text(value, Wording.WANT_TEXT.with());
    }

    /** A text that says something; {@code expected} says what it should be. */
    public Optional<Scalar> text(Yaml value, Message expected) {
        if (!(value instanceof Scalar scalar)
                || scalar.type() != Type.TEXT
                || scalar.value().isBlank()) {
            refuse(value, expected);
            return Optional.empty();
        }
        if (scalar.value().length() > LONGEST_TEXT) {
            problems.add(scalar.at(), Wording.TEXT_TOO_LONG.with(Integer.toString(LONGEST_TEXT)), expected);
            return Optional.empty();
        }
        return Optional.of(scalar);
    }

    /** A whole number in decimal digits. */
    public Optional<Long> number(Yaml value, long least, long most) {
        Message expected = Wording.WANT_NUMBER.with(Long.toString(least), Long.toString(most));
        if (!(value instanceof Scalar scalar) || scalar.type() == Type.NOTHING) {
            refuse(value, expected);
            return Optional.empty();
        }
        // More than 18 digits are beyond every range, and beyond parseLong.
        if (scalar.type() == Type.NUMBER && scalar.value().matches("[-+]?[0-9]{1,18}")) {
            long number = Long.parseLong(scalar.value());
            if (number >= least && number <= most) {
                return Optional.of(number);
            }
        }
        problems.add(scalar.at(), Wording.BAD_NUMBER.with(scalar.value(), Long.toString(least), Long.toString(most)));
        return Optional.empty();
    }

    /** A word of a fixed set. */
    public <T> Optional<T> choice(Yaml value, Collection<T> choices, Function<T, String> id) {
        List<String> ids = choices.stream().map(id).toList();
        Message expected = Wording.WANT_ONE_OF.choices(ids);
        Optional<Scalar> word = text(value, expected);
        Optional<T> chosen = word.flatMap(scalar -> choices.stream()
                .filter(choice -> id.apply(choice).equals(scalar.value()))
                .findFirst());
        if (word.isPresent() && chosen.isEmpty()) {
            String wrong = word.get().value();
            problems.add(value.at(), Wording.UNKNOWN_WORD.with(wrong), expected, NearMatch.of(wrong, ids));
        }
        return chosen;
    }

    /** Says what a value is where something else should be; of an unreadable one everything is said already. */
    public void refuse(Yaml value, Message expected) {
        if (!(value instanceof Unreadable)) {
            problems.add(value.at(), found(value), expected);
        }
    }

    private static Message found(Yaml value) {
        if (value instanceof Scalar scalar) {
            String shown = scalar.value();
            return switch (scalar.type()) {
                case NUMBER, FRACTION -> Wording.FOUND_NUMBER.with(shown);
                case BOOLEAN -> Wording.FOUND_BOOLEAN.with(shown);
                case NOTHING -> Wording.FOUND_NOTHING.with();
                case TEXT -> shown.isBlank() ? Wording.FOUND_NOTHING.with() : Wording.FOUND_TEXT.with(shown);
            };
        }
        return value instanceof Sequence ? Wording.FOUND_LIST.with() : Wording.FOUND_MAPPING.with();
    }
}
