package dev.lockscope.desktop.theme;

/** The window's light. */
public enum Tone {
    /** Dark on light. */
    LIGHT,
    /** Light on dark. */
    DARK
}
