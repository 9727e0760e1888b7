package dev.lockscope.desktop.banner;

import dev.lockscope.desktop.session.Judgement;
import dev.lockscope.desktop.session.Session;
import dev.lockscope.scenario.FindingId;
import dev.lockscope.trace.Event;
import dev.lockscope.verdict.Finding;
import java.util.List;
import java.util.Optional;

/**
 * The findings of a session to look at one by one, each with the events that prove it.
 *
 * <p>Keeps the judgement that tells the most: going back to the evidence of a finding must not make the finding vanish.
 */
final class Story {

    private final Session session;
    private List<Finding> findings = List.of();
    private int judged = -1;
    private Optional<FindingId> chosen = Optional.empty();
    private int place = -1;

    Story(Session session) {
        this.session = session;
        session.judgement().get().ifPresent(this::consider);
    }

    /**
     * Takes a judgement in, if it tells more than what is known.
     *
     * @return whether it does
     */
    boolean consider(Judgement judgement) {
        if (judgement.events() <= judged) {
            return false;
        }
        judged = judgement.events();
        List<Finding> now = judgement.verdict().findings().stream()
                .sorted(BannerLine.GRAVEST)
                .toList();
        boolean changed = !now.equals(findings);
        findings = now;
        if (chosen().isEmpty()) {
            choose(findings.stream().findFirst().map(Finding::id));
        }
        return changed;
    }

    /** All findings, the gravest first. */
    List<Finding> findings() {
        return findings;
    }

    /** The finding that is looked at. */
    Optional<Finding> chosen() {
        return chosen.flatMap(
                id -> findings.stream().filter(finding -> finding.id() == id).findFirst());
    }

    /** Looks at another finding; its evidence is highlighted, and none of it gone to. */
    void choose(Optional<FindingId> id) {
        if (!id.equals(chosen)) {
            chosen = id;
            place = -1;
        }
    }

    /** Highlights the evidence of the finding that is looked at. */
    void highlight() {
        session.highlight(chosen().map(Finding::evidence).orElse(List.of()));
    }

    /** The events that prove the finding, in the order of its story. */
    List<Event> evidence() {
        return chosen().map(finding -> finding.evidence().stream()
                        .flatMap(seq -> session.timeline().event(seq).stream())
                        .toList())
                .orElse(List.of());
    }

    /** Which piece of evidence the window was brought to, from 0; -1 for none. */
    int place() {
        return place;
    }

    /** Whether there is a piece of evidence that many further on. */
    boolean canGo(int by) {
        int wanted = place + by;
        return wanted >= 0 && wanted < evidence().size();
    }

    /** Brings the window to the piece of evidence that many further on. */
    void go(int by) {
        if (canGo(by)) {
            place += by;
            session.goTo(evidence().get(place));
        }
    }
}
