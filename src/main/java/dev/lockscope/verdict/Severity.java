package dev.lockscope.verdict;

/** How bad a finding is, the worst first. */
public enum Severity {
    /** The resource, or somebody's work, was harmed. */
    HARM,
    /** Exclusion was broken, and it is luck or another safeguard that nothing was harmed by it. */
    DANGER,
    /** Worth knowing: a safeguard did its work, or somebody had to wait. */
    NOTE,
    /** Says nothing about the lock. */
    NOT_APPLICABLE
}
