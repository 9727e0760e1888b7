package dev.lockscope.redis.process;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;

/**
 * The folders of a user that Lockscope keeps its servers in.
 *
 * @param binaries where server binaries are unpacked once
 * @param runs where each run has a folder while it lasts
 */
public record UserFolders(Path binaries, Path runs) {

    /** Binaries in a folder, runs in one below it. */
    public static UserFolders under(Path base) {
        return new UserFolders(base, base.resolve("runs"));
    }

    /**
     * Where this user's cache is: {@code LOCKSCOPE_CACHE} if set, else the operating system's place for caches.
     *
     * @param environment the environment variables
     */
    public static UserFolders ofUser(Map<String, String> environment) {
        return of(System.getProperty("os.name", ""), Path.of(System.getProperty("user.home", ".")), environment);
    }

    static UserFolders of(String system, Path home, Map<String, String> environment) {
        String chosen = environment.getOrDefault("LOCKSCOPE_CACHE", "");
        if (!chosen.isBlank()) {
            return under(Path.of(chosen).toAbsolutePath());
        }
        String name = system.toLowerCase(Locale.ROOT);
        if (name.startsWith("mac")) {
            return under(home.resolve("Library/Caches/lockscope"));
        }
        boolean windows = name.startsWith("windows");
        String cache = environment.getOrDefault(windows ? "LOCALAPPDATA" : "XDG_CACHE_HOME", "");
        // The XDG base directory specification: a relative path counts as unset.
        boolean set = !cache.isBlank() && Path.of(cache).isAbsolute();
        Path base = set ? Path.of(cache) : home.resolve(windows ? "AppData/Local" : ".cache");
        return under(base.resolve("lockscope"));
    }
}
