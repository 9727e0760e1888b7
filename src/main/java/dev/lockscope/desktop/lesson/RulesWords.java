package dev.lockscope.desktop.lesson;

import dev.lockscope.course.Challenge;
import dev.lockscope.course.Rules;
import dev.lockscope.desktop.words.Texts;
import java.util.ArrayList;
import java.util.List;

/** What a challenge allows, in words. */
final class RulesWords {

    private RulesWords() {}

    /** A sentence for each rule. */
    static List<String> of(Challenge challenge, Texts texts) {
        Rules rules = challenge.rules();
        List<String> said = new ArrayList<>();
        said.add(texts.say(challenge.free() ? "rule.free" : "rule.scripted"));
        rules.actions().ifPresent(most -> said.add(texts.say("rule.actions", most)));
        if (!rules.not().isEmpty()) {
            List<String> names = rules.not().stream()
                    .sorted()
                    .map(verb -> texts.knows("verb." + verb) ? texts.say("verb." + verb) : verb)
                    .toList();
            said.add(texts.say("rule.not", String.join(", ", names)));
        }
        said.add(texts.say(rules.parameters() ? "rule.parameters" : "rule.no-parameters"));
        return said;
    }
}
