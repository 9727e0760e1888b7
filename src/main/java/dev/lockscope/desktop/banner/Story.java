package dev.lockscope.desktop.banner;

import dev.lockscope.desktop.session.Judgement;
import dev.lockscope.desktop.session.Session;
import dev.lockscope.trace.Event;
import dev.lockscope.verdict.Finding;
import dev.lockscope.verdict.Span;
import java.util.Comparator;
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
    private int chosen;
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
        int again = chosen().map(finding -> placeOf(finding, now)).orElse(0);
        findings = now;
        choose(again);
        return changed;
    }

    /** All findings, the gravest first. */
    List<Finding> findings() {
        return findings;
    }

    /** Where a finding is among others, which may tell more of it by now; the first where it is no longer. */
    private int placeOf(Finding finding, List<Finding> others) {
        int place = 0;
        int same = (int) findings.subList(0, chosen).stream()
                .filter(other -> other.id() == finding.id())
                .count();
        for (Finding other : others) {
            if (other.id() == finding.id() && same-- == 0) {
                return place;
            }
            place++;
        }
        return 0;
    }

    /** Which finding is looked at, from 0. */
    int choice() {
        return chosen;
    }

    /** The finding that is looked at. */
    Optional<Finding> chosen() {
        return chosen < findings.size() ? Optional.of(findings.get(chosen)) : Optional.empty();
    }

    /** Looks at another finding, from 0. */
    void choose(int finding) {
        if (finding != chosen) {
            chosen = finding;
            place = -1;
        }
    }

    /** Highlights the evidence of the finding that is looked at. */
    void highlight() {
        session.highlight(chosen().map(Finding::evidence).orElse(List.of()));
    }

    /** When a finding came about, ns since the run's start: when it began, where it lasted, else when it was proven. */
    long cameAt(Finding finding) {
        return finding.span()
                .map(Span::from)
                .or(() -> finding.evidence().stream()
                        .flatMap(seq -> session.timeline().event(seq).stream())
                        .map(Event::at)
                        .max(Comparator.naturalOrder()))
                .orElse(0L);
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
