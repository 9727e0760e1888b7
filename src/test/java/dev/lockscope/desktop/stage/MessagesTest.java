package dev.lockscope.desktop.stage;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.desktop.stage.Message.Says;
import dev.lockscope.desktop.stage.Message.State;
import dev.lockscope.trace.Cast;
import dev.lockscope.trace.ClientFact.ClientPaused;
import dev.lockscope.trace.ClientFact.ClientStarted;
import dev.lockscope.trace.CommandFact.CommandExecuted;
import dev.lockscope.trace.CommandFact.CommandReplied;
import dev.lockscope.trace.CommandFact.CommandSent;
import dev.lockscope.trace.CommandFact.Reply;
import dev.lockscope.trace.LinkFact.Condition;
import dev.lockscope.trace.LinkFact.Direction;
import dev.lockscope.trace.LinkFact.LinkChanged;
import dev.lockscope.trace.LinkFact.MessageHeld;
import dev.lockscope.trace.LinkFact.MessageLost;
import dev.lockscope.trace.LinkFact.MessageReleased;
import dev.lockscope.trace.ResourceFact.Fencing;
import dev.lockscope.trace.ResourceFact.ResourceOpened;
import dev.lockscope.trace.ResourceFact.WriteAccepted;
import dev.lockscope.trace.ResourceFact.WriteOffered;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What is seen on its way. A window of 600 ms: 300 there, and 300 to be read. */
final class MessagesTest {

    private static final String SET = "SET lock:account 3d24aa11bb22cc33 NX PX 3000";
    private static final Motion RUNNING = Motion.running(1);

    private static Story sent() {
        return Story.plain().at(0, "A", new ClientStarted("A")).at(1000, "A", new CommandSent("A", "redis", 1, SET));
    }

    private static Story answered() {
        return sent().at(1000.1, "redis", new CommandExecuted("A", "redis", 1, SET, false))
                .at(1000.2, "A", new CommandReplied("A", "redis", 1, Reply.VALUE, "OK"));
    }

    private static Message only(List<Message> messages) {
        assertThat(messages).hasSize(1);
        return messages.get(0);
    }

    @Test
    void aRoundTripOfATenthOfAMillisecondIsSeenThereAndThenBack() {
        Story story = answered();
        Message early = only(story.messages(1100, RUNNING));
        Message later = only(story.messages(1200, RUNNING));
        assertThat(early.direction()).isEqualTo(Direction.THERE);
        assertThat(early.says()).isEqualTo(Says.letters("SET NX PX 3000"));
        assertThat(early.place()).isBetween(0.1, 0.5);
        assertThat(later.place()).isGreaterThan(early.place());
        assertThat(story.messages(1400, RUNNING))
                .extracting(Message::direction)
                .containsExactly(Direction.THERE, Direction.BACK);
        Message back = story.messages(1400, RUNNING).get(1);
        assertThat(back.says()).isEqualTo(Says.letters("OK"));
        assertThat(back.place()).isLessThan(1);
    }

    @Test
    void whatHasArrivedFadesAndIsGone() {
        Story story = answered();
        Message fading = story.messages(1450, RUNNING).get(0);
        assertThat(fading.strength()).isBetween(0.3, 0.7);
        assertThat(fading.place()).isEqualTo(1);
        assertThat(story.messages(2500, RUNNING)).isEmpty();
    }

    @Test
    void nothingIsSeenBeforeItWasSent() {
        assertThat(answered().messages(999, RUNNING)).isEmpty();
        assertThat(answered().messages(999, Motion.STILL)).isEmpty();
    }

    @Test
    void aCommandThatIsNotExecutedWaitsBeforeTheNode() {
        Message waiting = only(sent().messages(5000, RUNNING));
        assertThat(waiting.state()).isEqualTo(State.WAITS);
        assertThat(waiting.direction()).isEqualTo(Direction.THERE);
        assertThat(waiting.place()).isBetween(0.5, 0.9);
    }

    @Test
    void theAnswerForAPausedClientWaitsUnreadBeforeIt() {
        Story story = sent().at(1000.05, "A", new ClientPaused("A"))
                .at(1000.1, "redis", new CommandExecuted("A", "redis", 1, SET, false));
        for (Motion motion : List.of(RUNNING, Motion.STILL)) {
            Message waiting = only(story.at(3000, "B", new ClientStarted("B")).messages(5000, motion));
            assertThat(waiting.state()).isEqualTo(State.WAITS);
            assertThat(waiting.direction()).isEqualTo(Direction.BACK);
            assertThat(waiting.says().kind()).isEqualTo(Says.Kind.ANSWER);
            assertThat(waiting.place()).isBetween(0.1, 0.5);
        }
    }

    @Test
    void aHeldRequestWaitsInTheLinkUntilItIsReleased() {
        Story story = Story.plain()
                .at(0, "A", new ClientStarted("A"))
                .at(900, "run", new LinkChanged("A", "redis", Condition.HOLDS_REQUESTS))
                .at(1000, "A", new CommandSent("A", "redis", 1, SET))
                .at(1001, "run", new MessageHeld("A", "redis", Direction.THERE, 1, 100))
                .at(8000, "run", new MessageReleased("A", "redis", Direction.THERE, 1, 100))
                .at(8000.1, "redis", new CommandExecuted("A", "redis", 1, SET, false));
        for (Motion motion : List.of(RUNNING, Motion.STILL)) {
            Message held = only(story.messages(7000, motion));
            assertThat(held.state()).isEqualTo(State.HELD);
            assertThat(held.says()).isEqualTo(Says.letters("SET NX PX 3000"));
        }
        Message goesOn = only(story.messages(8100, RUNNING));
        assertThat(goesOn.state()).isEqualTo(State.TRAVELS);
        assertThat(goesOn.place()).isGreaterThan(0.5);
    }

    @Test
    void severalHeldMessagesOfALinkAreCounted() {
        Story story = Story.plain();
        for (int i = 1; i <= 3; i++) {
            story.at(i, "A", new CommandSent("A", "redis", i, "DEL lock:account"))
                    .at(i + 0.1, "run", new MessageHeld("A", "redis", Direction.THERE, i, 40));
        }
        assertThat(only(story.messages(100, Motion.STILL)).says().number()).isEqualTo(3);
    }

    @Test
    void aLostRequestIsMarkedAndFades() {
        Story story = sent().at(1001, "run", new MessageLost("A", "redis", Direction.THERE, 1, 100));
        Message lost = only(story.messages(1100, RUNNING));
        assertThat(lost.state()).isEqualTo(State.LOST);
        assertThat(lost.says().text()).isEqualTo("SET NX PX 3000");
        assertThat(only(story.messages(1101, Motion.STILL)).state()).isEqualTo(State.LOST);
        assertThat(story.messages(9000, RUNNING)).isEmpty();
    }

    @Test
    void aMomentThatStandsStillShowsTheMessageOfItsLatestEvent() {
        Story story = answered();
        Message request = only(story.messages(1000, Motion.STILL));
        Message executed = only(story.messages(1000.1, Motion.STILL).stream()
                .filter(message -> message.direction() == Direction.THERE)
                .toList());
        Message reply = only(story.messages(1000.2, Motion.STILL));
        assertThat(request.place()).isEqualTo(0.5);
        assertThat(executed.place()).isEqualTo(1);
        assertThat(reply.place()).isZero();
        assertThat(reply.says()).isEqualTo(Says.letters("OK"));
    }

    @Test
    void answersAreToldByTheirKind() {
        assertThat(reply(Reply.REFUSED).kind()).isEqualTo(Says.Kind.NIL);
        assertThat(reply(Reply.FAILED).kind()).isEqualTo(Says.Kind.ERROR);
        assertThat(reply(Reply.UNKNOWN).kind()).isEqualTo(Says.Kind.NO_ANSWER);
    }

    private static Says reply(Reply kind) {
        Story story = sent().at(1300, "A", new CommandReplied("A", "redis", 1, kind, "why"));
        return only(story.messages(1300, Motion.STILL)).says();
    }

    @Test
    void aWriteGoesToTheResourceAndItsAnswerComesBackBehindIt() {
        Story story = Story.plain()
                .at(0, "account", new ResourceOpened("account", "sql", 1000, Fencing.NONE))
                .at(1000, "A", new WriteOffered("account", "A", 900, -100, null))
                .at(1000.5, "account", new WriteAccepted("account", "A", 1000, 900, -100, null));
        Message write = only(story.messages(1100, RUNNING));
        assertThat(write.says()).isEqualTo(Says.of(Says.Kind.WRITE, 900));
        assertThat(write.link().to()).isEqualTo("account");
        assertThat(story.messages(1400, RUNNING))
                .extracting(message -> message.says().kind())
                .contains(Says.Kind.ACCEPTED);
        assertThat(only(story.messages(1000.5, Motion.STILL)).says().kind()).isEqualTo(Says.Kind.ACCEPTED);
    }

    @Test
    void playingFasterShowsMessagesForLongerOfTheRun() {
        assertThat(answered().messages(5000, Motion.running(10))).isNotEmpty();
        assertThat(answered().messages(5000, Motion.running(1))).isEmpty();
    }

    @Test
    void aCommandToEveryNodeIsWordedOnce() {
        Story story = new Story(new Cast(List.of("A", "B"), List.of("n1", "n2", "n3"), List.of("account")));
        for (int i = 1; i <= 3; i++) {
            story.at(1000 + i, "A", new CommandSent("A", "n" + i, i, SET));
        }
        story.at(1010, "B", new CommandSent("B", "n1", 4, SET));
        List<Message> passing = story.messages(1100, RUNNING);
        assertThat(passing).hasSize(4);
        assertThat(Messages.told(passing)).extracting(Message::client).containsExactlyInAnyOrder("A", "B");
        List<Message> waiting = story.messages(9000, RUNNING);
        assertThat(Messages.told(waiting)).hasSize(4);
    }

    @Test
    void placesAndStrengthsStayInTheirRanges() {
        Story story = answered()
                .at(1200, "A", new CommandSent("A", "redis", 2, "DEL lock:account"))
                .at(1300, "redis", new CommandExecuted("A", "redis", 2, "DEL lock:account", false))
                .at(1900, "A", new CommandReplied("A", "redis", 2, Reply.VALUE, "1"));
        for (double ms = 900; ms < 4000; ms += 7) {
            assertThat(story.messages(ms, RUNNING)).allSatisfy(message -> {
                assertThat(message.place()).isBetween(0.0, 1.0);
                assertThat(message.strength()).isGreaterThan(0).isLessThanOrEqualTo(1);
            });
        }
    }
}
