package dev.lockscope.lock.recipe;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.lock.Acquisition;
import dev.lockscope.lock.Acquisition.Acquired;
import dev.lockscope.lock.LockRecipe;
import dev.lockscope.lock.LockSettings;
import dev.lockscope.lock.port.Answer;
import dev.lockscope.lock.port.Command;
import dev.lockscope.lock.port.GuardedResource;
import dev.lockscope.lock.port.NodeId;
import dev.lockscope.lock.port.Nodes;
import dev.lockscope.lock.port.Ports;
import dev.lockscope.lock.port.RetryPolicy;
import dev.lockscope.lock.port.Surroundings;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** What the catalogue says of a recipe is what the recipe does. */
class CatalogueTest {

    @TestFactory
    Stream<DynamicTest> everyRecipeMarksJustTheStepsThatItsEntryNames() {
        return Catalogue.entries().stream()
                .map(entry -> DynamicTest.dynamicTest(entry.id(), () -> {
                    List<String> marked = new ArrayList<>();
                    LockRecipe recipe = recipe(entry, new Answer.Unknown("no answer"), marked);
                    recipe.acquire();
                    LockRecipe answered = recipe(entry, granted(entry), marked);
                    if (answered.acquire() instanceof Acquired acquired) {
                        answered.release(acquired.lease());
                    }
                    assertThat(marked.stream().distinct()).containsExactlyElementsOf(entry.steps());
                }));
    }

    @TestFactory
    Stream<DynamicTest> fencedRecipesAloneHandOutFencingTokens() {
        return Catalogue.entries().stream()
                .map(entry -> DynamicTest.dynamicTest(entry.id(), () -> {
                    Acquisition acquisition =
                            recipe(entry, granted(entry), new ArrayList<>()).acquire();
                    assertThat(acquisition)
                            .isInstanceOfSatisfying(
                                    Acquired.class,
                                    acquired -> assertThat(
                                                    acquired.lease().fence().isPresent())
                                            .isEqualTo(entry.fenced()));
                }));
    }

    /** What a node answers to the command that takes the lock. */
    private static Answer granted(Catalogue.Entry entry) {
        return new Answer.Value(entry.fenced() ? "7" : "OK");
    }

    private static LockRecipe recipe(Catalogue.Entry entry, Answer answer, List<String> marked) {
        Ports ports = new Ports(new OneAnswer(answer), new Marks(marked), new NoResource());
        LockSettings settings =
                new LockSettings("lock:a", Duration.ofSeconds(1), Duration.ofSeconds(1), RetryPolicy.once());
        return entry.maker().apply(ports, settings);
    }

    private record OneAnswer(Answer answer) implements Nodes {
        @Override
        public List<NodeId> all() {
            return List.of(new NodeId("redis"));
        }

        @Override
        public Answer ask(NodeId node, Command command, Duration timeout) {
            return answer;
        }
    }

    private record Marks(List<String> marked) implements Surroundings {
        @Override
        public long now() {
            return 0;
        }

        @Override
        public void sleep(Duration time) {}

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
    }

    private record NoResource() implements GuardedResource {
        @Override
        public long read() {
            throw new AssertionError("a recipe does not touch the resource");
        }

        @Override
        public WriteResult write(Write write) {
            throw new AssertionError("a recipe does not touch the resource");
        }
    }
}
