package dev.lockscope.desktop.catalogue;

import dev.lockscope.desktop.session.Trouble;
import dev.lockscope.desktop.words.Texts;
import dev.lockscope.scenario.problem.Problem;
import dev.lockscope.trace.IoReason;
import dev.lockscope.trace.Phrases;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/**
 * What there is to say about trouble, in a language.
 *
 * @param title what it is about, a few words
 * @param told what happened, and what can be done
 * @param lines what is wrong in detail, to be read one by one; none where there is no more to say
 */
record TroubleStory(String title, String told, List<String> lines) {

    TroubleStory {
        lines = List.copyOf(lines);
    }

    /**
     * Tells of trouble.
     *
     * @param texts the catalogue's
     * @param language the id of the language
     */
    static TroubleStory of(Trouble trouble, Texts texts, String language) {
        if (trouble instanceof Trouble.WrongScenario wrong) {
            return new TroubleStory(
                    texts.say("trouble.scenario", name(wrong.file())),
                    texts.say(
                            "trouble.scenario.told", wrong.problems().problems().size()),
                    wrong.problems().problems().stream()
                            .map(problem -> line(problem, language))
                            .toList());
        } else if (trouble instanceof Trouble.WrongTrace wrong) {
            return new TroubleStory(
                    texts.say("trouble.trace", name(wrong.file())),
                    texts.say("trouble.trace.told"),
                    List.of(wrong.problem().text(language)));
        } else if (trouble instanceof Trouble.NoFile none) {
            return new TroubleStory(
                    texts.say("trouble.file", name(none.file())),
                    texts.say("trouble.file.told", none.file(), IoReason.in(language, none.why(), none.file())),
                    List.of());
        } else if (trouble instanceof Trouble.UnknownFile unknown) {
            return new TroubleStory(
                    texts.say("trouble.unknown", name(unknown.file())), texts.say("trouble.unknown.told"), List.of());
        } else if (trouble instanceof Trouble.DamagedProgress damaged) {
            return new TroubleStory(
                    texts.say("trouble.progress"), texts.say("trouble.progress.told", damaged.aside()), List.of());
        } else if (trouble instanceof Trouble.Lacking lacking) {
            Phrases phrases = Phrases.in(language);
            String problem = phrases.of(String.valueOf(lacking.problem().getMessage()));
            return new TroubleStory(
                    texts.say("trouble.lacking"),
                    sentence(problem) + " " + phrases.of(lacking.problem().cure()),
                    List.of());
        }
        return new TroubleStory(texts.say("trouble.defect"), texts.say("trouble.defect.told"), List.of());
    }

    private static String name(Path file) {
        return String.valueOf(file.getFileName());
    }

    /** The file is named above. */
    static String line(Problem problem, String language) {
        String whole = problem.text(language);
        String start = problem.file() + ":";
        return whole.startsWith(start) ? whole.substring(start.length()) : whole;
    }

    private static String sentence(String text) {
        if (text.isEmpty()) {
            return text;
        }
        int first = text.offsetByCodePoints(0, 1);
        String capital = text.substring(0, first).toUpperCase(Locale.ROOT) + text.substring(first);
        return capital.endsWith(".") ? capital : capital + ".";
    }
}
