package dev.lockscope.lock.contract;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.lock.FencingToken;
import dev.lockscope.lock.Lease;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The third rung: each grant has a higher number than every grant before it. */
public interface FencedContract extends OwnedReleaseContract {

    /** The key of the counter. */
    String COUNTER = KEY + ":fence";

    /** The fencing token of a lease. */
    static long fence(Lease lease) {
        return lease.fence().map(FencingToken::value).orElseThrow();
    }

    @Test
    default void fencingTokensGrowWithEachGrant() {
        TestClient a = client("A", LONG);
        TestClient b = client("B", brief());
        List<Long> fences = new ArrayList<>();
        Lease first = ExclusionContract.acquired(a);
        fences.add(fence(first));
        a.release(first);
        fences.add(fence(ExclusionContract.acquired(b)));
        world().awaitGone(KEY);
        Lease third = ExclusionContract.acquired(a);
        fences.add(fence(third));
        a.release(third);
        fences.add(fence(ExclusionContract.acquired(client("C", LONG))));

        assertThat(fences).containsExactly(1L, 2L, 3L, 4L);
    }

    @Test
    default void aRefusalMintsNoFencingToken() {
        long fence = fence(ExclusionContract.acquired(client("A", LONG)));
        ExclusionContract.refused(client("B", LONG));

        assertThat(world().value(COUNTER)).contains(Long.toString(fence));
    }

    @Test
    default void aGrantThatWasTakenBackIsNeverOvertaken() {
        TestClient a = client("A", LONG);
        sufferTaking(a, Mishap.REPLY_LOST);
        ExclusionContract.refused(a);
        long lost = Long.parseLong(world().value(COUNTER).orElseThrow());

        assertThat(fence(ExclusionContract.acquired(client("B", LONG)))).isGreaterThan(lost);
    }

    @Test
    default void anErrorIsNoLockAndLeavesNone() {
        world().put(COUNTER, "not a number");
        ExclusionContract.refused(client("A", LONG));

        assertThat(world().value(KEY))
                .as("the lock that was taken before the error")
                .isEqualTo(Optional.empty());
    }

    @Test
    default void theCounterGoesOnFromWhereItStands() {
        world().put(COUNTER, "32");

        assertThat(fence(ExclusionContract.acquired(client("A", LONG)))).isEqualTo(33);
    }
}
