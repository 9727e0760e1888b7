package dev.lockscope.model;

/** What a server did while it executed a command, in order. */
sealed interface StoreChange {

    /**
     * It executed a command inside a script.
     *
     * @param text the command as one would type it
     */
    record RanInScript(String text) implements StoreChange {}

    /** The key holds this value now; see {@link Store.Entry} for the deadline. */
    record Stored(String key, String value, long deadline) implements StoreChange {}

    /** The key's deadline was moved. */
    record Extended(String key, long deadline) implements StoreChange {}

    /** Something was published; the store is as it was. */
    record Published(String channel) implements StoreChange {}

    /** The key was deleted. */
    record Deleted(String key, String value) implements StoreChange {}
}
