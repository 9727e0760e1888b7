package dev.lockscope.course;

import dev.lockscope.scenario.Text;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Something that can be true of runs, told by their traces and verdicts alone. Of a run that is not there
 * nothing but a denial holds, so {@link #variants} tells which runs are needed. Immutable; any thread.
 */
public sealed interface Claim permits Claim.All, Claim.Any, Claim.Not, Claim.InVariant, RunClaim {

    /** Whether it is true of these runs. */
    boolean holds(Observations runs);

    /** The variants whose runs it is about besides the usual one. */
    Set<String> variants();

    /** What it says, in words for people. */
    default Text words() {
        return new Text(ClaimWords.in("en").of(this), ClaimWords.in("nb").of(this));
    }

    /** Every part is true. */
    record All(List<Claim> parts) implements Claim {
        public All {
            parts = List.copyOf(parts);
        }

        @Override
        public boolean holds(Observations runs) {
            return parts.stream().allMatch(part -> part.holds(runs));
        }

        @Override
        public Set<String> variants() {
            return variantsOf(parts);
        }
    }

    /** At least one part is true. */
    record Any(List<Claim> parts) implements Claim {
        public Any {
            parts = List.copyOf(parts);
        }

        @Override
        public boolean holds(Observations runs) {
            return parts.stream().anyMatch(part -> part.holds(runs));
        }

        @Override
        public Set<String> variants() {
            return variantsOf(parts);
        }
    }

    /** The claim is not true. */
    record Not(Claim claim) implements Claim {
        @Override
        public boolean holds(Observations runs) {
            return !claim.holds(runs);
        }

        @Override
        public Set<String> variants() {
            return claim.variants();
        }
    }

    /** The claim is true of the run of another variant. */
    record InVariant(String variant, Claim claim) implements Claim {
        @Override
        public boolean holds(Observations runs) {
            return claim.holds(runs.about(variant));
        }

        @Override
        public Set<String> variants() {
            Set<String> variants = new LinkedHashSet<>(Set.of(variant));
            variants.addAll(claim.variants());
            return variants;
        }
    }

    private static Set<String> variantsOf(List<Claim> parts) {
        Set<String> variants = new LinkedHashSet<>();
        parts.forEach(part -> variants.addAll(part.variants()));
        return variants;
    }
}
