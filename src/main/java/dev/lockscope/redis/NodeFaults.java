package dev.lockscope.redis;

import dev.lockscope.fault.FaultRefused;
import dev.lockscope.fault.FaultyNode;
import dev.lockscope.lab.EnvironmentProblem;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.IoReason;
import dev.lockscope.trace.NodeFact.ClockMoved;
import java.io.IOException;
import java.time.Duration;

/** What can be done to one node. One thing after another is done in the whole cluster. Safe for use by several threads. */
final class NodeFaults implements FaultyNode {

    private final RedisNode node;
    private final Group group;
    private final Operator operator;
    private final NodeCommands commands;

    /** Work that talks to the node. */
    private interface Work {
        int apply() throws IOException, InterruptedException, EnvironmentProblem, FaultRefused;
    }

    NodeFaults(RedisNode node, Group group, Operator operator) {
        this.node = node;
        this.group = group;
        this.operator = operator;
        this.commands = new NodeCommands(operator);
    }

    @Override
    public boolean isUp() {
        return node.life().isPresent();
    }

    @Override
    public void crash(long cause) throws FaultRefused {
        doing(() -> {
            node.kill(cause);
            return 0;
        });
    }

    @Override
    public void stop(long cause) throws FaultRefused {
        doing(() -> {
            node.stop(cause);
            return 0;
        });
    }

    @Override
    public int losePower(long cause) throws FaultRefused {
        return doing(() -> node.cutFile(node.kill(cause)));
    }

    @Override
    public int restart(boolean empty, long cause) throws FaultRefused {
        return doing(() -> {
            operator.because(cause);
            return node.restart(empty, cause);
        });
    }

    @Override
    public int promote(long cause) throws FaultRefused {
        return doing(() -> group.promote(node, cause));
    }

    @Override
    public int shiftClock(Duration by, long cause) throws FaultRefused {
        return doing(() -> {
            node.up();
            long moved = node.record(new ClockMoved(node.name(), by.toNanos()), cause);
            operator.because(moved);
            return commands.shift(by);
        });
    }

    @Override
    public int evict(long cause) throws FaultRefused {
        return changing(commands::evict, cause);
    }

    @Override
    public int flush(long cause) throws FaultRefused {
        return changing(commands::flush, cause);
    }

    @Override
    public int delete(String key, long cause) throws FaultRefused {
        return changing(() -> commands.delete(key), cause);
    }

    private int changing(Work work, long cause) throws FaultRefused {
        return doing(() -> {
            node.up();
            if (node.following().master().isPresent()) {
                throw new FaultRefused("it is a replica, whose keys are its master's");
            }
            operator.because(cause);
            return work.apply();
        });
    }

    /** Returns when what it came to is recorded. */
    private int doing(Work work) throws FaultRefused {
        synchronized (group) {
            try {
                int answer = work.apply();
                node.settleSoon();
                return answer;
            } catch (IOException e) {
                throw new FaultRefused(IoReason.of(e));
            } catch (EnvironmentProblem e) {
                throw new FaultRefused(String.valueOf(e.getMessage()));
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new FaultRefused("the run has ended");
            } finally {
                operator.because(Event.NO_CAUSE);
            }
        }
    }
}
