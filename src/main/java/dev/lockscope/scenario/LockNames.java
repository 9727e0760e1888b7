package dev.lockscope.scenario;

import dev.lockscope.scenario.problem.Problems;
import dev.lockscope.scenario.problem.Wording;
import dev.lockscope.scenario.yaml.Yaml;
import dev.lockscope.scenario.yaml.Yaml.Scalar;
import java.util.Optional;
import java.util.regex.Pattern;

/** Reads the names of locks, which are keys on the nodes. */
final class LockNames {

    private static final Pattern NAME = Pattern.compile("[!-~]{1,100}");

    private final Problems problems;

    LockNames(Problems problems) {
        this.problems = problems;
    }

    Optional<String> read(Yaml value) {
        Optional<Scalar> lock = new Values(problems).text(value, Wording.WANT_LOCK.with());
        if (lock.filter(name -> !NAME.matcher(name.value()).matches()).isPresent()) {
            problems.add(value.at(), Wording.BAD_LOCK.with(lock.get().value()), Wording.WANT_LOCK.with());
            return Optional.empty();
        }
        return lock.map(Scalar::value);
    }
}
