package dev.lockscope.fault;

/** Something whose process can stand still. */
public interface Pausable {

    /** Stands still from now on. */
    void pause(long cause);

    /** Goes on; answers how many calls had waited. */
    int resume(long cause);
}
