/** What the course's texts have to be like. */
package dev.lockscope.course.text;
