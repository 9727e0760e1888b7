package dev.lockscope.desktop.inspector;

import dev.lockscope.desktop.Desk;
import dev.lockscope.desktop.inspector.panel.Announcer;
import dev.lockscope.desktop.session.Judgement;
import dev.lockscope.desktop.session.Session;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.Prominence;
import java.util.Optional;
import javafx.scene.Node;
import javafx.util.Subscription;

/** Announces, whatever tab is shown, the verdict when its headline changes, and the newest turn of a run that goes on. */
final class Announcements {

    /** Of events that come together, so many are looked through for the newest turn. */
    private static final int LOOKED_THROUGH = 64;

    private final Desk desk;
    private final Announcer verdict = new Announcer("announced-verdict");
    private final Announcer event = new Announcer("announced-event");

    Announcements(Desk desk) {
        this.desk = desk;
    }

    Node[] views() {
        return new Node[] {verdict.view(), event.view()};
    }

    Subscription follow(Session session) {
        return Subscription.combine(
                session.judgement().subscribe(this::judged), session.size().subscribe(size -> came(session)));
    }

    private void judged(Optional<Judgement> judgement) {
        judgement.ifPresent(judged -> verdict.say(desk.words().verdicts().headline(judged.verdict())));
    }

    private void came(Session session) {
        if (!session.phase().get().isLive()) {
            return;
        }
        int size = session.index().size();
        for (int place = size - 1; place >= Math.max(0, size - LOOKED_THROUGH); place--) {
            Event newest = session.index().event(place);
            if (Prominence.of(newest.fact()) == Prominence.HEADLINE) {
                event.say(desk.words().tell(newest));
                return;
            }
        }
    }
}
