package dev.lockscope.lock.recipe;

import dev.lockscope.lock.LockRecipe;
import dev.lockscope.lock.LockSettings;
import dev.lockscope.lock.port.Ports;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;

/** Every recipe there is, from naive to fenced. */
public final class Catalogue {

    /**
     * A recipe by its name.
     *
     * @param id as in scenarios, such as {@code set-nx-px}
     * @param source the class whose source the learner sees
     * @param maker makes the recipe for one client
     * @param fenced whether its leases carry a fencing token
     * @param steps the ids of the steps that it marks, in the order of its source
     */
    public record Entry(
            String id,
            Class<? extends LockRecipe> source,
            BiFunction<Ports, LockSettings, LockRecipe> maker,
            boolean fenced,
            List<String> steps) {

        public Entry {
            steps = List.copyOf(steps);
        }
    }

    private static final List<Entry> ENTRIES = List.of(
            new Entry("no-lock", NoLock.class, NoLock::new, false, List.of("acquire.nothing")),
            new Entry(
                    "in-process-mutex",
                    InProcessMutex.class,
                    InProcessMutex::new,
                    false,
                    List.of("acquire.mutex", "release.mutex")),
            new Entry(
                    "setnx-then-expire",
                    SetnxThenExpire.class,
                    SetnxThenExpire::new,
                    false,
                    List.of("acquire.setnx", "acquire.expire", "release.if-owner")),
            new Entry("set-nx-px", SetNxPx.class, SetNxPx::new, false, List.of("acquire.set", "release.del")),
            new Entry(
                    "get-then-del",
                    GetThenDel.class,
                    GetThenDel::new,
                    false,
                    List.of("acquire.set", "acquire.take-back", "release.get", "release.del")),
            new Entry(
                    "set-nx-px-safe",
                    SetNxPxSafe.class,
                    SetNxPxSafe::new,
                    false,
                    List.of("acquire.set", "acquire.take-back", "release.if-owner")),
            new Entry(
                    "set-nx-px-timed",
                    TimedSetNxPx.class,
                    TimedSetNxPx::new,
                    false,
                    List.of("acquire.set", "acquire.take-back", "acquire.look-at-time", "release.if-owner")),
            new Entry(
                    "set-nx-px-watched",
                    WatchedSetNxPx.class,
                    WatchedSetNxPx::new,
                    false,
                    List.of(
                            "acquire.set",
                            "acquire.take-back",
                            "acquire.start-watchdog",
                            "release.stop-watchdog",
                            "release.if-owner",
                            "renew.if-owner",
                            "renew.lost")),
            new Entry(
                    "set-nx-px-watched-unchecked",
                    UncheckedWatchedSetNxPx.class,
                    UncheckedWatchedSetNxPx::new,
                    false,
                    List.of(
                            "acquire.set",
                            "acquire.take-back",
                            "acquire.start-watchdog",
                            "release.stop-watchdog",
                            "release.if-owner",
                            "renew.any")),
            new Entry(
                    "set-then-wait",
                    SetThenWait.class,
                    SetThenWait::checked,
                    false,
                    List.of("acquire.set-and-wait", "acquire.take-back", "release.if-owner")),
            new Entry(
                    "set-then-wait-unchecked",
                    SetThenWait.class,
                    SetThenWait::unchecked,
                    false,
                    List.of("acquire.set-and-wait", "acquire.take-back", "release.if-owner")),
            new Entry(
                    "set-nx-px-sentinel",
                    SetNxPxSentinel.class,
                    SetNxPxSentinel::new,
                    false,
                    List.of(
                            "acquire.find-master",
                            "acquire.set",
                            "acquire.take-back",
                            "release.find-master",
                            "release.if-owner")),
            new Entry(
                    "redlock",
                    Redlock.class,
                    Redlock::parallel,
                    false,
                    List.of(
                            "acquire.set-everywhere",
                            "acquire.count-and-time",
                            "acquire.give-back",
                            "release.everywhere")),
            new Entry(
                    "redlock-sequential",
                    Redlock.class,
                    Redlock::sequential,
                    false,
                    List.of(
                            "acquire.set-everywhere",
                            "acquire.count-and-time",
                            "acquire.give-back",
                            "release.everywhere")),
            new Entry(
                    "redlock-without-release",
                    Redlock.class,
                    Redlock::withoutRelease,
                    false,
                    List.of("acquire.set-everywhere", "acquire.count-and-time", "release.everywhere")),
            new Entry(
                    "redlock-using",
                    RedlockUsing.class,
                    RedlockUsing::abortingInTime,
                    false,
                    List.of(
                            "acquire.set-everywhere",
                            "acquire.count-and-time",
                            "acquire.give-back",
                            "release.everywhere",
                            "acquire.start-extension",
                            "release.stop-extension",
                            "extend.everywhere",
                            "extend.lost",
                            "alarm.expired")),
            new Entry(
                    "redlock-using-late-abort",
                    RedlockUsing.class,
                    RedlockUsing::abortingLate,
                    false,
                    List.of(
                            "acquire.set-everywhere",
                            "acquire.count-and-time",
                            "acquire.give-back",
                            "release.everywhere",
                            "acquire.start-extension",
                            "release.stop-extension",
                            "extend.everywhere",
                            "extend.lost")),
            new Entry(
                    "set-nx-px-fenced",
                    SetNxPxFenced.class,
                    SetNxPxFenced::new,
                    true,
                    List.of("acquire.set-and-mint", "acquire.take-back", "release.if-owner")),
            new Entry(
                    "separate-incr",
                    SeparateIncr.class,
                    SeparateIncr::new,
                    true,
                    List.of("acquire.set", "acquire.take-back", "acquire.mint", "release.if-owner")),
            new Entry(
                    "fair-queue",
                    FairQueue.class,
                    FairQueue::new,
                    false,
                    List.of(
                            "acquire.join-queue",
                            "acquire.leave-queue",
                            "acquire.if-first",
                            "acquire.take-back",
                            "release.if-owner")),
            new Entry(
                    "wake-up",
                    WakeUp.class,
                    WakeUp::lookingAgain,
                    false,
                    List.of(
                            "acquire.set",
                            "acquire.take-back",
                            "acquire.subscribe",
                            "acquire.await-release",
                            "release.and-announce")),
            new Entry(
                    "wake-up-without-second-look",
                    WakeUp.class,
                    WakeUp::notLookingAgain,
                    false,
                    List.of(
                            "acquire.set",
                            "acquire.take-back",
                            "acquire.subscribe",
                            "acquire.await-release",
                            "release.and-announce")));

    private Catalogue() {}

    /** Every recipe, in the order in which they are taught. */
    public static List<Entry> entries() {
        return ENTRIES;
    }

    /** The recipe of that id, if there is one. */
    public static Optional<Entry> find(String id) {
        return ENTRIES.stream().filter(entry -> entry.id().equals(id)).findFirst();
    }
}
