/** The glossary: what the terms of the course mean, and which lessons show it. */
@NullMarked
package dev.lockscope.desktop.glossary;

import org.jspecify.annotations.NullMarked;
