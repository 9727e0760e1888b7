package dev.lockscope.trace.file;

/**
 * How large a trace may be that is read, so that no file can exhaust the memory. Larger ones are refused, never cut.
 *
 * @param bytes of the file, when unpacked
 * @param events in it
 */
public record Limits(long bytes, int events) {

    /** 256 MiB and a million events. */
    public static final Limits USUAL = new Limits(256L << 20, 1_000_000);
}
