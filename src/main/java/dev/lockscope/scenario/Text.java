package dev.lockscope.scenario;

/**
 * A text in both languages of the product.
 *
 * @param en English
 * @param nb Norwegian Bokmål
 */
public record Text(String en, String nb) {

    /** This and what it says in particular, as in {@code A clock that leaps: 61 s at once}. */
    Text with(Text particular) {
        return new Text(en + ": " + particular.en, nb + ": " + particular.nb);
    }

    /** The text in a language: {@code nb} for Bokmål, else English. */
    public String in(String language) {
        return language.equals("nb") ? nb : en;
    }
}
