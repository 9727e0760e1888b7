package dev.lockscope.verdict;

import dev.lockscope.scenario.FindingId;
import dev.lockscope.trace.ResourceFact.Fencing;
import dev.lockscope.trace.Trace;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.ResourceBundle;
import java.util.Set;

/** Tells verdicts in plain words of one language. Immutable, so any thread may use it. */
public final class VerdictText {

    private static final String BUNDLE = "dev.lockscope.verdict.verdict";

    /** The fact by which some texts are chosen: why a lock was lost. */
    private static final String CAUSE = "cause";

    /** The fact that tells by what a resource turned away everything that came too late. */
    private static final String GUARD = "guard";

    /** Findings whose remedy is that of their cause, so that a cause is not given two. */
    private static final Set<FindingId> BY_CAUSE = Set.of(
            FindingId.OVERLAP, FindingId.BELIEF_WITHOUT_STORE, FindingId.STALE_WRITE_ACCEPTED, FindingId.LOST_UPDATE);

    private final ResourceBundle bundle;
    private final Measures measures;

    private VerdictText(ResourceBundle bundle) {
        this.bundle = bundle;
        this.measures = new Measures(bundle.getString("decimal.sign").charAt(0));
    }

    /**
     * The words of a language.
     *
     * @param language {@code nb} for Norwegian Bokmål, else English
     */
    public static VerdictText in(String language) {
        Locale locale = language.equals("nb") ? Locale.forLanguageTag("nb") : Locale.ROOT;
        // Without this, English would come out in the language of the machine, where there is a bundle for it.
        ResourceBundle.Control noFallback =
                ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES);
        return new VerdictText(ResourceBundle.getBundle(BUNDLE, locale, noFallback));
    }

    /** The whole verdict in one line. */
    public String headline(Verdict verdict) {
        Set<FindingId> told = told(verdict);
        if (told.isEmpty()) {
            return bundle.getString(verdict.figures().completed() ? "headline.safe" : "headline.safe-so-far");
        }
        List<String> parts = new ArrayList<>();
        for (FindingId id : told) {
            parts.add(Template.fill(bundle.getString(id.id() + ".headline"), words(headlineFacts(verdict, id))));
        }
        if (isHarmless(verdict)) {
            parts.add(bundle.getString("headline.no-harm"));
        }
        String line = String.join(", ", parts);
        return line.substring(0, 1).toUpperCase(Locale.ROOT) + line.substring(1);
    }

    /** Whether there were two holders at once, and nothing came of it. */
    private static boolean isHarmless(Verdict verdict) {
        return verdict.ids().contains(FindingId.OVERLAP)
                && verdict.figures().completed()
                && verdict.findings().stream()
                        .noneMatch(finding -> finding.severity() == Severity.HARM
                                || finding.id() == FindingId.LOST_UPDATE
                                || finding.id() == FindingId.DETECTED_LATE
                                || (finding.id() == FindingId.OVERLAP
                                        && !Long.valueOf(0)
                                                .equals(finding.facts().get("lateWrites"))));
    }

    /** Without what another finding says already: overlap implies belief, lost money the write that lost it, and so on. */
    private static Set<FindingId> told(Verdict verdict) {
        Set<FindingId> told = EnumSet.noneOf(FindingId.class);
        told.addAll(verdict.ids());
        if (told.contains(FindingId.OVERLAP)) {
            told.remove(FindingId.BELIEF_WITHOUT_STORE);
        }
        if (told.contains(FindingId.LOST_UPDATE)) {
            told.remove(FindingId.STALE_WRITE_ACCEPTED);
        }
        if (told.contains(FindingId.STARVED) || told.contains(FindingId.LIVELOCK)) {
            told.remove(FindingId.NOT_ACQUIRED);
        }
        if (told.contains(FindingId.STUCK_UNTIL_TTL) || told.contains(FindingId.LIVELOCK)) {
            told.remove(FindingId.ORPHAN_KEY);
        }
        return told;
    }

    private static Map<String, Object> headlineFacts(Verdict verdict, FindingId id) {
        Map<String, Object> facts = new HashMap<>();
        verdict.findings().stream()
                .filter(finding -> finding.id() == id)
                .findFirst()
                .ifPresent(finding -> facts.putAll(finding.facts()));
        Figures figures = verdict.figures();
        facts.put("holders", (long) figures.mostHolders());
        facts.put(figures.mostHolders() > 2 ? "crowd" : "pair", figures.overlap());
        if (figures.moneyLost() != 0) {
            facts.put("money", figures.moneyLost());
        }
        return facts;
    }

    /** A few words on what it is. */
    public String title(Finding finding) {
        return say(finding, "title");
    }

    /** A few words on what findings of a kind are. */
    public String title(FindingId id) {
        return bundle.getString(id.id() + ".title");
    }

    /** One sentence on what happened. */
    public String summary(Finding finding) {
        return say(finding, "summary");
    }

    /** A few sentences on who did what when. */
    public String story(Finding finding) {
        return say(finding, "story");
    }

    /** Why it could happen. */
    public String explanation(Finding finding) {
        return say(finding, "explanation");
    }

    /** What cures it, and what does not. */
    public String remedy(Finding finding) {
        Object cause = finding.facts().get(CAUSE);
        String guarded = "remedy." + finding.facts().get(GUARD);
        String common = "remedy." + cause;
        if (bundle.containsKey(guarded)) {
            return Template.fill(bundle.getString(guarded), words(finding.facts()));
        }
        return BY_CAUSE.contains(finding.id()) && bundle.containsKey(common)
                ? Template.fill(bundle.getString(common), words(finding.facts()))
                : say(finding, "remedy");
    }

    /** The severity in a word. */
    public String severity(Severity severity) {
        return bundle.getString(
                "severity." + severity.name().toLowerCase(Locale.ROOT).replace('_', '-'));
    }

    /** How a resource with that rule checks fencing tokens, in one sentence. */
    public String rule(Fencing rule) {
        return bundle.getString("word.rule." + RuleWord.of(rule));
    }

    /** One sentence on a moment of a run. */
    public String moment(Moment moment) {
        return Template.fill(bundle.getString("moment." + moment.kind()), words(moment.facts()));
    }

    /** The whole run, a sentence an event that matters. */
    public List<String> story(Trace trace) {
        return RunStory.of(trace).stream().map(this::moment).toList();
    }

    private String say(Finding finding, String part) {
        String key = finding.id().id() + "." + part;
        String special = key + "." + finding.facts().get(CAUSE);
        return Template.fill(bundle.getString(bundle.containsKey(special) ? special : key), words(finding.facts()));
    }

    private Template.Words words(Map<String, Object> facts) {
        return new Template.Words() {
            @Override
            public boolean knows(String name) {
                return facts.containsKey(name);
            }

            @Override
            public String say(String name, String format) {
                Object fact = facts.get(name);
                if (fact instanceof Long number) {
                    return switch (format) {
                        case "s" -> measures.instant(number);
                        case "d" -> measures.length(number);
                        case "kr" -> measures.money(number);
                        default -> Long.toString(number);
                    };
                }
                if (format.equals("why")) {
                    return Template.fill(bundle.getString("why." + fact), this);
                }
                return format.equals("word") ? bundle.getString("word." + name + "." + fact) : String.valueOf(fact);
            }
        };
    }
}
