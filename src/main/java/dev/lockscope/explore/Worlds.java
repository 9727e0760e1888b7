package dev.lockscope.explore;

import dev.lockscope.model.ModelClient;
import dev.lockscope.model.ModelLinks;
import dev.lockscope.model.ModelWorld;
import dev.lockscope.model.Setting;
import java.util.ArrayList;
import java.util.List;

/** Takes worlds apart into numbers and puts them together again. For any threads. */
final class Worlds {

    private final Setting setting;
    private final int clients;
    private final Interner<ModelClient> parts = new Interner<>();
    private final Interner<Ground> grounds = new Interner<>();

    Worlds(ModelWorld first) {
        this.setting = first.setting();
        this.clients = first.clients().size();
    }

    int number(ModelClient client) {
        return parts.number(client);
    }

    int number(Ground ground) {
        return grounds.number(ground);
    }

    ModelClient client(int number) {
        return parts.value(number);
    }

    Ground ground(int number) {
        return grounds.value(number);
    }

    /** The world of a ground and clients, whose numbers begin at {@code from}. */
    ModelWorld world(int ground, int[] numbers, int from) {
        Ground here = ground(ground);
        List<ModelClient> who = new ArrayList<>(clients);
        for (int i = 0; i < clients; i++) {
            who.add(client(numbers[from + i]));
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
}
