package dev.lockscope.desktop.inspector.panel;

/** Where the inspector's texts are. */
public final class Bundle {

    /** The full name of the bundle. */
    public static final String NAME = "dev.lockscope.desktop.inspector.inspector";

    private Bundle() {}
}
