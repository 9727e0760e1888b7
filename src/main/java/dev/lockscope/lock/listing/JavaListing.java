package dev.lockscope.lock.listing;

import dev.lockscope.lock.recipe.Catalogue;
import dev.lockscope.lock.script.Script;
import dev.lockscope.lock.script.Scripts;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** Puts a recipe's class and the parts that it uses together. */
final class JavaListing {

    /** The parts that a recipe's class names for a sibling of the recipe alone. */
    private static final Map<String, Set<String>> OF_A_SIBLING = Map.of(
            "redlock-using", Set.of("LateAbortExtension"),
            "redlock-using-late-abort", Set.of("RedlockExtension", "LeaseAlarm"));

    private JavaListing() {}

    static Listing of(Catalogue.Entry entry) {
        StepLines steps = new StepLines();
        List<String> lines = new ArrayList<>();
        for (JavaSource part : parts(entry)) {
            if (!lines.isEmpty()) {
                lines.add("");
            }
            for (String line : part.lines()) {
                lines.add(line);
                JavaSource.step(line).filter(entry.steps()::contains).ifPresent(step -> steps.mark(step, lines.size()));
            }
        }
        return new Listing(entry.id(), Language.JAVA, entry.source().getSimpleName() + ".java", lines, steps.byStep());
    }

    static List<Script> scripts(Catalogue.Entry entry) {
        return parts(entry).stream()
                .flatMap(JavaSource::scripts)
                .distinct()
                .map(JavaListing::script)
                .toList();
    }

    private static Script script(String constant) {
        String name = constant.toLowerCase(Locale.ROOT).replace('_', '-');
        return Scripts.ALL.stream()
                .filter(script -> script.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("there is no script called " + name));
    }

    /** The recipe's class, then what it uses, and what that uses. */
    private static List<JavaSource> parts(Catalogue.Entry entry) {
        Set<String> foreign = OF_A_SIBLING.getOrDefault(entry.id(), Set.of());
        String name = entry.source().getSimpleName();
        List<JavaSource> parts = new ArrayList<>();
        parts.add(JavaSource.find(name).orElseThrow(() -> new IllegalStateException("no source of " + name)));
        for (int at = 0; at < parts.size(); at++) {
            parts.get(at).types().filter(type -> !foreign.contains(type)).forEach(type -> {
                if (parts.stream().noneMatch(part -> part.name().equals(type))) {
                    JavaSource.find(type).ifPresent(parts::add);
                }
            });
        }
        return parts;
    }
}
