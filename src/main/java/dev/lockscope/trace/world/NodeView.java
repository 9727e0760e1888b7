package dev.lockscope.trace.world;

import dev.lockscope.trace.NodeFact.Role;
import java.util.Optional;

/**
 * One Redis node.
 *
 * @param up whether its process runs
 * @param version the server's version text once it has started, else empty
 * @param role what it is in its topology, once it has started
 * @param keys what it stores, by key
 */
public record NodeView(String name, boolean up, String version, Optional<Role> role, Roster<String, KeyView> keys) {

    static NodeView initial(String name) {
        return new NodeView(name, false, "", Optional.empty(), Roster.empty());
    }

    /** A key, if it is stored; ask {@link KeyView#isAliveAt} whether its time has run out. */
    public Optional<KeyView> key(String key) {
        return keys.get(key);
    }

    /** The client whose token a lock's key holds at that instant. */
    public Optional<String> ownerAt(String lock, long instant) {
        return key(lock).filter(key -> key.isAliveAt(instant)).flatMap(KeyView::owner);
    }

    NodeView started(String newVersion, Role newRole) {
        return new NodeView(name, true, newVersion, Optional.of(newRole), keys);
    }

    /** Its memory is gone; what it loads again at its next start is stored anew. */
    NodeView down() {
        return new NodeView(name, false, version, role, Roster.empty());
    }

    NodeView with(KeyView key) {
        return new NodeView(name, up, version, role, keys.with(key.key(), key));
    }

    NodeView without(String key) {
        return new NodeView(name, up, version, role, keys.without(key));
    }
}
