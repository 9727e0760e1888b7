package dev.lockscope.lock.listing;

/** A language that recipes are shown in. */
public enum Language {
    /** The source that runs here. */
    JAVA(Syntax.JAVA),
    /** The same lock as a module for Node.js and ioredis; it does not run here. */
    NODE(Syntax.JAVASCRIPT);

    private final Syntax syntax;

    Language(Syntax syntax) {
        this.syntax = syntax;
    }

    /** What its text is made of. */
    public Syntax syntax() {
        return syntax;
    }
}
