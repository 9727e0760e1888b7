package dev.lockscope.redis.process;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * The operating system and processor that this program runs on, as far as they decide which server fits.
 *
 * @param os the Java system property {@code os.name}
 * @param arch the Java system property {@code os.arch}
 */
record Platform(String os, String arch) {

    private static final String LINUX_AMD64 = "/redis-server-6.2.6-v5-linux-amd64";
    private static final String LINUX_386 = "/redis-server-6.2.7-linux-386";
    private static final String LINUX_ARM64 = "/redis-server-6.2.7-linux-arm64";
    private static final String MAC_AMD64 = "/redis-server-6.2.6-v5-darwin-amd64";
    private static final String MAC_ARM64 = "/redis-server-6.2.6-v5-darwin-arm64";
    private static final String WINDOWS_AMD64 = "/redis-server-5.0.14.1-windows-amd64.exe";

    static Platform current() {
        return new Platform(System.getProperty("os.name", ""), System.getProperty("os.arch", ""));
    }

    boolean isWindows() {
        return os.toLowerCase(Locale.ROOT).startsWith("windows");
    }

    private boolean isMac() {
        return os.toLowerCase(Locale.ROOT).startsWith("mac");
    }

    private boolean isArm() {
        return arch.equals("aarch64") || arch.equals("arm64");
    }

    /**
     * The bundled servers that may run here, best first: the one for 64-bit Linux needs OpenSSL 3, which older systems
     * lack, and the one for 32-bit Linux is static and runs there too.
     */
    List<String> bundledServers() {
        if (isWindows()) {
            return List.of(WINDOWS_AMD64);
        } else if (isMac()) {
            return List.of(isArm() ? MAC_ARM64 : MAC_AMD64);
        }
        return isArm() ? List.of(LINUX_ARM64) : List.of(LINUX_AMD64, LINUX_386);
    }

    /** This user's cache folder for this program. */
    Path cacheFolder(Map<String, String> environment) {
        Path home = Path.of(System.getProperty("user.home", "."));
        if (isWindows()) {
            String local = environment.get("LOCALAPPDATA");
            return (local == null ? home : Path.of(local)).resolve("lockscope").resolve("cache");
        } else if (isMac()) {
            return home.resolve("Library").resolve("Caches").resolve("lockscope");
        }
        String cache = environment.get("XDG_CACHE_HOME");
        return (cache == null || cache.isEmpty() ? home.resolve(".cache") : Path.of(cache)).resolve("lockscope");
    }
}
