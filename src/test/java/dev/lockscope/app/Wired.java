package dev.lockscope.app;

import dev.lockscope.desktop.DesktopParts;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.function.Function;

/** The program as it is really put together, but for the folders of its user. */
public final class Wired {

    private Wired() {}

    /**
     * What the window works with, in English.
     *
     * @param folder where servers and settings are kept
     * @param environment environment variables beside those of this process
     * @param defects gets every defect that is told
     */
    public static DesktopParts desktop(
            Path folder, Map<String, String> environment, Function<Throwable, Optional<Path>> defects) {
        Map<String, String> variables = new HashMap<>(System.getenv());
        variables.put("LOCKSCOPE_CACHE", folder.toString());
        variables.putAll(environment);
        Properties properties = new Properties();
        properties.setProperty("java.version", System.getProperty("java.version", ""));
        DesktopParts parts = new Wiring(variables, properties).desktop("en", true, false);
        return new DesktopParts(
                parts.language(),
                parts.languageWasAsked(),
                parts.runs(),
                parts.doctor(),
                parts.seeds(),
                parts.clock(),
                parts.version(),
                parts.scenarios(),
                parts.data(),
                parts.progress(),
                parts.kept(),
                Optional::empty,
                defects);
    }
}
