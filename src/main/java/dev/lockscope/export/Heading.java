package dev.lockscope.export;

/**
 * What stands above an export, and what it needs to know that no trace tells.
 *
 * @param language {@code nb} for Norwegian Bokmål, else English
 * @param title the run's title; empty where it has none
 * @param goal what the run is there to show; empty where nothing is said
 * @param code the code of recipes, for formats that show it
 */
public record Heading(String language, String title, String goal, RecipeCode code) {

    /** A heading of something that shows no code. */
    public Heading(String language, String title, String goal) {
        this(language, title, goal, RecipeCode.NONE);
    }
}
