package dev.lockscope.export;

/**
 * What stands above an export.
 *
 * @param language {@code nb} for Norwegian Bokmål, else English
 * @param title the run's title; empty where it has none
 * @param goal what the run is there to show; empty where nothing is said
 */
public record Heading(String language, String title, String goal) {}
