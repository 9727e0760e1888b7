package dev.lockscope.trace.world;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.UnaryOperator;

/**
 * One client.
 *
 * @param beliefs what it believes, by lock; of locks that it never asked for there is none
 * @param criticalSection the lock under whose protection it acts
 * @param step the latest marked step of its recipe
 * @param working whether it computes
 * @param clockRate seconds that its own clock counts in a second
 * @param lastRead the latest value that it read from the resource
 * @param inFlight commands whose answers it waits for, oldest first
 * @param adrift commands that it gave up on, which may take effect late or have done so, the {@link #MOST_ADRIFT} latest
 */
public record ClientView(
        String name,
        ClientState state,
        Roster<String, Belief> beliefs,
        Optional<String> criticalSection,
        Optional<RecipeStep> step,
        boolean working,
        double clockRate,
        OptionalLong lastRead,
        List<CommandView> inFlight,
        List<CommandView> adrift) {

    /** How many commands adrift are remembered for each client. */
    public static final int MOST_ADRIFT = 16;

    public ClientView {
        inFlight = List.copyOf(inFlight);
        adrift = List.copyOf(adrift);
    }

    static ClientView initial(String name) {
        return new ClientView(
                name,
                new ClientState.NotStarted(),
                Roster.empty(),
                Optional.empty(),
                Optional.empty(),
                false,
                1,
                OptionalLong.empty(),
                List.of(),
                List.of());
    }

    /** What it believes of a lock. */
    public Belief belief(String lock) {
        return beliefs.get(lock).orElseGet(Belief.None::new);
    }

    /** Whether it may believe at that instant, by its own reckoning, that it holds the lock. */
    public boolean believesAt(String lock, long instant) {
        return belief(lock).holdsAt(instant);
    }

    /** Whether it acts under a lock's protection. */
    public boolean isInCriticalSection() {
        return criticalSection.isPresent();
    }

    ClientView with(ClientState newState) {
        return new ClientView(
                name, newState, beliefs, criticalSection, step, working, clockRate, lastRead, inFlight, adrift);
    }

    ClientView with(String lock, Belief belief) {
        return new ClientView(
                name,
                state,
                beliefs.with(lock, belief),
                criticalSection,
                step,
                working,
                clockRate,
                lastRead,
                inFlight,
                adrift);
    }

    ClientView inside(Optional<String> lock) {
        return new ClientView(name, state, beliefs, lock, step, working, clockRate, lastRead, inFlight, adrift);
    }

    ClientView at(RecipeStep newStep) {
        return new ClientView(
                name,
                state,
                beliefs,
                criticalSection,
                Optional.of(newStep),
                working,
                clockRate,
                lastRead,
                inFlight,
                adrift);
    }

    ClientView working(boolean now) {
        return new ClientView(name, state, beliefs, criticalSection, step, now, clockRate, lastRead, inFlight, adrift);
    }

    ClientView clockAt(double rate) {
        return new ClientView(name, state, beliefs, criticalSection, step, working, rate, lastRead, inFlight, adrift);
    }

    ClientView read(long value) {
        return new ClientView(
                name,
                state,
                beliefs,
                criticalSection,
                step,
                working,
                clockRate,
                OptionalLong.of(value),
                inFlight,
                adrift);
    }

    ClientView sent(CommandView command) {
        List<CommandView> more = new ArrayList<>(inFlight);
        more.add(command);
        return commands(more, adrift);
    }

    ClientView executed(long number, long seq) {
        UnaryOperator<CommandView> mark = command -> command.command() == number ? command.executedBy(seq) : command;
        return commands(
                inFlight.stream().map(mark).toList(), adrift.stream().map(mark).toList());
    }

    /** The command is answered, or given up on: then it is adrift from now on. */
    ClientView answered(long number, boolean known) {
        List<CommandView> rest = new ArrayList<>(inFlight);
        List<CommandView> lost = new ArrayList<>(adrift);
        for (CommandView command : inFlight) {
            if (command.command() == number) {
                rest.remove(command);
                if (!known) {
                    lost.add(command);
                }
            }
        }
        return commands(rest, lost);
    }

    /** Its process is gone, and with it all that it knew; what it had sent goes on. */
    ClientView crashed(long at) {
        List<CommandView> lost = new ArrayList<>(adrift);
        lost.addAll(inFlight);
        Roster<String, Belief> nothing = beliefs;
        for (String lock : beliefs.names()) {
            nothing = nothing.with(lock, new Belief.None());
        }
        return new ClientView(
                        name,
                        new ClientState.Crashed(at),
                        nothing,
                        Optional.empty(),
                        step,
                        false,
                        clockRate,
                        lastRead,
                        List.of(),
                        adrift)
                .commands(List.of(), lost);
    }

    private ClientView commands(List<CommandView> flying, List<CommandView> lost) {
        List<CommandView> latest = lost.subList(Math.max(0, lost.size() - MOST_ADRIFT), lost.size());
        return new ClientView(
                name, state, beliefs, criticalSection, step, working, clockRate, lastRead, flying, latest);
    }
}
