package dev.lockscope.lock.contract;

import dev.lockscope.lock.Acquisition;
import dev.lockscope.lock.Lease;
import dev.lockscope.lock.LockRecipe;
import dev.lockscope.lock.LockSettings;
import dev.lockscope.lock.Released;
import dev.lockscope.lock.port.Answer;
import dev.lockscope.lock.port.Command;
import dev.lockscope.lock.port.NodeId;
import dev.lockscope.lock.port.Ports;
import dev.lockscope.lock.program.Signal;
import dev.lockscope.lock.recipe.Catalogue;
import dev.lockscope.model.Chance;
import dev.lockscope.model.Flight;
import dev.lockscope.model.ModelResource;
import dev.lockscope.model.ModelWorld;
import dev.lockscope.model.Program;
import dev.lockscope.model.Role;
import dev.lockscope.model.Setting;
import dev.lockscope.model.Store;
import dev.lockscope.model.Witness;
import dev.lockscope.resource.Terms;
import dev.lockscope.trace.Fact;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.IntStream;

/** The model as a world of contract tests; time goes by only when nothing else can happen. */
public final class ModelTestWorld implements TestWorld {

    private static final int MOST_CLIENTS = 4;
    private static final long NANOS = 1_000_000;

    private final List<Flight> executed = new ArrayList<>();
    private final List<Client> clients = new ArrayList<>();
    private ModelWorld world;
    private int used;

    /** A world with one node. */
    public ModelTestWorld() {
        this(1);
    }

    /** A world with several nodes that know nothing of each other; what others do, they do on all of them. */
    public ModelTestWorld(int count) {
        List<NodeId> nodes = IntStream.rangeClosed(1, count)
                .mapToObj(node -> new NodeId("n" + node))
                .toList();
        List<Role> roles = new ArrayList<>();
        for (int i = 0; i < MOST_CLIENTS; i++) {
            Client client = new Client(i);
            clients.add(client);
            roles.add(new Role("client" + i, "lock", "recipe", client));
        }
        world = ModelWorld.of(new Setting(nodes, "account"), roles, ModelResource.holding(0, Terms.NONE));
    }

    @Override
    public Client client(String name, String recipe, LockSettings lock) {
        Client client = clients.get(used++);
        client.maker = ports -> Catalogue.find(recipe).orElseThrow().maker().apply(ports, lock);
        return client;
    }

    @Override
    public int nodes() {
        return world.stores().size();
    }

    @Override
    public Optional<Duration> timeToLive(String key) {
        return entry(key)
                .filter(entry -> entry.deadline() != Store.NEVER)
                .map(entry -> Duration.ofMillis(entry.deadline() - world.now() / NANOS));
    }

    @Override
    public Optional<String> value(int node, String key) {
        return entry(node, key).map(Store.Entry::value);
    }

    private Optional<Store.Entry> entry(String key) {
        return entry(0, key);
    }

    private Optional<Store.Entry> entry(int node, String key) {
        return Optional.ofNullable(world.stores().get(node).find(key, world.now() / NANOS));
    }

    @Override
    public void put(int node, String key, String value) {
        byAnotherHand(node, new Command.SetIfAbsent(key, value, Optional.empty()));
    }

    @Override
    public void delete(int node, String key) {
        byAnotherHand(node, new Command.Delete(key));
    }

    @Override
    public long scripts(int node) {
        return executed.stream()
                .filter(flight -> flight.node() == node
                        && flight.load() instanceof Flight.Load.Send send
                        && send.command() instanceof Command.RunScript)
                .count();
    }

    private void byAnotherHand(int node, Command command) {
        long number = world.commands() + 1;
        int nobody = MOST_CLIENTS - 1;
        world = world.withNew(Flight.request(number, nobody, node, command))
                .execute(number, Witness.NONE)
                .deliver(number);
    }

    @Override
    public void awaitGone(String key) {
        while (entry(key).isPresent()) {
            world = world.advancedTo(world.nextExpiry(), Witness.NONE);
        }
    }

    @Override
    public long nanos() {
        return world.now();
    }

    @Override
    public void close() {}

    /** A client whose program is what the test has asked it to do so far. */
    public final class Client implements TestClient, Program {

        private final int index;
        private final List<BiFunction<LockRecipe, Ports, Object>> asked = new ArrayList<>();
        private final List<Object> came = new ArrayList<>();
        private Function<Ports, LockRecipe> maker = ports -> {
            throw new IllegalStateException("this client was not made");
        };
        private final Map<Integer, Due> mishaps = new HashMap<>();
        private boolean started;

        Client(int index) {
            this.index = index;
        }

        @Override
        public void run(Ports ports, Consumer<Fact> voice, Signal finish) {
            finish.await();
            LockRecipe recipe = maker.apply(ports);
            for (int i = 0; ; i++) {
                Object result = asked.get(i).apply(recipe, ports);
                if (i == came.size()) {
                    came.add(result);
                }
                finish.await();
            }
        }

        @Override
        public Acquisition acquire() {
            return (Acquisition) call((recipe, ports) -> recipe.acquire());
        }

        @Override
        public Released release(Lease lease) {
            return (Released) call((recipe, ports) -> recipe.release(lease));
        }

        @Override
        public void suffer(int node, Mishap mishap, int after) {
            mishaps.put(node, new Due(mishap, after));
        }

        @Override
        @SuppressWarnings("unchecked") // what came is what was asked for
        public <T> T does(Function<Ports, T> act) {
            return (T) call((recipe, ports) -> act.apply(ports));
        }

        private Object call(BiFunction<LockRecipe, Ports, Object> act) {
            asked.add(act);
            if (!started) {
                started = true;
                world = world.started(index);
            }
            world = world.told(index);
            while (came.size() < asked.size()) {
                move();
            }
            return came.get(came.size() - 1);
        }

        private void move() {
            Optional<Flight> flight = world.flights().stream()
                    .filter(one ->
                            one.stage() instanceof Flight.Stage.Request || one.stage() instanceof Flight.Stage.Reply)
                    .findFirst();
            if (flight.isPresent()) {
                move(flight.get());
            } else if (world.canStep(index)) {
                world = world.step(index, Chance.NONE, Witness.NONE);
            } else {
                world = world.advancedTo(Math.min(world.wakesAt(index), world.nextAnswer()), Witness.NONE);
            }
        }

        private void move(Flight flight) {
            long number = flight.number();
            if (flight.stage() instanceof Flight.Stage.Reply) {
                world = world.deliver(number);
                return;
            }
            Optional<Mishap> suffered = strike(flight.node());
            if (!suffered.equals(Optional.of(Mishap.REQUEST_LOST))
                    && !suffered.equals(Optional.of(Mishap.UNREACHABLE))) {
                executed.add(flight);
            }
            if (suffered.isEmpty()) {
                world = world.execute(number, Witness.NONE);
                return;
            }
            world = switch (suffered.get()) {
                case REQUEST_LOST -> world.lose(number);
                case REPLY_LOST -> world.execute(number, Witness.NONE).lose(number);
                case UNREACHABLE -> world.breakOff(number, new Answer.Failed("connection refused"));
            };
        }

        private Optional<Mishap> strike(int node) {
            Due next = mishaps.remove(node);
            if (next != null && next.after() > 0) {
                mishaps.put(node, new Due(next.mishap(), next.after() - 1));
                return Optional.empty();
            }
            return Optional.ofNullable(next).map(Due::mishap);
        }
    }

    private record Due(Mishap mishap, int after) {}
}
