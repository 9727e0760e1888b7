package dev.lockscope.course.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/**
 * The texts can be read at first sight.
 *
 * <p>The measure is LIX (C.-H. Björnsson, "Läsbarhet", 1968): the mean number of words in a sentence plus the share of words
 * with more than six letters, in per cent. Below 30 is as easy as a children's book, up to 40 as fiction, up to 50 as a
 * newspaper, above that as an official report. The course wants to stay in the easier half of fiction. Norwegian has more long words
 * than English, since it writes compounds as one, and still has to keep below the same mark.
 */
class PlainProseTest {

    private static final double HARDEST = 35;
    private static final double LONGEST_ON_AVERAGE = 15;
    private static final int LONGEST_SENTENCE = 35;
    private static final int LONG_WORD = 6;

    private static double wordsPerSentence(List<Passage> passages) {
        List<String> sentences = passages.stream()
                .flatMap(passage -> passage.sentences().stream())
                .toList();
        return sentences.stream()
                .mapToInt(sentence -> Passage.words(sentence).size())
                .average()
                .orElse(0);
    }

    private static double lix(List<Passage> passages) {
        List<String> words = passages.stream()
                .flatMap(passage -> Passage.words(passage.spoken()).stream())
                .toList();
        long longOnes = words.stream().filter(word -> word.length() > LONG_WORD).count();
        return wordsPerSentence(passages) + 100.0 * longOnes / Math.max(1, words.size());
    }

    /** The passages of each lesson, in each language. */
    private static Map<String, List<Passage>> lessons() {
        return Passages.ofLessons().stream()
                .collect(Collectors.groupingBy(
                        passage -> passage.language() + " " + passage.where().split(" ")[0]));
    }

    @Test
    void everyLessonIsAsEasyAsFiction() {
        List<String> hard = new ArrayList<>();
        lessons().forEach((lesson, passages) -> {
            double lix = lix(passages);
            double length = wordsPerSentence(passages);
            if (lix > HARDEST || length > LONGEST_ON_AVERAGE) {
                hard.add("%s: LIX %.1f, %.1f words in a sentence".formatted(lesson, lix, length));
            }
        });
        assertThat(lessons()).hasSizeGreaterThanOrEqualTo(48);
        assertThat(hard).isEmpty();
    }

    @Test
    void noSentenceIsTooLong() {
        assertThat(Passages.all().stream()
                        .flatMap(passage -> passage.sentences().stream()
                                .filter(sentence -> Passage.words(sentence).size() > LONGEST_SENTENCE)
                                .map(sentence -> passage.language() + " " + passage.where() + ": " + sentence)))
                .isEmpty();
    }

    @Test
    void hardTextIsHard() {
        Passage hard = new Passage(
                "en",
                "x",
                "",
                "Notwithstanding considerable implementation-dependent uncertainties regarding asynchronous replication,"
                        + " practitioners occasionally underestimate catastrophic consequences.");
        assertThat(lix(List.of(hard))).isGreaterThan(60);
        assertThat(new Passage("nb", "x", "", "Den spør hvert 100. ms. Så får den låsen: A er ferdig.").sentences())
                .containsExactly("Den spør hvert 100. ms.", "Så får den låsen:", "A er ferdig.");
    }
}
