package dev.lockscope.desktop.explorer;

import dev.lockscope.desktop.session.Explorations.Question;
import dev.lockscope.explore.FaultKind;
import dev.lockscope.explore.Problem;
import dev.lockscope.explore.matrix.Lack;
import dev.lockscope.explore.matrix.Need;
import dev.lockscope.scenario.Scenario;
import dev.lockscope.scenario.Text;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * What is explored.
 *
 * @param scenario whose clients, nodes and resource they are
 * @param called what it is called by whoever asked, where that is not the scenario's own title
 * @param file its file, where it has one
 * @param variants all scenarios of that file, the one that is explored among them
 */
record Subject(Scenario scenario, Optional<String> called, Optional<Path> file, List<Scenario> variants) {

    Subject {
        variants = List.copyOf(variants);
    }

    /** One by its own title. */
    Subject(Scenario scenario, Optional<Path> file, List<Scenario> variants) {
        this(scenario, Optional.empty(), file, variants);
    }

    /** What a question is about. */
    static Subject of(Question question) {
        Text own = question.scenario().title();
        String title = question.title();
        Optional<String> called =
                title.equals(own.en()) || title.equals(own.nb()) ? Optional.empty() : Optional.of(title);
        return new Subject(question.scenario(), called, question.file(), List.of(question.scenario()));
    }

    /** What it is called in a language. */
    String title(String language) {
        return called.orElseGet(() -> scenario.title().in(language));
    }

    /** Why it cannot be explored; nothing where it can. */
    Optional<Hindrance> hindrance() {
        if (!scenario.topology().sentinels().isEmpty()) {
            return Optional.of(Hindrance.SENTINELS);
        }
        return scenario.clients().size() > Problem.MOST_CLIENTS ? Optional.of(Hindrance.CLIENTS) : Optional.empty();
    }

    /** What it lacks for a fault to happen to it; nothing where it can happen. */
    Optional<Need> lack(FaultKind kind) {
        return Lack.of(kind, scenario);
    }
}
