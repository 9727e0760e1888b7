package dev.lockscope.trace.world;

import dev.lockscope.trace.NodeFact.Role;
import java.util.Optional;

/**
 * One Redis node.
 *
 * @param adopted whether it was there before the run and is only used by it
 * @param up whether its process runs
 * @param version the server's version text once it has started, else empty
 * @param role what it is in its topology, once it has started
 * @param follows the node that it follows, for a replica
 * @param synced whether it has what the node has that it follows, and hears from it
 * @param clockMoved how far its clock was moved in all, ns; emulated by moving the expiry of keys
 * @param keys what it stores, by key
 */
public record NodeView(
        String name,
        boolean adopted,
        boolean up,
        String version,
        Optional<Role> role,
        Optional<String> follows,
        boolean synced,
        long clockMoved,
        Roster<String, KeyView> keys) {

    static NodeView initial(String name) {
        return new NodeView(name, false, false, "", Optional.empty(), Optional.empty(), false, 0, Roster.empty());
    }

    /** A key, if it is stored; ask {@link KeyView#isAliveAt} whether its time has run out. */
    public Optional<KeyView> key(String key) {
        return keys.get(key);
    }

    /** The client whose token a lock's key holds at that instant. */
    public Optional<String> ownerAt(String lock, long instant) {
        return key(lock).filter(key -> key.isAliveAt(instant)).flatMap(KeyView::owner);
    }

    NodeView asGuest() {
        return new NodeView(name, true, up, version, role, follows, synced, clockMoved, keys);
    }

    NodeView started(String newVersion, Role newRole) {
        return new NodeView(name, adopted, true, newVersion, Optional.of(newRole), follows, false, clockMoved, keys);
    }

    /** Its memory is gone; what it loads again at its next start is stored anew. */
    NodeView down() {
        return new NodeView(name, adopted, false, version, role, follows, false, clockMoved, Roster.empty());
    }

    NodeView master() {
        return new NodeView(
                name, adopted, up, version, Optional.of(Role.MASTER), Optional.empty(), false, clockMoved, keys);
    }

    NodeView following(String master) {
        return new NodeView(
                name, adopted, up, version, Optional.of(Role.REPLICA), Optional.of(master), false, clockMoved, keys);
    }

    NodeView synced(boolean hears) {
        return new NodeView(name, adopted, up, version, role, follows, hears, clockMoved, keys);
    }

    NodeView clockMoved(long by) {
        return new NodeView(name, adopted, up, version, role, follows, synced, clockMoved + by, keys);
    }

    NodeView with(KeyView key) {
        return keeping(keys.with(key.key(), key));
    }

    NodeView without(String key) {
        return keeping(keys.without(key));
    }

    private NodeView keeping(Roster<String, KeyView> newKeys) {
        return new NodeView(name, adopted, up, version, role, follows, synced, clockMoved, newKeys);
    }
}
