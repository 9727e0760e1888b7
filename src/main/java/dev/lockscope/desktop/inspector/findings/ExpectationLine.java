package dev.lockscope.desktop.inspector.findings;

import dev.lockscope.desktop.words.Texts;
import dev.lockscope.scenario.Expectation;
import dev.lockscope.scenario.FindingId;
import dev.lockscope.verdict.Verdict;
import java.util.Collection;
import java.util.EnumSet;
import java.util.Set;
import java.util.stream.Collectors;

/** Says what a scenario's verdict was expected to find, and whether it did. */
final class ExpectationLine {

    private ExpectationLine() {}

    static String of(Verdict verdict, Expectation expected, Texts texts) {
        String wanted = texts.say("verdict.expected", ids(expected.findings(), texts));
        if (verdict.isDisturbed()) {
            return wanted + " " + texts.say("verdict.disturbed");
        } else if (verdict.meets(expected)) {
            return wanted + " " + texts.say("verdict.met");
        }
        String line = wanted;
        if (!verdict.missing(expected).isEmpty()) {
            line += " " + texts.say("verdict.missing", ids(verdict.missing(expected), texts));
        }
        if (!verdict.unexpected(expected).isEmpty()) {
            line += " " + texts.say("verdict.unexpected", ids(verdict.unexpected(expected), texts));
        }
        return line;
    }

    private static String ids(Collection<FindingId> findings, Texts texts) {
        if (findings.isEmpty()) {
            return texts.say("verdict.nothing");
        }
        Set<FindingId> ordered = EnumSet.copyOf(findings);
        return ordered.stream().map(FindingId::id).collect(Collectors.joining(", "));
    }
}
