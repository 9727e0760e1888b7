package dev.lockscope.trace.file;

/** What to do where there is a file already. */
public enum Existing {
    /** Leave it alone and fail. */
    KEEP,
    /** Replace it. */
    REPLACE
}
