package dev.lockscope.trace.file;

/**
 * Where a trace file was cut off: the program that wrote it was ended, or the file was not copied whole.
 *
 * @param line the line, from 1, that is missing or not whole
 * @param offset where that line begins, bytes from the beginning of the file, of a compressed one when unpacked
 * @param leftOver how many bytes of that line there are, which were left out
 */
public record Cut(long line, long offset, long leftOver) {}
