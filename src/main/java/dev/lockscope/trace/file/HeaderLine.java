package dev.lockscope.trace.file;

import dev.lockscope.trace.Header;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Map;

/**
 * The first line of a trace file.
 *
 * @param header what the trace is a trace of
 * @param minor the file's minor version
 */
record HeaderLine(Header header, int minor) {

    /** What stands beside the header's own fields and needs no name that Java cannot say. */
    record Seal(int minor, String scenarioSha256) {}

    private static final RecordCodec<Header> HEADER = RecordCodec.of(Header.class);
    private static final RecordCodec<Seal> SEAL = RecordCodec.of(Seal.class);

    String text() {
        return Json.line(json -> {
            json.writeNumberProperty(Format.VERSION_FIELD, Format.VERSION);
            SEAL.writeFields(json, new Seal(minor, sha256(header.scenario())));
            HEADER.writeFields(json, header);
        });
    }

    static HeaderLine read(String line) throws Damage {
        Seal seal = Json.parse(line, SEAL::read);
        Header header = Json.parse(line, HEADER::read);
        String real = sha256(header.scenario());
        if (!seal.scenarioSha256().equals(real)) {
            Map<String, Json.Span> fields = Json.parse(line, Json::fields);
            Json.Span span = fields.get("scenario");
            throw new Damage(
                    span == null ? 0 : span.start(),
                    "a scenario text whose SHA-256 is " + real,
                    "the text that was run, whose SHA-256 is " + seal.scenarioSha256());
        }
        return new HeaderLine(header, seal.minor());
    }

    private static String sha256(String text) {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            return HexFormat.of().formatHex(digest.digest(text.getBytes(StandardCharsets.UTF_8)));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }
}
