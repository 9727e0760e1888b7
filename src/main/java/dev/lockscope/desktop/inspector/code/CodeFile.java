package dev.lockscope.desktop.inspector.code;

import dev.lockscope.lock.listing.Highlighting;
import dev.lockscope.lock.listing.Language;
import dev.lockscope.lock.listing.Listing;
import dev.lockscope.lock.listing.Listings;
import dev.lockscope.lock.listing.ScriptText;
import dev.lockscope.lock.listing.Span;
import dev.lockscope.lock.listing.Syntax;
import dev.lockscope.lock.recipe.Catalogue;
import dev.lockscope.scenario.ClientSpec;
import dev.lockscope.scenario.Scenario;
import dev.lockscope.trace.world.ClientView;
import dev.lockscope.trace.world.RecipeStep;
import dev.lockscope.trace.world.World;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** A text that can be looked at. */
sealed interface CodeFile {

    /** Its text in a language, as it is copied. */
    String text(Language language);

    /** The syntax of its text in a language. */
    Syntax syntax(Language language);

    /** What it is called in a language. */
    String title(Language language);

    /**
     * A recipe.
     *
     * @param id its id in the catalogue
     * @param clients who runs it
     * @param alone whether it is the only one of the run
     * @param told whether its comments are shown, which tell what is wrong with it
     */
    record Recipe(String id, List<String> clients, boolean alone, boolean told) implements CodeFile {

        /** Its lines. */
        Listing listing(Language language) {
            Listing whole = Listings.of(id, language);
            return told ? whole : whole.withoutDocs();
        }

        @Override
        public String text(Language language) {
            return listing(language).text();
        }

        @Override
        public Syntax syntax(Language language) {
            return language.syntax();
        }

        @Override
        public String title(Language language) {
            return alone ? listing(language).title() : listing(language).title() + " · " + String.join(", ", clients);
        }
    }

    /** A script that a recipe sends to its nodes. */
    record Lua(ScriptText script) implements CodeFile {

        @Override
        public String text(Language language) {
            return script.lua();
        }

        @Override
        public Syntax syntax(Language language) {
            return Syntax.LUA;
        }

        @Override
        public String title(Language language) {
            return script.name() + ".lua";
        }
    }

    /**
     * The recipes that the clients of a run are known to use, each once, and behind them the scripts that these send.
     *
     * @param told whether comments are shown that tell what is wrong with a recipe
     */
    static List<CodeFile> of(Optional<Scenario> scenario, World latest, boolean told) {
        Map<String, List<String>> clients = new LinkedHashMap<>();
        for (ClientSpec client : scenario.map(Scenario::clients).orElse(List.of())) {
            add(clients, client.recipe(), client.name());
        }
        for (ClientView client : latest.clients()) {
            client.step().map(RecipeStep::recipe).ifPresent(recipe -> add(clients, recipe, client.name()));
        }
        clients.keySet().removeIf(recipe -> Catalogue.find(recipe).isEmpty());
        List<CodeFile> recipes = new ArrayList<>();
        clients.forEach(
                (recipe, names) -> recipes.add(new Recipe(recipe, List.copyOf(names), clients.size() == 1, told)));
        List<CodeFile> scripts = clients.keySet().stream()
                .flatMap(recipe -> Listings.scripts(recipe).stream())
                .distinct()
                .<CodeFile>map(Lua::new)
                .toList();
        return Stream.concat(recipes.stream(), scripts.stream()).toList();
    }

    private static void add(Map<String, List<String>> clients, String recipe, String name) {
        List<String> names = clients.computeIfAbsent(recipe, added -> new ArrayList<>());
        if (!names.contains(name)) {
            names.add(name);
        }
    }

    /** What the lines that are shown are indented with, so that no line is broken right behind its indent. */
    char INDENT = '\u00a0';

    /** Its lines as they are shown: indented by 2 instead of 4, since the place beside the picture is narrow. */
    default List<String> lines(Language language) {
        return text(language).lines().map(CodeFile::narrow).toList();
    }

    /** What is to be told apart in {@link #lines}, line by line. */
    default List<List<Span>> spans(Language language) {
        return Highlighting.lines(syntax(language), lines(language));
    }

    private static String narrow(String line) {
        int indent = line.length() - line.stripLeading().length();
        return String.valueOf(INDENT).repeat(indent / 4 * 2 + indent % 4) + line.substring(indent);
    }
}
