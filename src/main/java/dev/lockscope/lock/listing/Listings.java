package dev.lockscope.lock.listing;

import dev.lockscope.lock.recipe.Catalogue;
import dev.lockscope.lock.script.Lua;
import java.util.List;

/** Finds a recipe's code. */
public final class Listings {

    private Listings() {}

    /**
     * A recipe's code in a language.
     *
     * <p>The Java is the source that runs, from the class's Javadoc on, without package and imports; behind it stand the
     * parts of the same package that it uses, in the order in which they are named. The Node.js module is shown without
     * the comments that mark its steps.
     *
     * @param recipe its id in the catalogue
     * @throws IllegalArgumentException if there is no such recipe
     */
    public static Listing of(String recipe, Language language) {
        Catalogue.Entry entry = entry(recipe);
        return language == Language.JAVA ? JavaListing.of(entry) : NodeListing.of(entry);
    }

    /**
     * The scripts that a recipe sends to its nodes, in the order in which its Java names them.
     *
     * @param recipe its id in the catalogue
     * @throws IllegalArgumentException if there is no such recipe
     */
    public static List<ScriptText> scripts(String recipe) {
        return JavaListing.scripts(entry(recipe)).stream()
                .map(script -> new ScriptText(script.name(), Lua.render(script)))
                .toList();
    }

    private static Catalogue.Entry entry(String recipe) {
        return Catalogue.find(recipe)
                .orElseThrow(() -> new IllegalArgumentException("there is no recipe called " + recipe));
    }
}
