package dev.lockscope.timeline;

/** How a row stands in its line. */
public enum Form {
    /** A bar as high as its line. */
    BAR,
    /** Over the bars of its line. */
    OVERLAY,
    /** Around the bars of its line. */
    OUTLINE,
    /** A thin line beside a bar. */
    STRIP,
    /** Points on their line, with words where there is room. */
    MARKS,
    /** Small points on bars. */
    TICKS,
    /** Across all clients. */
    BAND
}
