package dev.lockscope.course.text;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * Finds sentences of one language in texts of the other by their small words, those that no sentence can do without. Words
 * that both languages have ({@code for}, {@code to}, {@code men}, {@code bare}, {@code is}) are left out.
 */
final class Foreign {

    private static final Map<String, Set<String>> SMALL = Map.of(
            "en",
            Set.of(
                    "the", "and", "of", "that", "with", "are", "this", "which", "has", "was", "not", "you", "they",
                    "its", "from", "when", "what", "have", "been", "does", "but", "or", "if", "it", "will", "would",
                    "there", "their", "them", "only", "who", "how", "why", "gets"),
            "nb",
            Set.of(
                    "og", "ikke", "er", "på", "av", "til", "som", "det", "har", "ble", "blir", "med", "fra", "når",
                    "hva", "hvis", "kan", "etter", "eller", "også", "å", "et", "seg", "sin", "sitt", "dem", "var",
                    "hvem", "hvor", "noen", "ingen", "får", "skal", "må", "om", "så", "jeg", "vi", "ved"));

    private Foreign() {}

    /** The small words of the other language in a sentence. */
    static List<String> words(String language, String sentence) {
        Set<String> others = SMALL.get(language.equals("en") ? "nb" : "en");
        return Passage.words(sentence.toLowerCase(Locale.ROOT)).stream()
                .filter(word -> others != null && others.contains(word))
                .toList();
    }
}
