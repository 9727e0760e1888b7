package dev.lockscope.desktop.inspector.findings;

import dev.lockscope.desktop.words.Texts;
import dev.lockscope.scenario.Expectation;
import dev.lockscope.scenario.FindingId;
import dev.lockscope.verdict.Verdict;
import dev.lockscope.verdict.VerdictText;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumSet;
import java.util.List;
import java.util.stream.Collectors;

/** Says what a scenario's verdict was expected to find, and whether it did. */
final class ExpectationLine {

    /**
     * A part of the line.
     *
     * @param text what it says
     * @param id whether it is how a finding is called in files
     */
    record Part(String text, boolean id) {}

    private final VerdictText words;
    private final Texts texts;
    private final List<Part> parts = new ArrayList<>();

    private ExpectationLine(VerdictText words, Texts texts) {
        this.words = words;
        this.texts = texts;
    }

    /**
     * The line of a verdict.
     *
     * @param complete whether the run came to its planned end and all of it was judged; else nothing is confirmed by it
     */
    static List<Part> of(Verdict verdict, Expectation expected, boolean complete, VerdictText words, Texts texts) {
        ExpectationLine line = new ExpectationLine(words, texts);
        line.add("verdict.expected", expected.findings());
        if (verdict.isDisturbed()) {
            line.add("verdict.disturbed");
        } else if (!complete) {
            line.add("verdict.incomplete");
        } else if (verdict.meets(expected)) {
            line.add("verdict.met");
        } else {
            line.addDifferences(verdict, expected);
        }
        return List.copyOf(line.parts);
    }

    /** The whole line. */
    static String text(List<Part> parts) {
        return parts.stream().map(Part::text).collect(Collectors.joining());
    }

    private void addDifferences(Verdict verdict, Expectation expected) {
        if (!verdict.missing(expected).isEmpty()) {
            add("verdict.missing", verdict.missing(expected));
        }
        if (!verdict.unexpected(expected).isEmpty()) {
            add("verdict.unexpected", verdict.unexpected(expected));
        }
    }

    private void add(String key) {
        parts.add(new Part((parts.isEmpty() ? "" : " ") + texts.say(key), false));
    }

    private void add(String key, Collection<FindingId> findings) {
        add(key);
        if (findings.isEmpty()) {
            parts.add(new Part(" " + texts.say("verdict.nothing"), false));
        }
        String before = " ";
        for (FindingId id : findings.isEmpty() ? List.<FindingId>of() : EnumSet.copyOf(findings)) {
            parts.add(new Part(before + words.title(id) + " ", false));
            parts.add(new Part(id.id(), true));
            before = ", ";
        }
        parts.add(new Part(".", false));
    }
}
