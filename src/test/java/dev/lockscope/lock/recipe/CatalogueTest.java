package dev.lockscope.lock.recipe;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.lock.Acquisition;
import dev.lockscope.lock.Acquisition.Acquired;
import dev.lockscope.lock.LockRecipe;
import dev.lockscope.lock.LockSettings;
import dev.lockscope.lock.port.Answer;
import dev.lockscope.lock.port.Command;
import dev.lockscope.lock.port.Gathering;
import dev.lockscope.lock.port.LeaseState;
import dev.lockscope.lock.port.NodeId;
import dev.lockscope.lock.port.Nodes;
import dev.lockscope.lock.port.Ports;
import dev.lockscope.lock.port.Program;
import dev.lockscope.lock.port.Replication;
import dev.lockscope.lock.port.RetryPolicy;
import dev.lockscope.lock.port.Surroundings;
import dev.lockscope.lock.script.Scripts;
import dev.lockscope.testkit.NoResource;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** What the catalogue says of a recipe is what the recipe does. */
class CatalogueTest {

    /** Once with no answer, once with every answer as wished; side programs then find that the lock is gone. */
    @TestFactory
    Stream<DynamicTest> everyRecipeMarksJustTheStepsThatItsEntryNames() {
        return Catalogue.entries().stream()
                .map(entry -> DynamicTest.dynamicTest(entry.id(), () -> {
                    List<String> marked = new ArrayList<>();
                    recipe(entry, command -> new Answer.Unknown("no answer"), marked)
                            .acquire();
                    LockRecipe answered = recipe(entry, CatalogueTest::granted, marked);
                    if (answered.acquire() instanceof Acquired acquired) {
                        answered.release(acquired.lease());
                    }
                    assertThat(marked.stream().distinct()).containsExactlyInAnyOrderElementsOf(entry.steps());
                }));
    }

    @TestFactory
    Stream<DynamicTest> fencedRecipesAloneHandOutFencingTokens() {
        return Catalogue.entries().stream()
                .map(entry -> DynamicTest.dynamicTest(entry.id(), () -> {
                    Acquisition acquisition = recipe(entry, CatalogueTest::granted, new ArrayList<>())
                            .acquire();
                    assertThat(acquisition)
                            .isInstanceOfSatisfying(
                                    Acquired.class,
                                    acquired -> assertThat(
                                                    acquired.lease().fence().isPresent())
                                            .isEqualTo(entry.fenced()));
                }));
    }

    /** What a node answers to a command when the lock is free, and later ours; only an extension finds it gone. */
    private static Answer granted(Command command) {
        if (command instanceof Command.SetIfAbsent) {
            return new Answer.Value("OK");
        } else if (command instanceof Command.Get) {
            return new Answer.Value("token");
        } else if (command instanceof Command.RunScript run && run.script().equals(Scripts.EXTEND_IF_OWNER)) {
            return new Answer.Value("0");
        }
        return new Answer.Value("1");
    }

    private static LockRecipe recipe(Catalogue.Entry entry, Function<Command, Answer> answers, List<String> marked) {
        Ports ports = new Ports(new Answers(answers), new Marks(answers, marked), new NoResource());
        LockSettings settings =
                new LockSettings("lock:a", Duration.ofSeconds(1), Duration.ofSeconds(1), RetryPolicy.once());
        return entry.maker().apply(ports, settings);
    }

    private record Answers(Function<Command, Answer> answers) implements Nodes {

        @Override
        public List<NodeId> all() {
            return List.of(new NodeId("redis"));
        }

        @Override
        public Answer ask(NodeId node, Command command, Duration timeout) {
            return answers.apply(command);
        }

        @Override
        public List<Answer> askAll(List<NodeId> nodes, Command command, Duration timeout, Gathering gathering) {
            return nodes.stream().map(node -> answers.apply(command)).toList();
        }

        @Override
        public Replication writeThenWait(NodeId node, Command write, int replicas, Duration limit, Duration timeout) {
            return new Replication(answers.apply(write), new Answer.Value(Integer.toString(replicas)));
        }

        @Override
        public NodeId master() {
            return all().get(0);
        }

        @Override
        public boolean subscribe(NodeId node, String channel, Duration timeout) {
            return true;
        }

        @Override
        public boolean awaitMessage(NodeId node, String channel, Duration limit) {
            return true;
        }

        @Override
        public void unsubscribe(NodeId node, String channel) {}
    }

    /** Runs a side program when it is stopped: it rests a few times, and its lease has run out when it looks again. */
    private static final class Marks implements Surroundings {

        private final Function<Command, Answer> answers;
        private final List<String> marked;
        private final Map<String, Program> sides = new HashMap<>();
        private int rests;
        private int looks;

        Marks(Function<Command, Answer> answers, List<String> marked) {
            this.answers = answers;
            this.marked = marked;
        }

        @Override
        public long now() {
            return 0;
        }

        @Override
        public void sleep(Duration time) {}

        @Override
        public long chance(long most) {
            return 0;
        }

        @Override
        public String freshToken() {
            return "token";
        }

        @Override
        public void step(String id) {
            marked.add(id);
        }

        @Override
        public Acquisition retry(RetryPolicy policy, Supplier<Acquisition> attempt) {
            return attempt.get();
        }

        @Override
        public boolean enterMutex(String name, Duration limit) {
            return true;
        }

        @Override
        public void leaveMutex(String name) {}

        @Override
        public void start(String name, Program program) {
            sides.put(name, program);
        }

        @Override
        public void stop(String name) {
            rests = 12;
            looks = 1;
            Objects.requireNonNull(sides.get(name)).run(new Ports(new Answers(answers), this, new NoResource()));
        }

        @Override
        public boolean rest(Duration time) {
            return rests-- > 0;
        }

        @Override
        public LeaseState lease() {
            return new LeaseState("token", looks-- > 0 ? 1 : 0, false, "");
        }

        @Override
        public void leaseUntil(String token, long validUntil) {}

        @Override
        public void leaseLost(String token, String cause) {}
    }
}
