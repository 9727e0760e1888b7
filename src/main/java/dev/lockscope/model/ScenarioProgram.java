package dev.lockscope.model;

import dev.lockscope.lab.RecordingNarrator;
import dev.lockscope.lock.LockRecipe;
import dev.lockscope.lock.LockSettings;
import dev.lockscope.lock.port.Ports;
import dev.lockscope.lock.program.ClientProgram;
import dev.lockscope.lock.program.Signal;
import dev.lockscope.lock.recipe.Catalogue;
import dev.lockscope.scenario.ClientSpec;
import dev.lockscope.trace.ClientFact.ClientStarted;
import dev.lockscope.trace.Fact;
import java.util.function.Consumer;

/**
 * The program of a scenario's client: the same recipe and the same steps as in real time.
 *
 * @param spec the client
 * @param lock the lock's name
 * @param recipe the client's recipe
 */
record ScenarioProgram(ClientSpec spec, String lock, Catalogue.Entry recipe) implements Program {

    /** The role of a scenario's client. */
    static Role role(ClientSpec spec, String lock) {
        return role(spec, lock, recipe(spec.recipe()));
    }

    static Catalogue.Entry recipe(String id) {
        return Catalogue.find(id).orElseThrow(() -> new IllegalArgumentException("no recipe " + id));
    }

    /** The role of a scenario's client with that recipe, whatever the scenario says. */
    static Role role(ClientSpec spec, String lock, Catalogue.Entry recipe) {
        return new Role(spec.name(), lock, spec.recipe(), spec.process(), new ScenarioProgram(spec, lock, recipe));
    }

    @Override
    public void run(Ports ports, Consumer<Fact> voice, Signal finish) {
        voice.accept(new ClientStarted(spec.name()));
        LockSettings settings =
                new LockSettings(lock, spec.ttl(), spec.timeout(), spec.retry(), spec.renewal(), spec.durability());
        LockRecipe maker = recipe.maker().apply(ports, settings);
        RecordingNarrator narrator = new RecordingNarrator(spec.name(), lock, spec.recipe(), voice);
        new ClientProgram(spec.does(), maker, ports, narrator, finish).run();
    }
}
