/** What is wrong with a file, where, and what was expected there: in both languages, for people. */
@NullMarked
package dev.lockscope.scenario.problem;

import org.jspecify.annotations.NullMarked;
