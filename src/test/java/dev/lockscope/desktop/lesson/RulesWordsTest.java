package dev.lockscope.desktop.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.course.Challenge;
import dev.lockscope.course.Lesson;
import dev.lockscope.course.Lessons;
import dev.lockscope.desktop.words.Texts;
import dev.lockscope.desktop.words.Words;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

class RulesWordsTest {

    private static final String BUNDLE = "dev.lockscope.desktop.lesson.lesson";
    private static List<Challenge> challenges = List.of();

    @BeforeAll
    static void read() throws Exception {
        challenges = Lessons.of(Path.of("scenarios/lessons")).lessons().stream()
                .flatMap(lesson -> lesson.run().stream())
                .map(Lesson.OfRun::challenge)
                .flatMap(Optional::stream)
                .toList();
    }

    private static Texts texts(String language) {
        return new Words(language).of(BUNDLE);
    }

    @Test
    void everyActionThatALessonForbidsHasWordsInBothLanguages() {
        assertThat(challenges).isNotEmpty();
        for (Challenge challenge : challenges) {
            for (String verb : challenge.rules().not()) {
                assertThat(texts("en").knows("verb." + verb)).as(verb).isTrue();
                assertThat(RulesWords.of(challenge, texts("nb")))
                        .anyMatch(rule -> rule.contains(texts("nb").say("verb." + verb)));
            }
        }
    }

    @Test
    void aNumberOfFaultsIsToldInTheLanguagesOwnWords() {
        Challenge one = challenges.stream()
                .filter(challenge -> challenge.rules().actions().equals(Optional.of(1)))
                .findFirst()
                .orElseThrow();
        assertThat(RulesWords.of(one, texts("en"))).anyMatch(rule -> rule.startsWith("At most one fault."));
        assertThat(RulesWords.of(one, texts("nb"))).anyMatch(rule -> rule.startsWith("Høyst én feil."));
        Challenge two = challenges.stream()
                .filter(challenge -> challenge.rules().actions().equals(Optional.of(2)))
                .findFirst()
                .orElseThrow();
        assertThat(RulesWords.of(two, texts("en"))).anyMatch(rule -> rule.startsWith("At most 2 faults."));
    }
}
