package dev.lockscope.desktop.glossary;

import dev.lockscope.course.Glossary;
import dev.lockscope.course.Glossary.Entry;
import java.text.Collator;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/** The terms in the order of a language's alphabet. */
final class GlossaryModel {

    private GlossaryModel() {}

    /**
     * The entries that fit a query, all of whose words must occur in the term or in what it means, in either language;
     * those whose term begins with it come first.
     *
     * @param language the id of the language whose alphabet counts
     */
    static List<Entry> entries(Glossary glossary, String query, String language) {
        String wanted = query.strip().toLowerCase(Locale.ROOT);
        List<String> words = Arrays.asList(wanted.split("\\s+", -1));
        Collator alphabet = Collator.getInstance(Locale.forLanguageTag(language));
        return glossary.entries().stream()
                .filter(entry -> words.stream().allMatch(searched(entry)::contains))
                .sorted(Comparator.comparing((Entry entry) -> !begins(entry, wanted, language))
                        .thenComparing(entry -> entry.in(language).term(), alphabet))
                .toList();
    }

    private static boolean begins(Entry entry, String wanted, String language) {
        return entry.in(language).term().toLowerCase(Locale.ROOT).startsWith(wanted);
    }

    private static String searched(Entry entry) {
        return String.join(
                        "\n",
                        entry.en().term(),
                        entry.nb().term(),
                        entry.en().prose().plain(),
                        entry.nb().prose().plain())
                .toLowerCase(Locale.ROOT);
    }
}
