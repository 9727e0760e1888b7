package dev.lockscope.code;

import dev.lockscope.export.RecipeCode;
import dev.lockscope.lock.listing.Highlighting;
import dev.lockscope.lock.listing.Language;
import dev.lockscope.lock.listing.Listing;
import dev.lockscope.lock.listing.Listings;
import dev.lockscope.lock.listing.Span;
import dev.lockscope.lock.recipe.Catalogue;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;

/** The code of the recipes that this program has, for exports that show code. */
public final class RecipeListings {

    private RecipeListings() {}

    /** The code of a recipe, by its id; empty for one of another version. */
    public static List<RecipeCode.Listing> of(String recipe) {
        return Catalogue.find(recipe).stream()
                .flatMap(entry -> Stream.of(Language.values()))
                .map(language -> shown(Listings.of(recipe, language)))
                .toList();
    }

    private static RecipeCode.Listing shown(Listing listing) {
        List<List<Span>> spans = Highlighting.lines(listing.language().syntax(), listing.lines());
        List<RecipeCode.Line> lines = new ArrayList<>();
        for (int i = 0; i < listing.lines().size(); i++) {
            List<RecipeCode.Token> tokens =
                    spans.get(i).stream().map(RecipeListings::token).toList();
            lines.add(new RecipeCode.Line(listing.lines().get(i), tokens));
        }
        Map<String, Integer> steps = new HashMap<>();
        listing.steps().keySet().forEach(step -> listing.lineOf(step).ifPresent(line -> steps.put(step, line)));
        String language = switch (listing.language()) {
            case JAVA -> "Java";
            case NODE -> "Node.js";
        };
        return new RecipeCode.Listing(language, listing.title(), lines, steps);
    }

    private static RecipeCode.Token token(Span span) {
        return new RecipeCode.Token(span.from(), span.to(), span.kind().name().toLowerCase(Locale.ROOT));
    }
}
