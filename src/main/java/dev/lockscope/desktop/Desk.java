package dev.lockscope.desktop;

import dev.lockscope.desktop.command.Commands;
import dev.lockscope.desktop.course.Course;
import dev.lockscope.desktop.session.Workbench;
import dev.lockscope.desktop.settings.Memory;
import dev.lockscope.desktop.settings.Settings;
import dev.lockscope.desktop.theme.Look;
import dev.lockscope.desktop.words.Words;
import java.util.function.LongSupplier;

/**
 * What every area of the window works with.
 *
 * @param words the language
 * @param look the colours and sizes
 * @param commands what can be asked for; areas add theirs
 * @param workbench what is open
 * @param clock the time, ns, for what moves on the screen
 * @param surroundings what is found on the machine
 * @param memory what is remembered from one start to the next
 * @param course the lessons, and how far the learner has come
 */
public record Desk(
        Words words,
        Look look,
        Commands commands,
        Workbench workbench,
        LongSupplier clock,
        Surroundings surroundings,
        Memory memory,
        Course course) {

    /** A desk in bare surroundings that remembers nothing. */
    public Desk(Words words, Look look, Commands commands, Workbench workbench, LongSupplier clock) {
        this(
                words,
                look,
                commands,
                workbench,
                clock,
                Surroundings.bare(),
                new Memory(Settings.FIRST),
                new Course(workbench, clock));
    }
}
