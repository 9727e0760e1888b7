package dev.lockscope.scenario;

import dev.lockscope.scenario.problem.Problems;
import dev.lockscope.scenario.problem.Wording;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/**
 * Goes through a script in its order and checks that every action can do something when its turn comes, and that
 * whoever waits to be told is told.
 */
final class ScriptCheck {

    private final Problems problems;
    private final Map<String, ClientCourse> courses = new LinkedHashMap<>();
    private final Set<String> troubled = new HashSet<>();

    ScriptCheck(Problems problems, List<ClientDraft> clients) {
        this.problems = problems;
        clients.forEach(client -> courses.put(client.name(), new ClientCourse(client, problems)));
    }

    void check(List<StepDraft> script) {
        script.forEach(step -> step.actions().forEach(this::take));
        courses.values().forEach(ClientCourse::end);
    }

    private void take(Located<Action> located) {
        Action action = located.value();
        if (action instanceof ClientAction.Start start) {
            course(start.client()).start(located.at());
        } else if (action instanceof ClientAction.Pause pause) {
            course(pause.client()).pause(located.at());
        } else if (action instanceof ClientAction.Resume resume) {
            course(resume.client()).resume(located.at());
        } else if (action instanceof ClientAction.Crash crash) {
            course(crash.client()).crash(located.at());
        } else if (action instanceof ClientAction.Finish finish) {
            course(finish.client()).finish(located.at());
        } else if (action instanceof LinkAction.Hold hold) {
            troubled.add(hold.from() + "-" + hold.to());
        } else if (action instanceof LinkAction.Cut cut) {
            troubled.add(cut.from() + "-" + cut.to());
        } else if (action instanceof LinkAction.Open open) {
            String link = open.from() + "-" + open.to();
            if (!troubled.remove(link)) {
                problems.add(located.at(), Wording.LINK_IS_OPEN.with(link), Wording.WANT_EARLIER.with("hold " + link));
            }
        }
    }

    private ClientCourse course(String client) {
        return Objects.requireNonNull(courses.get(client));
    }
}
