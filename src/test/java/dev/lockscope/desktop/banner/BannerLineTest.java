package dev.lockscope.desktop.banner;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.desktop.session.Judgement;
import dev.lockscope.desktop.session.Moment;
import dev.lockscope.desktop.session.Session;
import dev.lockscope.desktop.transport.Opened;
import dev.lockscope.desktop.words.Texts;
import dev.lockscope.desktop.words.Words;
import dev.lockscope.scenario.FindingId;
import dev.lockscope.scenario.Scenario;
import dev.lockscope.timeline.Overlap;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.RunFact.Ending;
import dev.lockscope.trace.RunFact.RunDisturbed;
import dev.lockscope.trace.RunFact.RunEnded;
import dev.lockscope.trace.RunFact.RunStarted;
import dev.lockscope.trace.ScriptFact.ScriptStepFailed;
import dev.lockscope.trace.Trace;
import dev.lockscope.trace.file.Cut;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class BannerLineTest {

    private final Words words = new Words("en");
    private final Texts texts = words.of("dev.lockscope.desktop.banner.banner");
    private final Session session = Opened.recorded("gc-pause");

    private BannerLine line(Session of) {
        return BannerLine.of(of, "the goal", words, texts);
    }

    @Test
    void theGoalIsToldBeforeAnythingHasBegun() {
        Session empty = Opened.recorded("gc-pause", new Trace(session.header(), List.of()));
        BannerLine line = line(empty);
        assertThat(line.mood()).isEqualTo(Mood.GOAL);
        assertThat(line.detail()).isEqualTo("the goal");
    }

    @Test
    void aRunIsSafeSoFarUntilTwoHoldTheLock() {
        Overlap overlap = session.timeline().overlaps().get(0);
        session.goTo(overlap.from() - 1_000_000);
        assertThat(line(session).mood()).isEqualTo(Mood.SO_FAR);
        assertThat(line(session).headline()).isEqualTo("Safe so far");
    }

    @Test
    void theLengthGrowsWhileTwoHoldTheLockAlsoBetweenEvents() {
        Overlap overlap = session.timeline().overlaps().get(0);
        long quiet = quietInstant(overlap);
        session.goTo(quiet);
        BannerLine before = line(session);
        session.goTo(quiet + 50_000_000);
        BannerLine after = line(session);
        assertThat(session.moment().get().events()).isPositive();
        assertThat(before.headline()).startsWith("Two holders for").contains("so far");
        assertThat(after.headline()).isNotEqualTo(before.headline());
        assertThat(after.detail()).isNotEqualTo(before.detail());
        assertThat(after.gist()).isEqualTo(before.gist());
    }

    /** An instant in an overlap behind which nothing happens for at least 50 ms. */
    private long quietInstant(Overlap overlap) {
        List<Event> events = session.trace().events();
        for (int i = 1; i < events.size(); i++) {
            long at = events.get(i - 1).at();
            if (at > overlap.from() && events.get(i).at() - at > 60_000_000) {
                return at;
            }
        }
        throw new AssertionError("no quiet stretch");
    }

    @Test
    void whatWasLostIsToldByTheGravestFindingAtTheEnd() {
        BannerLine line = line(session);
        assertThat(line.mood()).isEqualTo(Mood.HARM);
        assertThat(line.headline()).contains("100 kr lost").doesNotContain("so far");
        assertThat(line.gravest()).isPresent();
        assertThat(line.detail())
                .isEqualTo(words.verdicts().summary(line.gravest().orElseThrow()));
    }

    @Test
    void theLineSpeaksTheLanguageOfTheWindow() {
        words.speak("nb");
        assertThat(line(session).headline()).contains("100 kr tapt");
        session.goTo(1);
        assertThat(line(session).headline()).isEqualTo("Trygt så langt");
    }

    @Test
    void aRunIsSafeOnlyAtItsPlannedEnd() {
        Session safe = Opened.recorded("safe-release");
        assertThat(line(safe).mood()).isEqualTo(Mood.SAFE);
        safe.goTo(safe.now() / 2);
        assertThat(line(safe).mood()).isEqualTo(Mood.SO_FAR);
    }

    @Test
    void aScriptThatWaitsInVainIsNotCalledSafeAndSaysWhatWasExpected() {
        Session failed = Opened.recorded(
                "gc-pause",
                Opened.telling(
                        session.header(),
                        new RunStarted(),
                        new ScriptStepFailed(2, "B.acquired", 5, "nothing"),
                        new RunEnded(Ending.SCRIPT_FAILED, "")));
        BannerLine line = line(failed);
        assertThat(line.mood()).isEqualTo(Mood.FAILED);
        assertThat(line.detail()).contains("2", "B.acquired");
    }

    @Test
    void aRunThatLostAServerIsNotCalledSafe() {
        Session lost = Opened.recorded(
                "gc-pause",
                Opened.telling(session.header(), new RunStarted(), new RunEnded(Ending.SERVER_LOST, "it died")));
        assertThat(line(lost).mood()).isEqualTo(Mood.FAILED);
        assertThat(line(lost).detail()).contains("server");
    }

    @Test
    void anUnplannedEndCountsMoreThanAStallBefore() {
        for (Ending ending : List.of(Ending.SERVER_LOST, Ending.BROKEN, Ending.LIMIT_REACHED, Ending.SCRIPT_FAILED)) {
            Session lost = Opened.recorded(
                    "gc-pause",
                    Opened.telling(
                            session.header(),
                            new RunStarted(),
                            new RunDisturbed(9_000_000, 1_000_000),
                            new RunEnded(ending, "")));
            assertThat(line(lost).mood()).as("%s", ending).isEqualTo(Mood.FAILED);
            assertThat(line(lost).headline()).doesNotContain("isturbed").doesNotContain("afe");
            assertThat(line(lost).detail()).doesNotContain("isturbed").doesNotContain("afe");
        }
    }

    @Test
    void anUnplannedEndIsToldBesideWhatWasFoundByThen() {
        List<Event> events = new ArrayList<>(session.trace().events());
        Event end = events.remove(events.size() - 1);
        events.add(new Event(end.seq(), end.at(), end.actor(), end.cause(), new RunEnded(Ending.LIMIT_REACHED, "")));
        BannerLine line = line(Opened.recorded("gc-pause", new Trace(session.header(), events)));
        assertThat(line.mood()).isEqualTo(Mood.FAILED);
        assertThat(line.detail()).contains("limit", "100 kr lost");
        assertThat(line.gravest()).isPresent();
    }

    @Test
    void aRecordingThatIsCutOffProvesNothingBeyond() {
        List<Event> events = session.trace().events();
        Trace part = new Trace(session.header(), events.subList(0, events.size() - 1));
        BannerLine unfinished = line(Opened.recorded("gc-pause", part));
        assertThat(unfinished.mood()).isEqualTo(Mood.FAILED);
        assertThat(unfinished.detail()).contains("proves nothing beyond");

        Session cut = Opened.recorded("gc-pause", part, Optional.of(new Cut(events.size() + 1, 9, 1)));
        assertThat(line(cut).mood()).isEqualTo(Mood.FAILED);
        assertThat(line(cut).headline()).contains("cut off at line " + (events.size() + 1));
        cut.goTo(events.get(events.size() / 2));
        assertThat(line(cut).headline()).doesNotContain("cut off");
    }

    @Test
    void aDisturbedRunIsSaidNotToBeRepeatedByItself() {
        Session disturbed = Opened.recorded(
                "gc-pause",
                Opened.telling(
                        session.header(),
                        new RunStarted(),
                        new RunDisturbed(9_000_000, 1_000_000),
                        new RunEnded(Ending.COMPLETED, "")));
        assertThat(line(disturbed).mood()).isEqualTo(Mood.DISTURBED);
        assertThat(line(disturbed).word()).isEqualTo("proves nothing");
        assertThat(line(disturbed).detail()).contains("does not repeat it by itself");
    }

    @Test
    void goingBackToTheEvidenceDoesNotTakeTheStoryAway() {
        Story story = new Story(session);
        int found = story.findings().size();
        assertThat(found).isGreaterThan(2);
        assertThat(story.canGo(-1)).isFalse();
        story.go(1);
        assertThat(session.selected().get()).contains(story.evidence().get(0));
        Judgement then = session.judgement().get().orElseThrow();
        assertThat(story.consider(then)).isFalse();
        assertThat(story.findings()).hasSize(found);
    }

    @Test
    void theEvidenceOfTheChosenFindingIsHighlightedInTheOrderOfItsStory() {
        Story story = new Story(session);
        story.choose(story.findings().size() - 1);
        story.highlight();
        assertThat(session.highlighted().get()).isEqualTo(story.evidence()).isNotEmpty();
        assertThat(session.highlighted().get())
                .extracting(Event::seq)
                .isEqualTo(story.chosen().orElseThrow().evidence());
    }

    @Test
    void findingsOfTheSameKindAreToldApart() {
        Session chain = Opened.recorded("late-del-chain");
        Story story = new Story(chain);
        assertThat(story.findings().get(0).id())
                .isEqualTo(story.findings().get(1).id());
        story.choose(1);
        assertThat(story.chosen()).contains(story.findings().get(1));
        assertThat(story.cameAt(story.findings().get(1)))
                .isGreaterThan(story.cameAt(story.findings().get(0)));
    }

    @Test
    void theChoiceStaysWhereMoreIsFound() {
        session.goTo(session.timeline().overlaps().get(0).from() + 1);
        Story story = new Story(session);
        FindingId first = story.chosen().orElseThrow().id();
        session.goLive();
        assertThat(story.consider(session.judgement().get().orElseThrow())).isTrue();
        assertThat(story.chosen().orElseThrow().id()).isEqualTo(first);
        assertThat(story.choice()).isPositive();
    }

    @Test
    void theEvidenceEndsAtItsEnd() {
        Story story = new Story(session);
        int steps = 0;
        while (story.canGo(1)) {
            story.go(1);
            steps++;
        }
        assertThat(steps).isEqualTo(story.evidence().size());
        assertThat(story.place()).isEqualTo(steps - 1);
    }

    @Test
    void aVariantHelpsAgainstAFindingThatItIsNotExpectedToHave() {
        List<Scenario> variants = Opened.variants("late-del-chain");
        assertThat(Remedies.against(FindingId.FOREIGN_DELETE, variants, Optional.of(variants.get(0))))
                .extracting(variant -> variant.variant().orElseThrow())
                .contains("token-checked")
                .doesNotContain("plain-del");
    }

    @Test
    void aMomentOfAnotherLengthHasAnotherVerdictOnlyWhereItGoesOn() {
        Judgement judgement = session.judgement().get().orElseThrow();
        Moment end = session.moment().get();
        assertThat(LiveVerdict.of(judgement, end)).isEqualTo(new LiveVerdict(judgement.verdict(), false));
    }

    @Test
    void theBannerTellsTheLengthThatThereWasByTheMoment() {
        long began = session.timeline().overlaps().get(0).from();
        session.goTo(began + 90_000_000);
        Judgement judgement = session.judgement().get().orElseThrow();
        LiveVerdict shown = LiveVerdict.of(judgement, session.moment().get());
        assertThat(shown.goesOn()).isTrue();
        assertThat(shown.verdict().figures().overlap()).isEqualTo(90_000_000);

        session.goTo(began + 150_000_000);
        LiveVerdict later = LiveVerdict.of(judgement, session.moment().get());
        assertThat(later.verdict().figures().overlap()).isEqualTo(150_000_000);
    }
}
