package dev.lockscope.explore;

import dev.lockscope.model.ModelClient;
import dev.lockscope.model.ModelLinks;
import dev.lockscope.model.ModelWorld;
import dev.lockscope.model.Setting;
import java.util.ArrayList;
import java.util.List;

/**
 * States as rows of numbers: the ground, what is watched, what is spent, and the clients. Equal parts have one number, so
 * that two states are equal exactly if their rows are. For any threads.
 */
final class Rows {

    static final int GROUND = 0;
    static final int WATCH = 1;
    static final int SPENT = 2;
    static final int CLIENTS = 3;

    private final Setting setting;
    private final int clients;
    private final Interner<ModelClient> parts = new Interner<>();
    private final Interner<Ground> grounds = new Interner<>();
    private final Interner<Watch> watches = new Interner<>();
    private final Interner<Spent> spendings = new Interner<>();

    Rows(ModelWorld first) {
        this.setting = first.setting();
        this.clients = first.clients().size();
    }

    int width() {
        return CLIENTS + clients;
    }

    int clients() {
        return clients;
    }

    void fill(int[] row, State state) {
        ModelWorld world = state.world();
        row[GROUND] = number(Ground.of(world));
        row[WATCH] = number(state.watch());
        row[SPENT] = number(state.spent());
        for (int i = 0; i < clients; i++) {
            row[CLIENTS + i] = number(world.clients().get(i));
        }
    }

    State state(int[] row) {
        return new State(world(row), watch(row[WATCH]), spent(row[SPENT]));
    }

    ModelWorld world(int[] row) {
        Ground here = ground(row[GROUND]);
        List<ModelClient> who = new ArrayList<>(clients);
        for (int i = 0; i < clients; i++) {
            who.add(client(row[CLIENTS + i]));
        }
        return new ModelWorld(
                setting,
                here.now(),
                here.servers(),
                who,
                here.flights(),
                ModelLinks.OPEN,
                here.resource(),
                here.mutexes(),
                here.commands());
    }

    int number(ModelClient client) {
        return parts.number(client);
    }

    int number(Ground ground) {
        return grounds.number(ground);
    }

    int number(Watch watch) {
        return watches.number(watch);
    }

    int number(Spent spent) {
        return spendings.number(spent);
    }

    ModelClient client(int number) {
        return parts.value(number);
    }

    Ground ground(int number) {
        return grounds.value(number);
    }

    Watch watch(int number) {
        return watches.value(number);
    }

    Spent spent(int number) {
        return spendings.value(number);
    }
}
