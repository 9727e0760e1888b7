package dev.lockscope.desktop.stage;

/** What a card on the stage stands for. */
enum Party {
    /** A sentinel. */
    SENTINEL,
    /** A Redis node. */
    NODE,
    /** A client. */
    CLIENT,
    /** The resource that the lock protects. */
    RESOURCE
}
