package dev.lockscope.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Properties;
import java.util.TreeSet;

/** What of others is in this program. The build fills in the versions. */
final class ThirdParty {

    /**
     * A part made by others.
     *
     * @param name with its version
     * @param licence its licence's short name
     */
    record Part(String name, String licence) {}

    private ThirdParty() {}

    /** Every part, by name. */
    static List<Part> parts() {
        Properties properties = new Properties();
        try (InputStream file = ThirdParty.class.getResourceAsStream("third-party.properties")) {
            if (file == null) {
                throw new IllegalStateException("third-party.properties is not in the program");
            }
            properties.load(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return new TreeSet<>(properties.stringPropertyNames())
                .stream()
                        .map(name -> properties.getProperty(name).split("\\|"))
                        .map(part -> new Part(part[0].strip(), part[1].strip()))
                        .toList();
    }
}
