package dev.lockscope.redis.process;

import java.util.List;
import java.util.Locale;

/**
 * The server binaries that the embedded-redis library carries, with the checksums they must have. The SHA-256 is proven
 * when a binary is unpacked; the CRC-32, which takes milliseconds, tells at each start whether the unpacked file is
 * still whole.
 */
enum Bundled {
    WINDOWS_AMD64(
            "redis-server-5.0.14.1-windows-amd64.exe",
            1_856_000,
            0xd0f39a83L,
            "79cd623a9999d75e944e8d2509547ddeee67a2c6c7b88d11d1137eb57fec10a0"),
    DARWIN_AMD64(
            "redis-server-6.2.6-v5-darwin-amd64",
            5_635_808,
            0xd2e69bfcL,
            "7a4eb450d90a6ce9a2c651cfc4a0613b980a270c6426cbb6fa42d6c3beec9ce8"),
    DARWIN_ARM64(
            "redis-server-6.2.6-v5-darwin-arm64",
            1_829_888,
            0x4432898bL,
            "c523aec5a9b6f565cff0271ef67f5c51fa83e1180e3e954ab5251b3cf6282b76"),
    LINUX_AMD64(
            "redis-server-6.2.6-v5-linux-amd64",
            9_701_528,
            0x0b855641L,
            "1f716094e08a25faee2bc7626feb9e13464ed89018ac5c376c5e9cff06bdcf52"),
    LINUX_386(
            "redis-server-6.2.7-linux-386",
            4_238_724,
            0x19d1fbc4L,
            "7439d339751e396cef7205a3169c96f1c53661f65d473b8d086e2d1826f48145"),
    LINUX_ARM64(
            "redis-server-6.2.7-linux-arm64",
            3_547_712,
            0x83114683L,
            "036a23aa65bfb31d2a048aa96c170b38c2fbd4f1de68ef0f9c3133dd4b1474cd");

    private final String resource;
    private final long size;
    private final long crc32;
    private final String sha256;

    Bundled(String resource, long size, long crc32, String sha256) {
        this.resource = resource;
        this.size = size;
        this.crc32 = crc32;
        this.sha256 = sha256;
    }

    /** Its name on the class path, at the root. */
    String resource() {
        return resource;
    }

    /** Bytes. */
    long size() {
        return size;
    }

    long crc32() {
        return crc32;
    }

    /** In lower-case hexadecimal. */
    String sha256() {
        return sha256;
    }

    /**
     * The binaries made for a machine, the best first; empty where there is none. The one for linux-amd64 needs the
     * libraries of OpenSSL 3; the one for linux-386 needs none and runs there too.
     *
     * @param system the {@code os.name}
     * @param machine the {@code os.arch}
     */
    static List<Bundled> forMachine(String system, String machine) {
        String name = system.toLowerCase(Locale.ROOT);
        boolean arm = machine.equals("aarch64") || machine.equals("arm64");
        boolean amd = machine.equals("amd64") || machine.equals("x86_64");
        if (name.startsWith("linux")) {
            if (amd) {
                return List.of(LINUX_AMD64, LINUX_386);
            }
            return arm ? List.of(LINUX_ARM64) : machine.matches("i?[3-6]?86|x86") ? List.of(LINUX_386) : List.of();
        }
        if (name.startsWith("mac")) {
            return arm ? List.of(DARWIN_ARM64, DARWIN_AMD64) : amd ? List.of(DARWIN_AMD64) : List.of();
        }
        // Windows on ARM runs programs made for amd64.
        return name.startsWith("windows") && (amd || arm) ? List.of(WINDOWS_AMD64) : List.of();
    }
}
