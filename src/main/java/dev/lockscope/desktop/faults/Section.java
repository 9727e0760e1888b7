package dev.lockscope.desktop.faults;

import dev.lockscope.lab.offer.Kind;

/** The parts of a menu, with a line between them. */
enum Section {
    COURSE,
    CLOCK,
    KEYS,
    HOLD,
    LOSE,
    SLOW,
    MEND,
    NETWORK;

    static Section of(Kind kind) {
        return switch (kind) {
            case START,
                    PAUSE,
                    STALL,
                    RESUME,
                    CRASH,
                    FINISH,
                    NODE_CRASH,
                    NODE_STOP,
                    NODE_LOSE_POWER,
                    NODE_RESTART,
                    NODE_RESTART_EMPTY,
                    NODE_RESTART_LATER,
                    NODE_RESTART_EMPTY_LATER,
                    NODE_PROMOTE,
                    NODE_STALL,
                    NODE_RESUME -> COURSE;
            case CLOCK_FAST,
                    CLOCK_SLOW,
                    CLOCK_RIGHT,
                    NODE_CLOCK_AHEAD,
                    NODE_CLOCK_BACK,
                    NODE_CLOCK_FAST,
                    NODE_CLOCK_SLOW,
                    NODE_CLOCK_RIGHT -> CLOCK;
            case NODE_EVICT, NODE_FLUSH, NODE_DELETE -> KEYS;
            case LINK_HOLD, LINK_HOLD_REQUESTS, LINK_HOLD_REPLIES, LINK_HOLD_NEXT_REQUEST, LINK_HOLD_NEXT_REPLY -> HOLD;
            case LINK_LOSE, LINK_LOSE_REQUESTS, LINK_LOSE_REPLIES, LINK_LOSE_NEXT_REQUEST, LINK_LOSE_NEXT_REPLY -> LOSE;
            case LINK_DELAY, LINK_DELAY_REQUESTS, LINK_DELAY_REPLIES, LINK_CUT, LINK_RESET -> SLOW;
            case LINK_OPEN -> MEND;
            case PARTITION, HEAL -> NETWORK;
        };
    }
}
