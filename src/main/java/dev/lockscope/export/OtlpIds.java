package dev.lockscope.export;

import dev.lockscope.trace.Header;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** Ids for traces and spans that are the same each time the same run is exported, and others for other runs. */
final class OtlpIds {

    private static final int TRACE_DIGITS = 32;
    private static final int SPAN_DIGITS = 16;

    private final String run;
    private long spans;

    OtlpIds(Header header) {
        run = header.scenarioName() + "/" + header.variant() + "/" + header.seed() + "/" + header.started();
    }

    /** The id of the trace of that name. */
    String trace(String name) {
        return hex(run + "/trace/" + name, TRACE_DIGITS);
    }

    /** The id of a new span. */
    String span() {
        return hex(run + "/span/" + ++spans, SPAN_DIGITS);
    }

    private static String hex(String text, int digits) {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            String hex = HexFormat.of().formatHex(digest.digest(text.getBytes(StandardCharsets.UTF_8)));
            // All zeros would mean none.
            return "1" + hex.substring(1, digits);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }
}
