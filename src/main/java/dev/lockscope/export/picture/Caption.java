package dev.lockscope.export.picture;

/**
 * What a file says of its picture beside drawing it.
 *
 * @param title what it is called
 * @param description what it shows, for those who do not see it; may be empty
 * @param language {@code nb} for Norwegian Bokmål, else English
 * @param producer the program that made it
 */
public record Caption(String title, String description, String language, String producer) {}
