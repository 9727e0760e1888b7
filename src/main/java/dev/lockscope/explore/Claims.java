package dev.lockscope.explore;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Who has got the lock after whom, as the nodes have granted it: a client may learn of its grant long after another has
 * got the next one. Where no node grants anything, what counts is when the client says so.
 *
 * @param all the oldest first; of each client what it holds and what it has stored since
 * @param fences the fencing token that came with each client's last change, 0 for none; empty until there is one
 */
record Claims(List<Claim> all, List<Long> fences) {

    static final Claims NONE = new Claims(List.of(), List.of());

    Claims {
        all = List.copyOf(all);
        fences = List.copyOf(fences);
    }

    /**
     * A node has stored a token. A grant begins when as many store it as it takes, and begins anew where a token that was
     * gone from everywhere is stored once more where it was.
     */
    Claims stored(Deed.Stored deed, int majority) {
        Claim known = known(deed.who(), deed.token());
        List<Claim> after = new ArrayList<>(all);
        if (known == null) {
            after.add(new Claim(deed.who(), deed.token(), false, 1 << deed.node(), deed.times(), 0, 0));
            return new Claims(after, fences);
        }
        boolean anew = !known.held() && deed.times() == 1 && known.wasOn(deed.node());
        if (anew || (deed.times() > known.times() && known.times() < majority)) {
            after.remove(known);
            int nodes = anew ? 0 : known.nodes();
            after.add(
                    new Claim(deed.who(), deed.token(), known.held(), nodes | (1 << deed.node()), deed.times(), 0, 0));
        } else {
            after.set(after.indexOf(known), known.on(deed.node()));
        }
        return new Claims(after, fences);
    }

    private @Nullable Claim known(int who, String token) {
        for (Claim claim : all) {
            if (claim.is(who, token)) {
                return claim;
            }
        }
        return null;
    }

    Claims acquired(Deed.Acquired deed) {
        List<Claim> after = new ArrayList<>();
        boolean known = false;
        for (Claim claim : all) {
            if (claim.is(deed.who(), deed.token())) {
                after.add(claim.acquired());
                known = true;
            } else if (claim.who() != deed.who()) {
                after.add(claim);
            }
        }
        if (!known) {
            after.add(new Claim(deed.who(), deed.token(), true, 0, 0, 0, 0));
        }
        return new Claims(after, fences);
    }

    /** A client does nothing more. */
    Claims without(int who) {
        return new Claims(all.stream().filter(claim -> claim.who() != who).toList(), fences);
    }

    /**
     * Whether a change that the resource has taken came from the past: it had taken one under a newer claim before. Where
     * both came with a fencing token, these tell which is newer; but one that was drawn late outranks a newer holder's,
     * so it is also from the past if the nodes had let go of its claim.
     */
    boolean isStale(Deed.Wrote deed, int rivals, int majority) {
        Claim claim = held(deed.who());
        if (claim == null) {
            return false;
        }
        boolean letGo = claim.isLetGo(deed.stored(), majority);
        for (int other = 0; other < Watch.MOST_CLIENTS; other++) {
            int bit = 1 << other;
            if ((rivals & bit) != 0) {
                boolean ranked = deed.fence() != 0 && fence(other) != 0;
                boolean counts = !ranked || (letGo && (claim.after() & bit) != 0);
                if ((ranked && deed.fence() < fence(other)) || ((claim.newer() & bit) != 0 && counts)) {
                    return true;
                }
            }
        }
        return false;
    }

    Claims written(Deed.Wrote deed, int rivals, int majority) {
        if (held(deed.who()) == null) {
            return this;
        }
        List<Claim> after = new ArrayList<>();
        boolean older = true;
        for (Claim claim : all) {
            if (claim.who() == deed.who()) {
                older &= !claim.held();
                after.add(claim);
            } else {
                boolean overtaken = older && (rivals & (1 << claim.who())) != 0;
                after.add(overtaken ? claim.overtaken(deed.who(), claim.isLetGo(deed.stored(), majority)) : claim);
            }
        }
        return new Claims(after, withFence(deed.who(), deed.fence()));
    }

    private @Nullable Claim held(int who) {
        for (Claim claim : all) {
            if (claim.who() == who && claim.held()) {
                return claim;
            }
        }
        return null;
    }

    private long fence(int who) {
        return who < fences.size() ? fences.get(who) : 0;
    }

    private List<Long> withFence(int who, long fence) {
        if (fence == fence(who)) {
            return fences;
        }
        List<Long> after = new ArrayList<>(fences);
        while (after.size() <= who) {
            after.add(0L);
        }
        after.set(who, fence);
        return after;
    }
}
