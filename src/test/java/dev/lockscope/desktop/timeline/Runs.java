package dev.lockscope.desktop.timeline;

import static dev.lockscope.testkit.History.LOCK;
import static dev.lockscope.testkit.History.history;

import dev.lockscope.desktop.session.Background;
import dev.lockscope.desktop.session.Origin;
import dev.lockscope.desktop.session.Session;
import dev.lockscope.trace.ClientFact.ClientStarted;
import dev.lockscope.trace.LockFact.LockAcquired;
import dev.lockscope.trace.StoreFact.KeyStored;
import dev.lockscope.trace.Trace;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Runs to look at, and a background without threads. */
final class Runs {

    static final long MS = 1_000_000;

    private Runs() {}

    static Background background() {
        return new Background(Runnable::run, Runnable::run, defect -> {
            throw new AssertionError(defect);
        });
    }

    /** A pauses past the end of its lease, B holds the lock meanwhile, and both write. */
    static Trace twoHolders() {
        return history()
                .add(0, "A", 0, new ClientStarted("A"))
                .add(0, "B", 0, new ClientStarted("B"))
                .requests("A", 90)
                .add(100, "A", 0, new LockAcquired("A", LOCK, "a", null, 600 * MS))
                .enters("A", 110)
                .reads("A", 150, 10)
                .pauses("A", 200)
                .requests("B", 390)
                .add(400, "B", 0, new LockAcquired("B", LOCK, "b", null, 2_000 * MS))
                .enters("B", 410)
                .reads("B", 450, 10)
                .resumes("A", 700, 500)
                .writes("A", 720, 10, -1, 9)
                .leaves("A", 750)
                .leaves("B", 900)
                .ends(1_000)
                .build();
    }

    /** A node stores a key beside the lock's own, and the lock is given back. */
    static Trace fenced() {
        return history()
                .add(0, "A", 0, new ClientStarted("A"))
                .requests("A", 90)
                .stores("A", 95, "a", null)
                .add(96, "n1", 0, new KeyStored("n1", LOCK + ":fence", "1", null))
                .add(100, "A", 0, new LockAcquired("A", LOCK, "a", null, 600 * MS))
                .deletes("A", 400, "a")
                .ends(1_000)
                .build();
    }

    static Session session(Trace trace, Background background) {
        Origin origin = new Origin(Path.of("run.jsonl"), List.of(), new Origin.How.Recorded());
        return Session.of(trace, Optional.empty(), origin, background);
    }

    static Session session() {
        return session(twoHolders(), background());
    }
}
