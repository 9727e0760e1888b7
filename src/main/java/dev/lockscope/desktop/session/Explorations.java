package dev.lockscope.desktop.session;

import dev.lockscope.explore.Budget;
import dev.lockscope.explore.Property;
import dev.lockscope.scenario.Scenario;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/**
 * What the explorer is asked for, by whichever part of the window. Belongs to the thread of the window, but for what says
 * otherwise.
 */
public final class Explorations {

    private final Workbench workbench;
    private final ReadOnlyObjectWrapper<Optional<Question>> asked =
            new ReadOnlyObjectWrapper<>(this, "asked", Optional.empty());

    // For the thread that ends everything, too.
    private final Queue<Background.Job> jobs = new ConcurrentLinkedQueue<>();

    /**
     * A question to the explorer: can these clients break one of the properties, if that much may go wrong?
     *
     * @param scenario whose clients, nodes and resource they are
     * @param title what is explored, in the language that is spoken, such as the scenario's title
     * @param file the scenario's file, where it has one
     * @param budget what may go wrong
     * @param properties what must not break, at least one
     */
    public record Question(
            Scenario scenario, String title, Optional<Path> file, Budget budget, Set<Property> properties) {

        public Question {
            properties = Set.copyOf(properties);
        }

        /** What is usually asked of a scenario: whether anything breaks if the usual goes wrong. */
        public static Question usual(Scenario scenario, String title, Optional<Path> file) {
            return new Question(scenario, title, file, Budget.USUAL, EnumSet.allOf(Property.class));
        }
    }

    /** Nothing was asked. */
    Explorations(Workbench workbench) {
        this.workbench = workbench;
    }

    /** What was asked last; the same question may be asked again, and is another one then. */
    public ReadOnlyObjectProperty<Optional<Question>> asked() {
        return asked.getReadOnlyProperty();
    }

    /** Asks: the explorer comes before what is shown, and begins at once. */
    public void ask(Question question) {
        workbench.showCatalogue();
        // Else nobody would hear of a question that is equal to the last one.
        asked.set(Optional.empty());
        asked.set(Optional.of(question));
    }

    /** Something is computed on the model from now on, which nobody waits for any more when the window closes. Any thread. */
    public void begun(Background.Job computing) {
        jobs.removeIf(Background.Job::isOver);
        jobs.add(computing);
    }

    /** Ends whatever is computed on the model, such as when the window closes. Any thread. */
    public void end() {
        jobs.forEach(Background.Job::cancel);
        jobs.removeIf(Background.Job::isOver);
    }
}
