package dev.lockscope.app;

import dev.lockscope.desktop.theme.Tone;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/** Whether the operating system is light or dark; each has another way to tell. */
final class SystemTone {

    /** A program that asks longer than that asks in vain, ms. */
    private static final long PATIENCE = 1_500;

    private static final List<String> MAC = List.of("defaults", "read", "-g", "AppleInterfaceStyle");
    private static final List<String> WINDOWS = List.of(
            "reg",
            "query",
            "HKCU\\Software\\Microsoft\\Windows\\CurrentVersion\\Themes\\Personalize",
            "/v",
            "AppsUseLightTheme");
    private static final List<String> SCHEME =
            List.of("gsettings", "get", "org.gnome.desktop.interface", "color-scheme");
    private static final List<String> THEME = List.of("gsettings", "get", "org.gnome.desktop.interface", "gtk-theme");

    private final Map<String, String> environment;

    SystemTone(Map<String, String> environment) {
        this.environment = Map.copyOf(environment);
    }

    /** Its tone; nothing where it does not tell. Takes a moment, but not for ever. */
    Optional<Tone> ask() {
        String system = System.getProperty("os.name", "");
        if (system.startsWith("Mac")) {
            // The key is not there while it is light.
            return Optional.of(answer(MAC).filter(SystemTone::isDark).isPresent() ? Tone.DARK : Tone.LIGHT);
        } else if (system.startsWith("Windows")) {
            return answer(WINDOWS).map(text -> text.contains("0x0") ? Tone.DARK : Tone.LIGHT);
        }
        String own = environment.getOrDefault("GTK_THEME", "");
        if (!own.isEmpty()) {
            return Optional.of(isDark(own) ? Tone.DARK : Tone.LIGHT);
        }
        return answer(SCHEME)
                .filter(scheme -> !scheme.contains("default"))
                .or(() -> answer(THEME))
                .map(said -> isDark(said) ? Tone.DARK : Tone.LIGHT);
    }

    private static boolean isDark(String name) {
        return name.toLowerCase(Locale.ROOT).contains("dark");
    }

    private static Optional<String> answer(List<String> question) {
        try {
            Process process = new ProcessBuilder(question)
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            process.getOutputStream().close();
            try (InputStream out = process.getInputStream()) {
                if (!process.waitFor(PATIENCE, TimeUnit.MILLISECONDS)) {
                    return Optional.empty();
                }
                String text = new String(out.readAllBytes(), StandardCharsets.UTF_8).strip();
                return process.exitValue() == 0 && !text.isEmpty() ? Optional.of(text) : Optional.empty();
            } finally {
                process.destroyForcibly();
            }
        } catch (IOException e) {
            // There is no such program here.
            return Optional.empty();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return Optional.empty();
        }
    }
}
