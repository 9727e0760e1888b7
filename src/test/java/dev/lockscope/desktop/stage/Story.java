package dev.lockscope.desktop.stage;

import dev.lockscope.desktop.session.Moment;
import dev.lockscope.desktop.words.Texts;
import dev.lockscope.desktop.words.Words;
import dev.lockscope.timeline.Timeline;
import dev.lockscope.trace.Cast;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.Fact;
import dev.lockscope.trace.Header;
import dev.lockscope.trace.Trace;
import dev.lockscope.trace.world.World;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/** A run that is told event by event. */
final class Story {

    static final long MS = 1_000_000;

    private final Header header;
    private final List<Event> events = new ArrayList<>();

    Story(Cast cast) {
        header = new Header("", "story", null, 42, 1, Instant.EPOCH, "0", "6.2.11", "17", cast);
    }

    /** Clients A and B, one node, an account. */
    static Story plain() {
        return new Story(new Cast(List.of("A", "B"), List.of("redis"), List.of("account")));
    }

    /** Goes on: what happened at a time, ms. */
    Story at(double ms, String actor, Fact fact) {
        events.add(new Event(events.size() + 1L, Math.round(ms * MS), actor, 0, fact));
        return this;
    }

    Trace trace() {
        return new Trace(header, events);
    }

    /** The state at a time, ms. */
    Moment moment(double ms) {
        long instant = Math.round(ms * MS);
        int count = (int) events.stream().filter(event -> event.at() <= instant).count();
        return new Moment(World.after(trace(), count), instant, count, false);
    }

    World world(double ms) {
        return moment(ms).world();
    }

    List<Message> messages(double ms, Motion motion) {
        Moment moment = moment(ms);
        return Messages.at(moment, Timeline.of(trace()), trace().events().subList(0, moment.events()), motion);
    }

    static Texts texts(String language) {
        return new Words(language).of("dev.lockscope.desktop.stage.stage");
    }
}
