package dev.lockscope.desktop.laboratory;

import dev.lockscope.desktop.laboratory.Problem.What;
import dev.lockscope.explore.ttl.Distribution;
import dev.lockscope.explore.ttl.Experiment;
import dev.lockscope.explore.ttl.Lengths;
import dev.lockscope.explore.ttl.Misfit;
import dev.lockscope.explore.ttl.Protection;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Collectors;

/**
 * What a wish comes to: an experiment, or what is wrong with it.
 *
 * @param experiment nothing where something is wrong
 * @param problems at most one a field, in the order of the fields
 */
record Reading(Optional<Experiment> experiment, List<Problem> problems) {

    /** The most runs that each protection and TTL can get. */
    static final int MOST_RUNS = 100_000;

    /** The most clients. */
    static final int MOST_CLIENTS = 16;

    static final String TTLS = "ttls";
    static final String PROTECTIONS = "protections";
    static final String RUNS = "runs";
    static final String CLIENTS = "clients";
    static final String RETRY = "retry";
    static final String SEED = "seed";

    /** A comma between digits is that of a decimal. */
    private static final String BETWEEN = "\\s*;\\s*|\\s*(?<![0-9]),\\s*|,\\s+|\\s+(?=[0-9])";

    Reading {
        problems = List.copyOf(problems);
    }

    /** Reads a wish. */
    static Reading of(Wish wish) {
        List<Problem> problems = new ArrayList<>();
        Map<Role, Distribution> spreads = new EnumMap<>(Role.class);
        for (Role role : Role.values()) {
            distribution(role, wish.spread(role), problems).ifPresent(found -> spreads.put(role, found));
        }
        Distribution work = spreads.getOrDefault(Role.WORK, Distribution.none());
        misfits(spreads, problems);
        List<Duration> ttls = ttls(wish, work, problems);
        if (wish.protections().isEmpty()) {
            problems.add(new Problem(PROTECTIONS, What.NO_PROTECTION, List.of()));
        }
        OptionalLong runs = number(RUNS, wish.runs(), 1, MOST_RUNS, problems);
        OptionalLong clients = number(CLIENTS, wish.clients(), 2, MOST_CLIENTS, problems);
        Duration retry = retry(wish, work, problems);
        OptionalLong seed = number(SEED, wish.seed(), Long.MIN_VALUE, Long.MAX_VALUE, problems);
        if (!problems.isEmpty()) {
            return new Reading(Optional.empty(), problems);
        }
        List<Protection> protections = Arrays.stream(Protection.values())
                .filter(wish.protections()::contains)
                .toList();
        return new Reading(
                Optional.of(new Experiment(
                        work,
                        spreads.getOrDefault(Role.PAUSES, Distribution.none()),
                        spreads.getOrDefault(Role.NETWORK, Distribution.none()),
                        protections,
                        ttls,
                        (int) runs.orElseThrow(),
                        (int) clients.orElseThrow(),
                        retry,
                        seed.orElseThrow())),
                List.of());
    }

    private static void misfits(Map<Role, Distribution> spreads, List<Problem> problems) {
        Optional.ofNullable(spreads.get(Role.WORK))
                .flatMap(Misfit::ofWork)
                .map(Reading::told)
                .ifPresent(what -> problems.add(new Problem(Role.WORK.key(), what, List.of())));
        Optional.ofNullable(spreads.get(Role.NETWORK))
                .flatMap(Misfit::ofNetwork)
                .map(Reading::told)
                .ifPresent(what ->
                        problems.add(new Problem(Role.NETWORK.key(), what, List.of(Experiment.PATIENCE.toSeconds()))));
    }

    private static What told(Misfit misfit) {
        return switch (misfit) {
            case NO_WORK -> What.NO_WORK;
            case TOO_SLOW -> What.TOO_SLOW;
        };
    }

    private static Optional<Distribution> distribution(Role role, Spread spread, List<Problem> problems) {
        if (spread instanceof Spread.Measured measured) {
            return Optional.of(measured.lengths());
        }
        Spread.Named named = (Spread.Named) spread;
        for (String number : named.numbers()) {
            if (length(number).isEmpty()) {
                problems.add(new Problem(role.key(), What.LENGTH, List.of(number.strip())));
                return Optional.empty();
            }
        }
        String numbers = named.numbers().stream().map(Reading::written).collect(Collectors.joining(","));
        String id = named.preset().id();
        Optional<Distribution> made = named.preset().read(numbers.isEmpty() ? id : id + ":" + numbers);
        if (made.isEmpty()) {
            problems.add(new Problem(role.key(), What.ORDER, List.of()));
        }
        return made;
    }

    /** As the laboratory writes it: with a unit, which is ms where there is none, and a point. */
    private static String written(String text) {
        String plain = text.strip().replace(',', '.');
        return !plain.isEmpty() && Character.isDigit(plain.charAt(plain.length() - 1)) ? plain + "ms" : plain;
    }

    private static Optional<Duration> length(String text) {
        return Lengths.of(written(text));
    }

    /** The usual ones or those of the list, and the one by the rule of thumb. */
    private static List<Duration> ttls(Wish wish, Distribution work, List<Problem> problems) {
        List<Duration> ttls = new ArrayList<>(List.of(Experiment.ruleOfThumb(work)));
        if (!wish.ownTtls()) {
            ttls.addAll(Experiment.usualTtls(work));
            return ttls;
        }
        for (String part : wish.ttls().strip().split(BETWEEN)) {
            // A number alone could be half of one with a decimal comma, so each has its unit.
            Optional<Duration> ttl = Lengths.of(part.strip().replace(',', '.')).filter(length -> length.toMillis() > 0);
            if (ttl.isEmpty()) {
                problems.add(new Problem(TTLS, What.TTL, List.of(part.strip())));
                return ttls;
            }
            ttls.add(ttl.get());
        }
        return ttls;
    }

    private static Duration retry(Wish wish, Distribution work, List<Problem> problems) {
        Duration usual = Experiment.usualRetry(work);
        if (wish.retry().isBlank()) {
            return usual;
        }
        Optional<Duration> retry = length(wish.retry()).filter(time -> time.toMillis() > 0);
        if (retry.isEmpty()) {
            problems.add(new Problem(RETRY, What.RETRY, List.of(wish.retry().strip())));
        }
        return retry.orElse(usual);
    }

    private static OptionalLong number(String field, String text, long least, long most, List<Problem> problems) {
        try {
            long number = Long.parseLong(text.strip().replaceAll("[ \u00a0]", ""));
            if (number >= least && number <= most) {
                return OptionalLong.of(number);
            }
        } catch (NumberFormatException e) {
            // It is told below, as a number out of range is.
        }
        problems.add(
                least == Long.MIN_VALUE
                        ? new Problem(field, What.NUMBER, List.of(text.strip()))
                        : new Problem(field, What.NUMBER, List.of(text.strip(), least, most)));
        return OptionalLong.empty();
    }

    /** What is wrong with a field, if anything is. */
    Optional<Problem> problem(String field) {
        return problems.stream()
                .filter(problem -> problem.field().equals(field))
                .findFirst();
    }
}
