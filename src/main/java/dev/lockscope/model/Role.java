package dev.lockscope.model;

/**
 * Who a client is, which never changes.
 *
 * @param name the client's name
 * @param lock the name of the lock that it takes
 * @param recipe the id of its recipe
 * @param process the process that it lives in
 * @param program what it does
 */
public record Role(String name, String lock, String recipe, String process, Program program) {

    /** A client with a process of its own. */
    public Role(String name, String lock, String recipe, Program program) {
        this(name, lock, recipe, name, program);
    }
}
