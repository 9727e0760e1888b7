package dev.lockscope.cli;

import dev.lockscope.lab.EnvironmentProblem;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/** One command of the program. */
interface Command {

    /** What it is called, what it takes, and what its help says. */
    CommandSpec spec();

    /**
     * Does it.
     *
     * @param given what was given to it
     * @throws WrongInput when a file or an option is wrong
     * @throws EnvironmentProblem when the machine lacks something
     * @throws InterruptedException when the person has stopped it
     */
    ExitCode run(ParseResult given) throws WrongInput, EnvironmentProblem, InterruptedException;
}
