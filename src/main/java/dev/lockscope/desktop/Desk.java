package dev.lockscope.desktop;

import dev.lockscope.desktop.command.Commands;
import dev.lockscope.desktop.session.Workbench;
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
 */
public record Desk(Words words, Look look, Commands commands, Workbench workbench, LongSupplier clock) {}
