package dev.lockscope.scenario;

import dev.lockscope.lock.port.Spread;
import dev.lockscope.lock.program.Step;
import dev.lockscope.scenario.problem.NearMatch;
import dev.lockscope.scenario.problem.Problems;
import dev.lockscope.scenario.problem.Wording;
import dev.lockscope.scenario.yaml.Yaml;
import dev.lockscope.scenario.yaml.Yaml.Mapping;
import dev.lockscope.scenario.yaml.Yaml.Scalar;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.regex.Pattern;

/** Binds the values of steps that have one. */
final class StepValues {

    /** The value of {@code work} that makes it last until the script says {@code finish}. */
    static final String UNTIL_TOLD = "until-told";

    /** What a charge takes where the file does not say. */
    private static final long USUAL_AMOUNT = 100;

    private static final int MOST_RETRIES = 1_000;
    private static final Pattern KEY = Pattern.compile("[A-Za-z0-9._:-]{1,40}");

    private final Problems problems;
    private final Values values;
    private final Durations durations;

    StepValues(Problems problems) {
        this.problems = problems;
        this.values = new Values(problems);
        this.durations = new Durations(problems);
    }

    /** A length of time, {@link #UNTIL_TOLD}, or a spread of lengths. */
    Optional<Step> work(Yaml value) {
        if (value instanceof Mapping mapping) {
            return spread(mapping).map(Step.SpreadWork::new);
        }
        if (value instanceof Scalar scalar && scalar.value().equals(UNTIL_TOLD)) {
            return Optional.of(new Step.WorkUntilTold());
        }
        if (value instanceof Scalar scalar
                && NearMatch.of(scalar.value(), List.of(UNTIL_TOLD)).isPresent()) {
            problems.add(
                    value.at(),
                    Wording.UNKNOWN_WORD.with(scalar.value()),
                    Wording.WANT_DURATION.with(),
                    Optional.of(UNTIL_TOLD));
            return Optional.empty();
        }
        return durations.positive(value).map(Step.Work::new);
    }

    private Optional<Spread> spread(Mapping mapping) {
        boolean logNormal = mapping.entries().stream()
                .map(entry -> entry.key().value())
                .anyMatch(key -> key.equals("median") || key.equals("p99"));
        return logNormal
                ? spread(mapping, "median", "p99", Spread.LogNormal::new)
                : spread(mapping, "from", "to", Spread.Uniform::new);
    }

    private Optional<Spread> spread(
            Mapping mapping, String low, String high, BiFunction<Duration, Duration, Spread> maker) {
        return Fields.of(mapping, problems, List.of(low, high)).flatMap(fields -> {
            Optional<Duration> least = fields.required(low).flatMap(durations::positive);
            Optional<Yaml> written = fields.required(high);
            Optional<Duration> most = written.flatMap(durations::positive);
            if (least.isEmpty() || most.isEmpty()) {
                return Optional.empty();
            }
            if (most.get().compareTo(least.get()) < 0) {
                problems.add(
                        written.orElseThrow().at(),
                        Wording.WRONG_WAY_ROUND.with(low, high),
                        Wording.WANT_NOT_BELOW.with(low));
                return Optional.empty();
            }
            return Optional.of(maker.apply(least.get(), most.get()));
        });
    }

    /** A change, or a mapping of it and the retries. */
    Optional<Step> write(Yaml value) {
        if (!(value instanceof Mapping)) {
            return money(value, -ResourceBinder.MOST_MONEY).map(Step.Write::new);
        }
        return Fields.of(value, problems, List.of("add", "retry")).flatMap(fields -> {
            Optional<Long> add = fields.required("add").flatMap(number -> money(number, -ResourceBinder.MOST_MONEY));
            long retries = fields.optional("retry")
                    .flatMap(number -> values.number(number, 0, MOST_RETRIES))
                    .orElse(0L);
            return add.map(change -> new Step.Write(change, (int) retries));
        });
    }

    /** A key, or a mapping of it and the amount. */
    Optional<Step> charge(Yaml value) {
        if (!(value instanceof Mapping)) {
            return key(value).map(key -> new Step.Charge(key, USUAL_AMOUNT));
        }
        return Fields.of(value, problems, List.of("key", "amount")).flatMap(fields -> {
            Optional<String> key = fields.required("key").flatMap(this::key);
            long amount = fields.optional("amount")
                    .flatMap(number -> money(number, 1))
                    .orElse(USUAL_AMOUNT);
            return key.map(name -> new Step.Charge(name, amount));
        });
    }

    /** A mapping of a key and how long it takes to compute its entry. */
    Optional<Step> compute(Yaml value) {
        return Fields.of(value, problems, List.of("key", "for")).flatMap(fields -> {
            Optional<String> key = fields.required("key").flatMap(this::key);
            Optional<Duration> time = fields.required("for").flatMap(durations::positive);
            return key.flatMap(name -> time.map(length -> new Step.Compute(name, length)));
        });
    }

    /** A key such as an invoice's number; a number is as good as a text. */
    Optional<String> key(Yaml value) {
        if (!(value instanceof Scalar scalar) || scalar.type() == Yaml.Type.NOTHING) {
            values.refuse(value, Wording.WANT_RESOURCE_KEY.with());
            return Optional.empty();
        }
        if (!KEY.matcher(scalar.value()).matches()) {
            problems.add(scalar.at(), Wording.BAD_KEY.with(scalar.value()), Wording.WANT_RESOURCE_KEY.with());
            return Optional.empty();
        }
        return Optional.of(scalar.value());
    }

    private Optional<Long> money(Yaml value, long least) {
        return values.number(value, least, ResourceBinder.MOST_MONEY);
    }
}
