package dev.lockscope.app;

import dev.lockscope.desktop.session.Origin;
import dev.lockscope.desktop.session.Session;
import dev.lockscope.desktop.session.Workbench;
import dev.lockscope.lab.offer.Offer;
import dev.lockscope.lab.offer.Offers;
import dev.lockscope.lab.offer.Target;
import dev.lockscope.scenario.Scenario;
import dev.lockscope.scenario.ScenarioFiles;
import dev.lockscope.scenario.tuning.Outcome;
import dev.lockscope.scenario.tuning.Parameter;
import dev.lockscope.scenario.tuning.Tuning;
import dev.lockscope.time.Randomness;
import dev.lockscope.time.RunClock;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** What a monkey does to a workbench, by chance. Belongs to the thread of the window. */
final class MonkeyHands {

    /** More open runs than a person has. */
    private static final int MOST = 4;

    /** So many frames it looks on for each in which it does something. */
    private static final int PATIENCE = 4;

    private final Workbench workbench;
    private final Randomness chance;
    private final RunClock clock;
    private final List<Path> files;
    private int opened;
    private long events;

    MonkeyHands(Workbench workbench, Randomness chance, RunClock clock) {
        this.workbench = workbench;
        this.chance = chance;
        this.clock = clock;
        try {
            this.files = ScenarioFiles.find(Path.of("scenarios"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    int opened() {
        return opened;
    }

    long events() {
        return events;
    }

    void countEvents() {
        workbench.sessions().forEach(session -> events += session.index().size());
    }

    /** Does something; answers what. */
    String next() {
        if (chance.nextLong(PATIENCE) != 0) {
            return "wait";
        }
        Optional<Session> shown = workbench.current().get();
        if (shown.isEmpty() || workbench.sessions().isEmpty()) {
            return workbench.opening().get().isPresent() ? "wait" : open();
        }
        Session session = shown.get();
        int deed = (int) chance.nextLong(100);
        if (deed < 42) {
            return act(session);
        } else if (deed < 52) {
            session.run();
            return "run";
        } else if (deed < 57) {
            session.hold();
            return "hold";
        } else if (deed < 67) {
            session.step(one(session.header().cast().clients()));
            return "step";
        } else if (deed < 70) {
            session.runHeld();
            return "run held";
        }
        return time(session, deed);
    }

    private String time(Session session, int deed) {
        if (deed < 76) {
            session.goTo(chance.nextLong(session.now() + 1));
            return "go to";
        } else if (deed < 80) {
            session.goLive();
            return "go live";
        } else if (deed < 83) {
            session.goToNext(event -> chance.nextLong(4) == 0);
            return "next";
        } else if (deed < 86) {
            session.goToPrevious(event -> chance.nextLong(4) == 0);
            return "previous";
        } else if (deed < 88) {
            session.playBack(clock::nanos, workbench.speed().get());
            return "play back";
        } else if (deed < 90) {
            workbench.speed().set(List.of(0.5, 1.0, 2.0, 5.0, 20.0).get((int) chance.nextLong(5)));
            return "speed";
        }
        return bench(session, deed);
    }

    private String bench(Session session, int deed) {
        if (deed < 92) {
            workbench.show(one(workbench.sessions()));
            return "show";
        } else if (deed < 93) {
            session.finish();
            return "finish";
        } else if (deed < 94) {
            events += session.index().size();
            workbench.restart();
            return "restart";
        } else if (deed < 95) {
            return variant(session);
        } else if (deed < 96) {
            return tune(session);
        } else if (deed < 97) {
            workbench.showCatalogue();
            return "catalogue";
        } else if (deed < 98) {
            workbench.opening().get().ifPresent(opening -> opening.cancel());
            return "cancel";
        } else if (workbench.sessions().size() >= MOST || deed < 99) {
            return close(session);
        }
        return open();
    }

    private String open() {
        opened++;
        workbench.open(one(files));
        return "open";
    }

    private String close(Session session) {
        events += session.index().size();
        workbench.close(session);
        return "close";
    }

    /** Also what does not apply now. */
    private String act(Session session) {
        if (session.scenario().isEmpty() || workbench.sessions().size() > MOST) {
            return "wait";
        }
        Offers offers = new Offers(session.scenario().get());
        Target target = one(offers.targets());
        List<Offer> all = offers.of(target, session.moment().get().world());
        if (all.isEmpty()) {
            return "wait";
        }
        Offer offer = one(all);
        boolean past = !session.moment().get().live();
        // In the past only now and then, since each starts servers.
        if (past && chance.nextLong(6) != 0) {
            return "wait";
        }
        workbench.act(offer.action());
        return past ? "branch" : offer.applies() ? "act" : "act in vain";
    }

    private String variant(Session session) {
        List<Scenario> variants = session.origin().variants();
        if (variants.isEmpty()) {
            return "wait";
        }
        workbench.playInstead(one(variants), session.origin().made(new Origin.How.AsWritten()));
        return "variant";
    }

    private String tune(Session session) {
        if (session.scenario().isEmpty()) {
            return "wait";
        }
        Tuning tuning = Tuning.of(session.scenario().get());
        if (tuning.parameters().isEmpty()) {
            return "wait";
        }
        Parameter parameter = one(tuning.parameters());
        Outcome outcome =
                tuning.with(parameter.path(), one(List.of("1", "3", "300ms", "2s", "true", "none", "-5", "")));
        if (outcome instanceof Outcome.Accepted tuned) {
            Origin.How how = new Origin.How.Tuned(1);
            workbench.playInstead(tuned.tuning().scenario(), session.origin().made(how));
            return "tune";
        }
        return "tune in vain";
    }

    private <T> T one(List<T> all) {
        return all.get((int) chance.nextLong(all.size()));
    }
}
