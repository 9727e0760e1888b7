package dev.lockscope.explore;

import dev.lockscope.explore.Move.Arrive;
import dev.lockscope.explore.Move.Begin;
import dev.lockscope.explore.Move.CrashClient;
import dev.lockscope.explore.Move.CrashNode;
import dev.lockscope.explore.Move.FailOver;
import dev.lockscope.explore.Move.Finish;
import dev.lockscope.explore.Move.Go;
import dev.lockscope.explore.Move.GoWith;
import dev.lockscope.explore.Move.JumpClock;
import dev.lockscope.explore.Move.Lag;
import dev.lockscope.explore.Move.Pass;
import dev.lockscope.explore.Move.Ship;
import dev.lockscope.explore.Move.StartNode;

/** Moves as numbers, of which a search keeps millions. */
final class Moves {

    private static final int BYTE = 8;
    private static final FaultKind[] KINDS = FaultKind.values();

    private Moves() {}

    static int number(Move move) {
        if (move instanceof Begin begin) {
            return number(0, begin.client(), 0, 0);
        } else if (move instanceof Go go) {
            return number(1, go.client(), go.program(), go.choice());
        } else if (move instanceof GoWith with) {
            return number(2, with.client(), with.program(), with.fault().place());
        } else if (move instanceof Finish finish) {
            return number(3, finish.client(), 0, 0);
        } else if (move instanceof Pass pass) {
            return number(4, pass.stopped(), pass.stuck(), 0);
        } else if (move instanceof Arrive arrive) {
            return number(5, arrive.message(), 0, 0);
        } else if (move instanceof Ship ship) {
            return number(6, ship.replica(), 0, 0);
        } else if (move instanceof CrashClient crash) {
            return number(7, crash.client(), 0, 0);
        } else if (move instanceof CrashNode crash) {
            return number(8, crash.node(), crash.kind().place(), 0);
        } else if (move instanceof StartNode start) {
            return number(9, start.node(), 0, 0);
        } else if (move instanceof Lag lag) {
            return number(10, lag.replica(), lag.begins() ? 1 : 0, 0);
        } else if (move instanceof FailOver over) {
            return number(11, over.replica(), 0, 0);
        } else if (move instanceof JumpClock jump) {
            return number(12, jump.node(), 0, 0);
        }
        throw new IllegalStateException("no number for " + move);
    }

    private static int number(int kind, int first, int second, int third) {
        return (kind << (3 * BYTE)) | (first << (2 * BYTE)) | (second << BYTE) | third;
    }

    static boolean isBegin(int number) {
        return number >> (3 * BYTE) == 0;
    }

    /** Whether a move needs nothing to go wrong. */
    static boolean isFree(int number) {
        return switch (number >> (3 * BYTE)) {
            case 0, 1, 3, 5, 6, 9 -> true;
            default -> of(number).isFree();
        };
    }

    static Move of(int number) {
        int first = (number >> (2 * BYTE)) & 0xff;
        int second = (number >> BYTE) & 0xff;
        int third = number & 0xff;
        return switch (number >> (3 * BYTE)) {
            case 0 -> new Begin(first);
            case 1 -> new Go(first, second, third);
            case 2 -> new GoWith(first, second, KINDS[third]);
            case 3 -> new Finish(first);
            case 4 -> new Pass(first, second);
            case 5 -> new Arrive(first);
            case 6 -> new Ship(first);
            case 7 -> new CrashClient(first);
            case 8 -> new CrashNode(first, KINDS[second]);
            case 9 -> new StartNode(first);
            case 10 -> new Lag(first, second == 1);
            case 11 -> new FailOver(first);
            case 12 -> new JumpClock(first);
            default -> throw new IllegalArgumentException("no move of number " + number);
        };
    }
}
