package dev.lockscope.redis.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.lockscope.lab.EnvironmentProblem;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

@Timeout(60)
@EnabledOnOs(value = OS.LINUX, disabledReason = "runs programs made for Linux")
class BinaryCacheTest {

    @TempDir
    private Path folder;

    @Test
    void aBinaryIsUnpackedOnce() throws Exception {
        Path file = cache().bundled().path();
        FileTime longAgo = FileTime.fromMillis(1_000);
        Files.setLastModifiedTime(file, longAgo);

        assertThat(cache().bundled().path()).isEqualTo(file);

        assertThat(Files.getLastModifiedTime(file)).isEqualTo(longAgo);
        assertThat(file.resolveSibling(".").toFile().list()).hasSize(1);
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file.resolveSibling("."))))
                .isEqualTo("rwx------");
    }

    @Test
    void aDamagedBinaryIsReplaced() throws Exception {
        ServerBinary whole = cache().bundled();
        byte[] bytes = Files.readAllBytes(whole.path());
        byte[] turned = bytes.clone();
        turned[turned.length / 2] ^= 1;

        for (byte[] damaged : List.of(turned, new byte[0])) {
            Files.write(whole.path(), damaged);
            assertThat(cache().bundled()).isEqualTo(whole);
            assertThat(whole.path()).hasBinaryContent(bytes);
        }
        Files.setPosixFilePermissions(whole.path(), PosixFilePermissions.fromString("rw-------"));
        assertThat(cache().bundled()).isEqualTo(whole);
    }

    @Test
    void aFolderIsSaidToBeOne() {
        assertThatThrownBy(() -> cache().own(folder))
                .isInstanceOf(EnvironmentProblem.class)
                .hasMessage(folder + " is a folder, not a program.");
    }

    @Test
    void aCacheThatIsAFileIsSaidToBeOne() throws Exception {
        Path file = Files.createFile(folder.resolve("file"));

        assertThatThrownBy(() -> new BinaryCache(file, "nb").bundled())
                .hasMessage("Serveren kan ikke pakkes ut i " + file + ": det er en fil");
        assertThatThrownBy(() -> new BinaryCache(file.resolve("in"), "en").bundled())
                .hasMessageContaining("folder")
                .hasMessageNotContaining("Exception");
        assertThatThrownBy(() -> new BinaryCache(Path.of("/proc/x"), "en").bundled())
                .hasMessage("The server cannot be unpacked into /proc/x: no folder can be made there");
    }

    @Test
    void severalMayUnpackAtOnce() throws Exception {
        ExecutorService threads = Executors.newFixedThreadPool(4);
        try {
            Callable<Path> unpack = () -> new UnpackedBinaries(folder).file(Bundled.LINUX_386);
            for (Future<Path> file : threads.invokeAll(List.of(unpack, unpack, unpack, unpack))) {
                assertThat(Files.size(file.get())).isEqualTo(Bundled.LINUX_386.size());
            }
        } finally {
            threads.shutdown();
        }
        assertThat(folder.resolve(Bundled.LINUX_386.sha256()).toFile().list()).hasSize(1);
    }

    @Test
    void everyBundledBinaryHasTheChecksumItIsKnownBy() throws Exception {
        for (Bundled binary : Bundled.values()) {
            UnpackedBinaries unpacked = new UnpackedBinaries(folder);
            FileTime before = Files.getLastModifiedTime(unpacked.file(binary));
            // Unpacking proves the SHA-256; that the file is kept proves the size and the CRC-32.
            assertThat(Files.getLastModifiedTime(unpacked.file(binary))).isEqualTo(before);
            assertThat(unpacked.file(binary)).hasSize(binary.size());
        }
    }

    @Test
    void theNextCandidateIsTakenWhereTheFirstDoesNotRun() throws Exception {
        Bundled foreign = System.getProperty("os.arch").equals("aarch64") ? Bundled.LINUX_AMD64 : Bundled.LINUX_ARM64;
        Bundled ownKind = oneThatRuns();

        assertThat(cache().firstThatRuns(List.of(foreign, ownKind)).path().toString())
                .contains(ownKind.sha256());
        assertThatThrownBy(() -> cache().firstThatRuns(List.of(foreign)))
                .isInstanceOfSatisfying(
                        EnvironmentProblem.class,
                        problem -> assertThat(problem.cure()).contains("LOCKSCOPE_REDIS_SERVER"));
    }

    /** Not every kernel of this kind runs the executables of 32 bits, and not every system has the libraries of the other. */
    private Bundled oneThatRuns() throws Exception {
        String path = cache().bundled().path().toString();
        return Stream.of(Bundled.values())
                .filter(candidate -> path.contains(candidate.sha256()))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void aFolderThatCannotBeWrittenIsNamedWithACure() throws Exception {
        Path file = Files.createFile(folder.resolve("file"));

        assertThatThrownBy(() -> new BinaryCache(file.resolve("cache")).bundled())
                .isInstanceOfSatisfying(EnvironmentProblem.class, problem -> {
                    assertThat(problem).hasMessageContaining(file.toString());
                    assertThat(problem.cure()).contains("LOCKSCOPE_CACHE");
                });
    }

    @Test
    void anOwnBinaryIsTakenFromTheArgumentThenFromTheVariableThenTheBundledOne() throws Exception {
        Path own = Files.copy(cache().bundled().path(), folder.resolve("own-redis"));
        Path other = Files.copy(own, folder.resolve("other-redis"));
        Map<String, String> environment = Map.of("LOCKSCOPE_REDIS_SERVER", other.toString());

        assertThat(cache().choose(Optional.of(own), environment).path()).isEqualTo(own);
        assertThat(cache().choose(Optional.empty(), environment).path()).isEqualTo(other);
        assertThat(cache().choose(Optional.empty(), Map.of())).isEqualTo(cache().bundled());
    }

    @Test
    void anOwnBinaryThatDoesNotRunIsNamedWithTheReason() throws Exception {
        Path plain = Files.writeString(folder.resolve("plain"), "hello");
        Path foreign = Files.copy(new UnpackedBinaries(folder).file(Bundled.DARWIN_ARM64), folder.resolve("foreign"));

        assertOwnRefused(folder.resolve("missing"), "There is no file");
        assertOwnRefused(plain, "may not be run");
        assertOwnRefused(Path.of("/bin/echo"), "is not a redis-server");
        assertOwnRefused(foreign, "is not a redis-server");
        assertThatThrownBy(() -> new BinaryCache(folder, "nb").own(plain)).hasMessageContaining("kan ikke kjøres");
    }

    private void assertOwnRefused(Path file, String reason) {
        assertThatThrownBy(() -> cache().own(file))
                .isInstanceOf(EnvironmentProblem.class)
                .hasMessageContaining(file.toString())
                .hasMessageContaining(reason);
    }

    @Test
    void eachMachineHasItsCandidates() {
        assertThat(Bundled.forMachine("Linux", "amd64")).containsExactly(Bundled.LINUX_AMD64, Bundled.LINUX_386);
        assertThat(Bundled.forMachine("Linux", "i386")).containsExactly(Bundled.LINUX_386);
        assertThat(Bundled.forMachine("Mac OS X", "aarch64")).startsWith(Bundled.DARWIN_ARM64);
        assertThat(Bundled.forMachine("Windows 11", "amd64")).containsExactly(Bundled.WINDOWS_AMD64);
        assertThat(Bundled.forMachine("Linux", "riscv64")).isEmpty();
    }

    private BinaryCache cache() {
        return new BinaryCache(folder);
    }
}
