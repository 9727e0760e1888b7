/** What was written in Markdown, as it is read in the window, with the glossary behind its terms. */
@NullMarked
package dev.lockscope.desktop.prose;

import org.jspecify.annotations.NullMarked;
