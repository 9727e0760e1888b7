package dev.lockscope.redis.process;

import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.DigestOutputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.zip.CRC32;

/**
 * The folder where bundled binaries are unpacked, each once, under its SHA-256. Several programs may use it at once: a
 * file appears whole or not at all, and all of them would write the same bytes.
 */
final class UnpackedBinaries {

    private static final int CHUNK = 1 << 16;

    private final Path folder;

    UnpackedBinaries(Path folder) {
        this.folder = folder.toAbsolutePath();
    }

    Path folder() {
        return folder;
    }

    /**
     * A bundled binary as a file that can be run; unpacked if it is missing or damaged.
     *
     * @throws IOException when it cannot be written, or the library holds other bytes than it should
     */
    Path file(Bundled binary) throws IOException {
        Path home = folder.resolve(binary.sha256());
        PrivateFiles.folder(folder);
        PrivateFiles.folder(home);
        Path file = home.resolve(binary == Bundled.WINDOWS_AMD64 ? "redis-server.exe" : "redis-server");
        if (intact(file, binary)) {
            if (!Files.isExecutable(file)) {
                PrivateFiles.makeExecutable(file);
            }
            return file;
        }
        Path part = Files.createTempFile(home, "redis-server", ".part");
        try {
            unpack(binary, part);
            PrivateFiles.makeExecutable(part);
            Files.move(part, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException e) {
            // Windows does not replace a file that another program has just put there and runs.
            if (!intact(file, binary)) {
                throw e;
            }
        } finally {
            Files.deleteIfExists(part);
        }
        return file;
    }

    private static boolean intact(Path file, Bundled binary) throws IOException {
        if (!Files.isRegularFile(file) || Files.size(file) != binary.size()) {
            return false;
        }
        CRC32 sum = new CRC32();
        byte[] chunk = new byte[CHUNK];
        try (InputStream in = new FileInputStream(file.toFile())) {
            for (int n = in.read(chunk); n >= 0; n = in.read(chunk)) {
                sum.update(chunk, 0, n);
            }
        }
        return sum.getValue() == binary.crc32();
    }

    private static void unpack(Bundled binary, Path target) throws IOException {
        try (InputStream in = UnpackedBinaries.class.getResourceAsStream("/" + binary.resource())) {
            if (in == null) {
                throw new IOException(binary.resource() + " is not in the program's libraries");
            }
            MessageDigest digest = sha256();
            try (OutputStream out = new DigestOutputStream(new FileOutputStream(target.toFile()), digest)) {
                in.transferTo(out);
            }
            if (!HexFormat.of().formatHex(digest.digest()).equals(binary.sha256())) {
                throw new IOException(binary.resource() + " does not have the checksum that it should have");
            }
        }
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }
}
