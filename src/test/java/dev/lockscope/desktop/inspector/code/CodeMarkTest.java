package dev.lockscope.desktop.inspector.code;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.desktop.inspector.Recordings;
import dev.lockscope.lock.listing.Language;
import dev.lockscope.lock.listing.Listing;
import dev.lockscope.lock.listing.Listings;
import dev.lockscope.trace.ClientFact.ClientPaused;
import dev.lockscope.trace.ClientFact.StepReached;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.ResourceFact;
import dev.lockscope.trace.Trace;
import dev.lockscope.trace.world.ClientState;
import dev.lockscope.trace.world.World;
import dev.lockscope.trace.world.WorldIndex;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class CodeMarkTest {

    private final Trace trace = Recordings.trace("gc-pause");
    private final WorldIndex index = WorldIndex.of(trace);

    private int after(Predicate<Event> which) {
        for (int i = 0; i < index.size(); i++) {
            if (which.test(index.event(i))) {
                return i + 1;
            }
        }
        throw new AssertionError("no such event");
    }

    private List<CodeMark> marks(int events, Listing listing) {
        World world = index.at(events);
        Map<String, Course> courses =
                Course.of(index, events, List.copyOf(world.clients().names()));
        return CodeMark.of(world, trace.header().cast(), courses, listing);
    }

    private static Predicate<Event> step(String client, String step) {
        return event -> event.fact() instanceof StepReached reached
                && reached.client().equals(client)
                && reached.step().equals(step);
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void aClientIsAtTheLineOfTheStepThatItReached(Language language) {
        Listing listing = Listings.of("set-nx-px", language);
        List<CodeMark> marks = marks(after(step("A", "acquire.set")), listing);
        assertThat(marks).singleElement().satisfies(mark -> {
            assertThat(mark.client()).isEqualTo("A");
            assertThat(mark.line()).isEqualTo(listing.lineOf("acquire.set").orElseThrow());
            assertThat(mark.standing()).isEqualTo(Standing.RUNS);
            assertThat(mark.inRecipe()).isTrue();
        });
    }

    @Test
    void aClientThatWorksUnderTheLockHasLeftItsLineAndItsWorkIsTold() {
        int events = after(event ->
                event.fact() instanceof ResourceFact.ValueRead && event.actor().equals("A"));
        CodeMark mark = marks(events, Listings.of("set-nx-px", Language.JAVA)).get(0);
        assertThat(mark.inRecipe()).isFalse();
        Course course = Course.of(index, events, List.of("A")).get("A");
        assertThat(Optional.ofNullable(course).flatMap(Course::doing)).contains(index.event(events - 1));
    }

    @Test
    void aPausedClientStandsStillAtItsLine() {
        int events = after(event -> event.fact() instanceof ClientPaused);
        assertThat(marks(events, Listings.of("set-nx-px", Language.JAVA)).get(0).standing())
                .isEqualTo(Standing.PAUSED);
    }

    @Test
    void theOneThatMovedLastIsTheLatest() {
        List<CodeMark> marks = marks(after(step("B", "acquire.set")), Listings.of("set-nx-px", Language.JAVA));
        assertThat(marks).hasSize(2);
        assertThat(CodeMark.latest(marks).map(CodeMark::client)).contains("B");
    }

    @Test
    void aClientThatIsThroughIsAtNoLineAndOneOfAnotherRecipeNeither() {
        assertThat(marks(index.size(), Listings.of("set-nx-px", Language.JAVA))).isEmpty();
        assertThat(marks(after(step("A", "acquire.set")), Listings.of("redlock", Language.JAVA)))
                .isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"gc-pause", "redlock", "watchdog", "sentinel-failover"})
    void everyClientThatRunsItsRecipeHasALineAtEveryMoment(String name) {
        Trace run = Recordings.trace(name);
        WorldIndex states = WorldIndex.of(run);
        for (int events = 0; events <= states.size(); events++) {
            World world = states.at(events);
            List<String> names = List.copyOf(world.clients().names());
            Map<String, Course> courses = Course.of(states, events, names);
            world.clients()
                    .forEach(client -> client.step()
                            .filter(step -> !step.step().startsWith("program."))
                            .filter(step -> !(client.state() instanceof ClientState.Finished))
                            .ifPresent(step -> assertThat(CodeMark.of(
                                            world,
                                            run.header().cast(),
                                            courses,
                                            Listings.of(step.recipe(), Language.JAVA)))
                                    .extracting(CodeMark::client)
                                    .contains(client.name())));
        }
    }

    @Test
    void theRecipesOfAScenarioCanBeLookedAtAndTheScriptsThatTheySend() {
        List<CodeFile> files = CodeFile.of(
                Optional.of(Recordings.scenario("safe-release")),
                World.initial(Recordings.trace("safe-release").header()),
                true);
        assertThat(files.get(0)).isInstanceOfSatisfying(CodeFile.Recipe.class, recipe -> {
            assertThat(recipe.id()).isEqualTo("set-nx-px-safe");
            assertThat(recipe.clients()).containsExactly("A", "B");
        });
        assertThat(files)
                .filteredOn(CodeFile.Lua.class::isInstance)
                .extracting(file -> file.title(Language.JAVA))
                .contains("release-if-owner.lua");
    }

    @Test
    void codeIsShownLineForLineWithSmallerIndents() {
        CodeFile file = new CodeFile.Recipe("set-nx-px", List.of("A"), true, true);
        List<String> shown = file.lines(Language.JAVA);
        List<String> whole = file.text(Language.JAVA).lines().toList();
        assertThat(shown).hasSameSizeAs(whole);
        for (int i = 0; i < whole.size(); i++) {
            assertThat(shown.get(i).replace(CodeFile.INDENT, ' ').strip())
                    .isEqualTo(whole.get(i).strip());
            assertThat(shown.get(i).length()).isLessThanOrEqualTo(whole.get(i).length());
        }
        assertThat(file.spans(Language.JAVA)).hasSameSizeAs(shown);
    }
}
