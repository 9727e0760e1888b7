package dev.lockscope.lock.contract;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.lock.Lease;
import dev.lockscope.lock.Released;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The second rung: a client gives back what is its own, and nothing else; also what it only may have. */
public interface OwnedReleaseContract extends ExclusionContract {

    @Test
    default void releaseAfterExpiryLeavesTheNewHolder() {
        TestClient a = client("A", brief());
        Lease old = ExclusionContract.acquired(a);
        world().awaitGone(KEY);
        Lease current = ExclusionContract.acquired(client("B", LONG));

        Released outcome = a.release(old);

        assertThat(world().value(KEY))
                .as("the new holder's lock after the old holder's release")
                .contains(current.token());
        assertThat(outcome).isEqualTo(Released.NOT_OURS);
    }

    @Test
    default void aSecondReleaseDeletesNothing() {
        TestClient a = client("A", LONG);
        Lease lease = ExclusionContract.acquired(a);
        assertThat(a.release(lease)).isEqualTo(Released.RELEASED);
        Lease current = ExclusionContract.acquired(client("B", LONG));

        assertThat(a.release(lease)).isEqualTo(Released.NOT_OURS);
        assertThat(world().value(KEY)).contains(current.token());
    }

    @Test
    default void releaseOfALockThatOthersDeletedIsNotOurs() {
        TestClient a = client("A", LONG);
        Lease lease = ExclusionContract.acquired(a);
        world().delete(KEY);

        assertThat(a.release(lease)).isEqualTo(Released.NOT_OURS);
    }

    @ParameterizedTest
    @EnumSource(Mishap.class)
    default void aReleaseWithoutAnswerIsUnknown(Mishap mishap) {
        TestClient a = client("A", LONG);
        Lease lease = ExclusionContract.acquired(a);
        suffer(a, mishap);

        assertThat(a.release(lease)).isEqualTo(Released.UNKNOWN);
    }

    @Test
    default void aGrantWhoseAnswerGotLostIsTakenBack() {
        TestClient a = client("A", LONG);
        sufferTaking(a, Mishap.REPLY_LOST);
        ExclusionContract.refused(a);

        assertThat(world().value(KEY)).as("the lock that nobody knows of").isEmpty();
        ExclusionContract.acquired(client("B", LONG));
    }

    @Test
    default void takingBackLeavesAnotherHoldersLock() {
        Lease lease = ExclusionContract.acquired(client("A", LONG));
        TestClient b = client("B", LONG);
        sufferTaking(b, Mishap.REPLY_LOST);
        ExclusionContract.refused(b);

        assertThat(world().value(KEY)).contains(lease.token());
    }
}
