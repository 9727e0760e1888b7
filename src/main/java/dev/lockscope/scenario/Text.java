package dev.lockscope.scenario;

/**
 * A text in both languages of the product.
 *
 * @param en English
 * @param nb Norwegian Bokmål
 */
public record Text(String en, String nb) {

    /** The text in a language: {@code nb} for Bokmål, else English. */
    public String in(String language) {
        return language.equals("nb") ? nb : en;
    }
}
