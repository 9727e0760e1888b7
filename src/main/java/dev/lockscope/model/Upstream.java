package dev.lockscope.model;

import dev.lockscope.model.Cargo.Shipment;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * A replica's connection to the master that it follows: an immutable value.
 *
 * @param master the master's place in the setting
 * @param line whether there is a connection
 * @param synced whether the replica has had the master's copy
 * @param coming what is on its way to the replica, in order
 * @param going what is on its way to the master, in order
 * @param silentSince since when the master has not heard from it, ns since the run's start, or {@link #HEARD}
 */
public record Upstream(
        int master, Line line, boolean synced, List<Shipment> coming, List<Shipment> going, long silentSince) {

    /** The {@code silentSince} of a replica that its master hears from. */
    public static final long HEARD = -1;

    /** Whether there is a connection. */
    public enum Line {
        /** There is none. */
        DOWN,
        /** There is one. */
        UP,
        /** The master has hung up, but what it had sent is still on its way. */
        SEVERED
    }

    /** Takes the lists as they are: they may not change afterwards. */
    public Upstream {
        coming = Collections.unmodifiableList(coming);
        going = Collections.unmodifiableList(going);
    }

    /** One that is not connected yet. */
    static Upstream to(int master) {
        return new Upstream(master, Line.DOWN, false, List.of(), List.of(), HEARD);
    }

    /** One that is connected and complete. */
    static Upstream synced(int master) {
        return new Upstream(master, Line.UP, true, List.of(), List.of(), HEARD);
    }

    /** It connects, and the master begins with a copy. */
    Upstream connected(Store copy) {
        return new Upstream(master, Line.UP, false, List.of(Shipment.of(new Cargo.Copy(copy))), List.of(), HEARD);
    }

    /** The connection is gone, and what was on its way with it. */
    Upstream broken() {
        return new Upstream(master, Line.DOWN, false, List.of(), List.of(), HEARD);
    }

    Upstream severed() {
        return line == Line.UP ? new Upstream(master, Line.SEVERED, synced, coming, List.of(), silentSince) : this;
    }

    Upstream withSynced() {
        return new Upstream(master, line, true, coming, going, silentSince);
    }

    Upstream silentSince(long instant) {
        return new Upstream(master, line, synced, coming, going, instant);
    }

    Upstream sending(Cargo cargo) {
        return line == Line.UP ? coming(plus(coming, cargo)) : this;
    }

    Upstream answering(Cargo cargo) {
        return line == Line.UP ? going(plus(going, cargo)) : this;
    }

    Upstream coming(List<Shipment> others) {
        return new Upstream(master, line, synced, others, going, silentSince);
    }

    Upstream going(List<Shipment> others) {
        return new Upstream(master, line, synced, coming, others, silentSince);
    }

    private static List<Shipment> plus(List<Shipment> before, Cargo cargo) {
        List<Shipment> after = new ArrayList<>(before);
        after.add(Shipment.of(cargo));
        return after;
    }
}
