/** A lesson before a room: its beats in large letters, the room's votes, and what only the teacher sees. */
@NullMarked
package dev.lockscope.desktop.classroom;

import org.jspecify.annotations.NullMarked;
