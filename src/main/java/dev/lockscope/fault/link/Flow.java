package dev.lockscope.fault.link;

import dev.lockscope.trace.LinkFact.Direction;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;
import java.util.ArrayDeque;
import java.util.Deque;

/**
 * One direction of a connection: reads from its source, cuts what came into whole messages, lets the rules decide on
 * each, and writes to its sink what goes on, always in order.
 *
 * <p>A message goes on when it is whole, so that none is ever passed on by half. A run of messages that pass is written
 * with one write, from the buffer that it was read into; only what has to wait is copied. For the link's thread.
 */
final class Flow {

    /** The largest message, and the most that is kept of one direction of a connection, bytes. */
    static final int LIMIT = 64 << 20;

    /** How much may wait for a slow receiver before the sender has to wait too, bytes. */
    private static final int BACKLOG = 1 << 20;

    private static final int BUFFER = 16 << 10;

    private final Direction direction;
    private final SocketChannel source;
    private final SocketChannel sink;
    private final Framer framer;
    private final Conversation conversation;
    private final Membership membership;

    private final Deque<Kept> queue = new ArrayDeque<>();
    private long queued;
    private ByteBuffer in = ByteBuffer.allocateDirect(BUFFER);
    private boolean ended;
    private boolean sinkGone;
    private boolean finished;
    private boolean blocked;
    private boolean torn;
    private int held;
    private int lost;

    Flow(
            Direction direction,
            SocketChannel source,
            SocketChannel sink,
            Conversation conversation,
            Membership membership) {
        this.direction = direction;
        this.source = source;
        this.sink = sink;
        this.framer = new Framer(direction == Direction.THERE ? Framer.Grammar.REQUESTS : Framer.Grammar.REPLIES);
        this.conversation = conversation;
        this.membership = membership;
    }

    /** Whether the source has hung up. */
    boolean hasEnded() {
        return ended;
    }

    /** Whether everything that came has gone on or is lost, and nothing will come. */
    boolean isFinished() {
        return finished;
    }

    boolean wantsToRead() {
        return !ended && queued < (held > 0 ? LIMIT : BACKLOG);
    }

    boolean wantsToWrite() {
        return blocked;
    }

    /** Nobody takes what arrives any more: what is not kept is lost. */
    void sinkIsGone() {
        sinkGone = true;
        blocked = false;
    }

    /**
     * Reads once, and passes on what can go on.
     *
     * @param now ns on the link's clock
     * @throws MessageTooLarge when a message is larger than {@link #LIMIT}
     */
    void read(long now) throws MessageTooLarge {
        int count;
        try {
            count = source.read(in);
        } catch (IOException e) {
            count = -1; // a reset: hung up the hard way
        }
        if (count < 0) {
            ended = true;
        } else if (count > 0) {
            sort(now);
        }
    }

    private void sort(long now) throws MessageTooLarge {
        int limit = in.position();
        int start = 0;
        int passing = 0;
        long last = LinkListener.UNASKED;
        int end;
        while (start < limit && (end = framer.endOf(in, start, limit)) >= 0) {
            long message = numberOf(start, end);
            Fate fate = torn ? Fate.LOSE : membership.fate(direction, asked(message));
            if (fate == Fate.PASS && queue.isEmpty() && !sinkGone) {
                goesOn(message);
            } else {
                pass(passing, start, last);
                passing = end;
                detain(fate, message, start, end, now);
            }
            last = message;
            start = end;
        }
        pass(passing, start, last);
        keepRest(start, limit);
    }

    /** What is done to the next message is done to the next command, not to a new connection's introduction. */
    private long asked(long message) {
        return conversation.greets(message) ? LinkListener.UNASKED : message;
    }

    private long numberOf(int start, int end) {
        if (framer.isOpaque()) {
            return LinkListener.UNASKED;
        }
        if (direction == Direction.THERE) {
            long message = conversation.request(in, start, end);
            if (conversation.announcedPort() != 0 && membership.isOpenToNames()) {
                membership.announced(conversation.announcedPort());
            }
            return message;
        }
        long message = conversation.reply(in, start, end);
        if (conversation.streams()) {
            framer.becomeOpaque();
        }
        return message;
    }

    private void goesOn(long message) {
        if (direction == Direction.THERE) {
            conversation.goesOn(message);
        }
    }

    /** Does what a message's fate is, other than to write it at once; also what passes may have to wait its turn. */
    private void detain(Fate fate, long message, int start, int end, long now) {
        if (fate == Fate.KEEP) {
            enqueue(Kept.copyOf(in, start, end, message, Kept.WHEN_OPENED, false));
            membership.held(direction, message, end - start);
        } else if (fate instanceof Fate.Late late && !sinkGone) {
            membership.late();
            enqueue(Kept.copyOf(in, start, end, message, now + late.delay().toNanos(), false));
        } else if (fate == Fate.PASS && !sinkGone) {
            enqueue(Kept.copyOf(in, start, end, message, Kept.AT_ONCE, false));
        } else {
            torn |= fate == Fate.LOSE && framer.isOpaque();
            lose(message, end - start);
        }
    }

    private void lose(long message, int bytes) {
        lost++;
        membership.lost(direction, message, bytes);
    }

    /** How many messages this flow has lost so far. */
    int lost() {
        return lost;
    }

    /** Passes on a run of messages; the last one's number stands for all of them where that fails. */
    private void pass(int start, int end, long last) {
        if (start == end) {
            return;
        }
        ByteBuffer run = in.duplicate().limit(end).position(start);
        write(run);
        if (run.hasRemaining() && sinkGone) {
            lose(last, end - start);
        } else if (run.hasRemaining()) {
            enqueue(Kept.copyOf(in, run.position(), end, last, Kept.AT_ONCE, true));
        }
    }

    private void enqueue(Kept kept) {
        queue.add(kept);
        held += kept.isHeld() ? 1 : 0;
        queued += kept.bytes().remaining();
    }

    private void write(ByteBuffer bytes) {
        try {
            sink.write(bytes);
            blocked = bytes.hasRemaining();
        } catch (IOException e) {
            sinkIsGone();
        }
    }

    private void keepRest(int start, int limit) throws MessageTooLarge {
        if (framer.leastSize() > LIMIT) {
            throw new MessageTooLarge();
        }
        if (start == limit) {
            in = in.capacity() > BUFFER ? ByteBuffer.allocateDirect(BUFFER) : in.clear();
        } else if (start > 0) {
            in.limit(limit).position(start);
            in.compact();
        }
        if (!in.hasRemaining()) {
            in = ByteBuffer.allocateDirect(Math.min(2 * in.capacity(), LIMIT + BUFFER))
                    .put(in.flip());
        }
    }

    /** Passes on what waited and is due; then the end of the stream, unless that is kept too. */
    void drain(long now) {
        Kept head;
        while ((head = queue.peek()) != null && head.due() <= now) {
            int before = head.bytes().remaining();
            if (!sinkGone) {
                if (!head.begun()) {
                    goesOn(head.message());
                }
                write(head.bytes());
            }
            if (sinkGone) {
                lose(head.message(), before);
            } else if (blocked) {
                queued -= before - head.bytes().remaining();
                queue.poll();
                queue.addFirst(head.goingOn());
                return;
            }
            queued -= before;
            queue.poll();
        }
        if (ended && queue.isEmpty() && !finished && (sinkGone || !membership.keepsEnd(direction))) {
            finish();
        }
    }

    private void finish() {
        finished = true;
        try {
            sink.shutdownOutput();
        } catch (IOException e) {
            sinkGone = true; // it is closed already, which is what this was to lead to
        }
    }

    /** When the first message that waits for a time goes on, or {@link Kept#WHEN_OPENED} for none. */
    long due() {
        Kept head = queue.peek();
        return head == null || head.due() == Kept.AT_ONCE ? Kept.WHEN_OPENED : head.due();
    }

    /** Lets go on what was held, see {@link Link#open}; answers how many messages that were. */
    int release() {
        int count = held;
        held = 0;
        for (int left = queue.size(); left > 0; left--) {
            Kept kept = queue.remove();
            if (!kept.isHeld()) {
                queue.add(kept);
                continue;
            }
            if (sinkGone) {
                queued -= kept.bytes().remaining();
                lose(kept.message(), kept.bytes().remaining());
            } else {
                queue.add(kept.released());
                membership.released(direction, kept.message(), kept.bytes().remaining());
            }
        }
        return count;
    }

    /** Makes what is late go on as soon as what is before it does; what is held stays held. */
    void hurry() {
        for (int left = queue.size(); left > 0; left--) {
            Kept kept = queue.remove();
            queue.add(kept.isHeld() ? kept : kept.released());
        }
    }

    /** Loses what waits, but for a message of which some has gone on; answers how many messages that were. */
    int loseWaiting() {
        int before = lost;
        Kept begun = queue.peek();
        if (begun != null && begun.begun()) {
            queue.remove();
        }
        torn |= framer.isOpaque() && !queue.isEmpty();
        loseAll();
        if (begun != null && begun.begun()) {
            enqueue(begun);
            blocked = !sinkGone;
        }
        return lost - before;
    }

    /** Whether this is a stream of which a piece is missing, and so nothing can go on any more. */
    boolean isTorn() {
        return torn;
    }

    /** Loses what waits. */
    void loseAll() {
        queue.forEach(kept -> lose(kept.message(), kept.bytes().remaining()));
        queue.clear();
        queued = 0;
        held = 0;
        blocked = false;
    }

    /** Loses what waits, and what has come but is not read yet: a buffer full of it at most. */
    void loseUnread(long now) throws MessageTooLarge {
        sinkIsGone();
        loseAll();
        if (!ended) {
            read(now);
            loseAll();
        }
    }
}
