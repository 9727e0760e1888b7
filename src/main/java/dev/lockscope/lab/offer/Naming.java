package dev.lockscope.lab.offer;

import dev.lockscope.scenario.Action;
import dev.lockscope.scenario.ClientAction;
import dev.lockscope.scenario.LinkAction;
import dev.lockscope.scenario.NetworkAction;
import dev.lockscope.scenario.NodeAction;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/**
 * What an action is called.
 *
 * @param kind what it does
 * @param target what it is done to
 * @param parameters what its words have places for
 */
record Naming(Kind kind, Target target, List<String> parameters) {

    static Naming of(Action action) {
        if (action instanceof ClientAction client) {
            return ofClient(client);
        } else if (action instanceof NodeAction node) {
            return ofNode(node);
        } else if (action instanceof LinkAction link) {
            return ofLink(link);
        } else if (action instanceof NetworkAction.Partition partition) {
            return new Naming(Kind.PARTITION, new Target.OfNetwork(), List.of(String.join(" ", partition.group())));
        }
        return new Naming(Kind.HEAL, new Target.OfNetwork(), List.of());
    }

    private static Naming ofClient(ClientAction action) {
        if (action instanceof ClientAction.DriftClock drift) {
            Kind kind = byRate(drift.rate(), Kind.CLOCK_SLOW, Kind.CLOCK_RIGHT, Kind.CLOCK_FAST);
            return client(kind, action, number(drift.rate()));
        } else if (action instanceof ClientAction.Start) {
            return client(Kind.START, action);
        } else if (action instanceof ClientAction.Pause) {
            return client(Kind.PAUSE, action);
        } else if (action instanceof ClientAction.Stall) {
            return client(Kind.STALL, action);
        } else if (action instanceof ClientAction.Resume) {
            return client(Kind.RESUME, action);
        } else if (action instanceof ClientAction.Crash) {
            return client(Kind.CRASH, action);
        } else if (action instanceof ClientAction.Finish) {
            return client(Kind.FINISH, action);
        }
        throw new IllegalStateException("no name for " + action);
    }

    private static Naming ofNode(NodeAction action) {
        if (action instanceof NodeAction.Restart restart) {
            return ofRestart(restart);
        } else if (action instanceof NodeAction.JumpClock jump) {
            Kind kind = jump.by().isNegative() ? Kind.NODE_CLOCK_BACK : Kind.NODE_CLOCK_AHEAD;
            return node(kind, action, time(jump.by().abs()));
        } else if (action instanceof NodeAction.DriftClock drift) {
            Kind kind = byRate(drift.rate(), Kind.NODE_CLOCK_SLOW, Kind.NODE_CLOCK_RIGHT, Kind.NODE_CLOCK_FAST);
            return node(kind, action, number(drift.rate()));
        } else if (action instanceof NodeAction.Delete delete) {
            return node(Kind.NODE_DELETE, action, delete.key());
        } else if (action instanceof NodeAction.Crash) {
            return node(Kind.NODE_CRASH, action);
        } else if (action instanceof NodeAction.Stop) {
            return node(Kind.NODE_STOP, action);
        } else if (action instanceof NodeAction.LosePower) {
            return node(Kind.NODE_LOSE_POWER, action);
        } else if (action instanceof NodeAction.Promote) {
            return node(Kind.NODE_PROMOTE, action);
        } else if (action instanceof NodeAction.Stall) {
            return node(Kind.NODE_STALL, action);
        } else if (action instanceof NodeAction.Resume) {
            return node(Kind.NODE_RESUME, action);
        } else if (action instanceof NodeAction.Evict) {
            return node(Kind.NODE_EVICT, action);
        } else if (action instanceof NodeAction.Flush) {
            return node(Kind.NODE_FLUSH, action);
        }
        throw new IllegalStateException("no name for " + action);
    }

    private static Naming ofRestart(NodeAction.Restart restart) {
        if (restart.after().isEmpty()) {
            return node(restart.empty() ? Kind.NODE_RESTART_EMPTY : Kind.NODE_RESTART, restart);
        }
        Kind later = restart.empty() ? Kind.NODE_RESTART_EMPTY_LATER : Kind.NODE_RESTART_LATER;
        return node(later, restart, time(restart.after().get()));
    }

    private static Naming ofLink(LinkAction action) {
        if (action instanceof LinkAction.Hold hold) {
            return link(byPart(hold.part(), Kind.LINK_HOLD, Kind.LINK_HOLD_REQUESTS, Kind.LINK_HOLD_REPLIES), action);
        } else if (action instanceof LinkAction.HoldNext next) {
            Kind request = Kind.LINK_HOLD_NEXT_REQUEST;
            return link(byPart(next.part(), request, request, Kind.LINK_HOLD_NEXT_REPLY), action);
        } else if (action instanceof LinkAction.Lose lose) {
            return link(byPart(lose.part(), Kind.LINK_LOSE, Kind.LINK_LOSE_REQUESTS, Kind.LINK_LOSE_REPLIES), action);
        } else if (action instanceof LinkAction.LoseNext next) {
            Kind request = Kind.LINK_LOSE_NEXT_REQUEST;
            return link(byPart(next.part(), request, request, Kind.LINK_LOSE_NEXT_REPLY), action);
        } else if (action instanceof LinkAction.Delay delay) {
            Kind kind = byPart(delay.part(), Kind.LINK_DELAY, Kind.LINK_DELAY_REQUESTS, Kind.LINK_DELAY_REPLIES);
            return link(kind, action, time(delay.latency()), time(delay.jitter()));
        } else if (action instanceof LinkAction.Cut) {
            return link(Kind.LINK_CUT, action);
        } else if (action instanceof LinkAction.Reset) {
            return link(Kind.LINK_RESET, action);
        } else if (action instanceof LinkAction.Open) {
            return link(Kind.LINK_OPEN, action);
        }
        throw new IllegalStateException("no name for " + action);
    }

    private static Naming client(Kind kind, ClientAction action, String... more) {
        return new Naming(kind, new Target.OfClient(action.client()), all(List.of(action.client()), more));
    }

    private static Naming node(Kind kind, NodeAction action, String... more) {
        return new Naming(kind, new Target.OfNode(action.node()), all(List.of(action.node()), more));
    }

    private static Naming link(Kind kind, LinkAction action, String... more) {
        Target target = new Target.OfLink(action.from(), action.to());
        return new Naming(kind, target, all(List.of(action.from(), action.to()), more));
    }

    private static List<String> all(List<String> names, String... more) {
        List<String> all = new ArrayList<>(names);
        all.addAll(List.of(more));
        return all;
    }

    private static Kind byPart(LinkAction.Part part, Kind both, Kind requests, Kind replies) {
        return switch (part) {
            case BOTH -> both;
            case REQUESTS -> requests;
            case REPLIES -> replies;
        };
    }

    private static Kind byRate(double rate, Kind slow, Kind right, Kind fast) {
        return rate == 1 ? right : rate < 1 ? slow : fast;
    }

    private static String time(Duration time) {
        long millis = time.toMillis();
        return millis < 1_000
                ? millis + " ms"
                : plain(BigDecimal.valueOf(millis).movePointLeft(3)) + " s";
    }

    private static String number(double rate) {
        return plain(BigDecimal.valueOf(rate));
    }

    private static String plain(BigDecimal number) {
        return number.stripTrailingZeros().toPlainString();
    }
}
