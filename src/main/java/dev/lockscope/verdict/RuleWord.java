package dev.lockscope.verdict;

import dev.lockscope.trace.ResourceFact.Fencing;
import java.util.Locale;

/** The word of a fencing rule in the message bundles, such as {@code at-least}. */
final class RuleWord {

    private RuleWord() {}

    static String of(Fencing rule) {
        return rule.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
