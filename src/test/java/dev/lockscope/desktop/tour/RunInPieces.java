package dev.lockscope.desktop.tour;

import dev.lockscope.lab.Run;
import dev.lockscope.lab.Speed;
import dev.lockscope.scenario.Action;
import dev.lockscope.time.SystemRunClock;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.Fact;
import dev.lockscope.trace.Header;
import dev.lockscope.trace.Recorder;
import dev.lockscope.trace.RunFact.Ending;
import dev.lockscope.trace.Trace;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.function.Predicate;

/** A run that tells the events of another one, as far as a test wants it to have come. */
final class RunInPieces implements Run {

    private final Trace told;
    private final Speed speed;
    private final List<Event> events;
    private final CountDownLatch over = new CountDownLatch(1);
    private final Recorder recorder;
    private volatile boolean held;
    private int next;

    RunInPieces(Trace told, Speed speed) {
        this.told = told;
        this.speed = speed;
        this.events = told.events().stream()
                .sorted(Comparator.comparingLong(Event::seq))
                .toList();
        this.recorder = new Recorder(SystemRunClock.startingNow());
    }

    /** Goes on up to and with the next event of that kind. */
    void come(Predicate<Fact> which) {
        boolean there = false;
        while (!there && next < events.size()) {
            Event event = events.get(next++);
            recorder.recordAt(event.at(), event.actor(), event.cause(), event.fact());
            there = which.test(event.fact());
        }
        if (!there) {
            throw new AssertionError("the run does not come there");
        }
    }

    /** Goes on to its end. */
    void comeToItsEnd() {
        events.subList(next, events.size())
                .forEach(event -> recorder.recordAt(event.at(), event.actor(), event.cause(), event.fact()));
        next = events.size();
        over.countDown();
    }

    @Override
    public Header header() {
        return told.header();
    }

    @Override
    public Speed speed() {
        return speed;
    }

    @Override
    public Recorder recorder() {
        return recorder;
    }

    @Override
    public long now() {
        return next == 0 ? 0 : events.get(next - 1).at();
    }

    @Override
    public void start() {}

    @Override
    public void hold() {
        held = true;
    }

    @Override
    public void proceed() {
        held = false;
    }

    @Override
    public boolean isHeld() {
        return held;
    }

    @Override
    public boolean step(String client) {
        return false;
    }

    @Override
    public boolean apply(Action action) {
        return false;
    }

    @Override
    public Ending awaitEnd() throws InterruptedException {
        over.await();
        return Ending.COMPLETED;
    }

    @Override
    public void end() {
        over.countDown();
    }

    @Override
    public Trace trace() {
        return recorder.trace(told.header());
    }

    @Override
    public void close() {
        over.countDown();
    }
}
