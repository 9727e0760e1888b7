package dev.lockscope.desktop.catalogue;

import dev.lockscope.scenario.ClientSpec;
import dev.lockscope.scenario.Scenario;
import dev.lockscope.scenario.problem.Problem;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * One scenario file of the catalogue.
 *
 * @param file where it is
 * @param variants the scenarios in it, at least one where it is in order
 * @param problems what is wrong with it; then there are no variants
 */
record Entry(Path file, List<Scenario> variants, List<Problem> problems) {

    private static final String TITLE_END = ": ";

    Entry {
        variants = List.copyOf(variants);
        problems = List.copyOf(problems);
    }

    /** Whether it can be opened. */
    boolean isInOrder() {
        return problems.isEmpty();
    }

    /** The file's name. */
    String name() {
        return String.valueOf(file.getFileName());
    }

    /** What the file is called in a language: what the titles of all its variants begin with. */
    String title(String language) {
        if (!isInOrder()) {
            return name();
        }
        String first = variants.get(0).title().in(language);
        if (variants.get(0).variant().isEmpty()) {
            return first;
        }
        for (int end = first.lastIndexOf(TITLE_END); end > 0; end = first.lastIndexOf(TITLE_END, end - 1)) {
            String start = first.substring(0, end + TITLE_END.length());
            if (variants.stream().allMatch(one -> one.title().in(language).startsWith(start))) {
                return first.substring(0, end);
            }
        }
        return first;
    }

    /** What a variant is called in a language, without what the file is called. */
    String title(Scenario variant, String language) {
        String whole = variant.title().in(language);
        String start = title(language) + TITLE_END;
        return whole.startsWith(start) ? capital(whole.substring(start.length())) : whole;
    }

    private static String capital(String text) {
        return text.isEmpty()
                ? text
                : text.substring(0, text.offsetByCodePoints(0, 1)).toUpperCase(Locale.ROOT)
                        + text.substring(text.offsetByCodePoints(0, 1));
    }

    /** What it is there to show, in a language. */
    String goal(String language) {
        return isInOrder() ? variants.get(0).goal().in(language) : "";
    }

    /** The ids of the recipes of all variants, each once. */
    List<String> recipes() {
        return variants.stream()
                .flatMap(scenario -> scenario.clients().stream())
                .map(ClientSpec::recipe)
                .distinct()
                .toList();
    }

    /** What it is called: its file, with and without its ending, and its titles in both languages. */
    Stream<String> names() {
        String file = name();
        int end = file.lastIndexOf('.');
        Stream<String> titles = variants.stream()
                .flatMap(one -> Stream.of(one.title().en(), one.title().nb()));
        return Stream.concat(
                Stream.of(file, end < 0 ? file : file.substring(0, end), title("en"), title("nb")), titles);
    }

    /** All by which a person may look for it, in both languages. */
    Stream<String> searched() {
        Stream<String> written = variants.stream()
                .flatMap(one -> Stream.of(
                        one.title().en(),
                        one.title().nb(),
                        one.goal().en(),
                        one.goal().nb(),
                        one.topology().id(),
                        one.variant().orElse("")));
        Stream<String> findings = variants.stream()
                .flatMap(one -> one.expect().findings().stream())
                .map(finding -> finding.id());
        return Stream.of(Stream.of(name()), recipes().stream(), written, findings)
                .flatMap(all -> all);
    }
}
