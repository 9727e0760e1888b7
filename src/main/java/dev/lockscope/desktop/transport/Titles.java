package dev.lockscope.desktop.transport;

import dev.lockscope.desktop.session.Origin;
import dev.lockscope.desktop.session.Origin.How;
import dev.lockscope.desktop.session.Session;
import dev.lockscope.desktop.words.Texts;
import dev.lockscope.desktop.words.Words;
import dev.lockscope.scenario.Scenario;
import dev.lockscope.trace.Header;
import java.util.List;
import java.util.Optional;

/** What sessions and variants are called, in the language that is spoken. */
final class Titles {

    private static final String JOINT = ": ";

    /** How many letters a badge may have of an event; the sentence has it whole. */
    private static final int LONGEST_BADGE = 28;

    private final Words words;
    private final Texts texts;

    Titles(Words words) {
        this.words = words;
        this.texts = words.of("dev.lockscope.desktop.transport.transport");
    }

    /** What a session shows, without its variant where a switch tells that. */
    String title(Session session) {
        Optional<Scenario> scenario = session.scenario();
        if (scenario.isEmpty()) {
            Header header = session.header();
            return header.variant() == null ? header.scenarioName() : header.scenarioName() + ":" + header.variant();
        }
        String whole = scenario.get().title().in(words.language().get());
        String family = family(session.origin().variants());
        return family.isEmpty() ? whole : family.substring(0, family.length() - JOINT.length());
    }

    /** What a session shows, with its variant. */
    String full(Session session) {
        return session.scenario()
                .map(scenario -> scenario.title().in(words.language().get()))
                .orElseGet(() -> title(session));
    }

    /** What a scenario is there to show; empty where that is not known. */
    String goal(Session session) {
        return session.scenario()
                .map(scenario -> scenario.goal().in(words.language().get()))
                .orElse("");
    }

    /** What tells a variant from the others of its file. */
    String variant(Scenario variant, List<Scenario> all) {
        return variant.title().in(words.language().get()).substring(family(all).length());
    }

    /** What the titles of several variants begin with, with the joint; empty where they have nothing in common. */
    private String family(List<Scenario> variants) {
        if (variants.size() < 2) {
            return "";
        }
        String first = variants.get(0).title().in(words.language().get());
        int joint = first.indexOf(JOINT);
        if (joint < 0) {
            return "";
        }
        String family = first.substring(0, joint + JOINT.length());
        boolean common = variants.stream()
                .map(variant -> variant.title().in(words.language().get()))
                .allMatch(title -> title.startsWith(family) && title.length() > family.length());
        return common ? family : "";
    }

    /** How a session was made from its file, in a few words; empty where it was made as the file says. */
    String badge(Origin origin) {
        How how = origin.how();
        if (how instanceof How.Branched branched) {
            return texts.say("badge.branched", cut(words.moment(branched.left())));
        } else if (how instanceof How.Tuned tuned) {
            return texts.say("badge.tuned", tuned.changes());
        } else if (how instanceof How.Free) {
            return texts.say("badge.free");
        } else if (how instanceof How.Found) {
            return texts.say("badge.found");
        }
        return how instanceof How.Recorded ? texts.say("badge.recorded") : "";
    }

    private static String cut(String text) {
        return text.length() <= LONGEST_BADGE
                ? text
                : text.substring(0, LONGEST_BADGE - 1).strip() + "…";
    }

    /** The same in a sentence. */
    String origin(Origin origin) {
        How how = origin.how();
        if (how instanceof How.Branched branched) {
            String instant = words.events().seconds(branched.instant());
            return texts.say(
                    "origin.branched",
                    full(branched.from()),
                    instant,
                    branched.action(),
                    words.moment(branched.left()));
        } else if (how instanceof How.Tuned tuned) {
            return texts.say("origin.tuned", tuned.changes());
        } else if (how instanceof How.Free) {
            return texts.say("origin.free");
        } else if (how instanceof How.Found) {
            return texts.say("origin.found");
        } else if (how instanceof How.Recorded) {
            return texts.say("origin.recorded", String.valueOf(origin.file().getFileName()));
        }
        return texts.say("origin.written", String.valueOf(origin.file().getFileName()));
    }
}
