package dev.lockscope.desktop.inspector.code;

import dev.lockscope.lock.listing.Listing;
import dev.lockscope.trace.Cast;
import dev.lockscope.trace.world.ClientState;
import dev.lockscope.trace.world.ClientView;
import dev.lockscope.trace.world.World;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A client at a line of the code.
 *
 * @param client its name
 * @param place its place in the cast, by which it has its colour
 * @param line the line, from 1
 * @param standing how it stands there
 * @param inRecipe whether it is there now; else it was there last, and works under the lock since
 * @param since when it got there, ns since the run's start
 */
record CodeMark(String client, int place, int line, Standing standing, boolean inRecipe, long since) {

    /** The clients at the lines of a listing, in the order of the cast; those that are through with it are at none. */
    static List<CodeMark> of(World world, Cast cast, Map<String, Course> courses, Listing listing) {
        List<CodeMark> marks = new ArrayList<>();
        for (ClientView client : world.clients()) {
            Course course = Optional.ofNullable(courses.get(client.name())).orElse(new Course(true, Optional.empty()));
            if (client.state() instanceof ClientState.Finished) {
                continue;
            }
            client.step()
                    .filter(step -> step.recipe().equals(listing.recipe()))
                    .ifPresent(step -> listing.lineOf(step.step())
                            .ifPresent(line -> marks.add(new CodeMark(
                                    client.name(),
                                    Math.max(0, cast.clients().indexOf(client.name())),
                                    line,
                                    Standing.of(client.state()),
                                    course.inRecipe(),
                                    step.since()))));
        }
        return List.copyOf(marks);
    }

    /** The one that came to its line last. */
    static Optional<CodeMark> latest(List<CodeMark> marks) {
        return marks.stream().max(Comparator.comparingLong(CodeMark::since));
    }
}
