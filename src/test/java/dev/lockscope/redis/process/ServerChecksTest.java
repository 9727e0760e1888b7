package dev.lockscope.redis.process;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.lab.Check;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(60)
class ServerChecksTest {

    @TempDir
    private Path folder;

    @Test
    void onAMachineThatCanRunServersAllIsWellAndEachCheckHasANameOfItsOwn() throws Exception {
        List<Check> checks = checks(UserFolders.under(folder), "en");

        assertThat(checks)
                .hasSize(5)
                .allMatch(Check::ok)
                .allMatch(check -> check.cure().isEmpty());
        assertThat(checks).extracting(Check::what).doesNotHaveDuplicates();
        assertThat(checks).last().extracting(Check::detail).asString().contains("answered PING");
        assertThat(folder.resolve("runs")).isEmptyDirectory();
    }

    @Test
    void aServerThatIsMissingIsNamedWithACure() throws Exception {
        BinaryCache cache = new BinaryCache(folder);
        List<Check> checks = new ServerChecks(folder, () -> cache.own(folder.resolve("none")), Map.of()).run();

        assertThat(checks).hasSize(5);
        assertThat(checks.subList(3, 5))
                .noneMatch(Check::ok)
                .noneMatch(check -> check.cure().isEmpty());
    }

    @Test
    void aFolderThatCannotBeWrittenIsNamedInTheUsersLanguage() throws Exception {
        Path file = Files.createFile(folder.resolve("file"));

        Check first = checks(UserFolders.under(file), "nb").get(0);

        assertThat(first.ok()).isFalse();
        assertThat(first.detail()).contains(file.toString()).contains("kan ikke skrives til");
        assertThat(first.cure()).contains("LOCKSCOPE_CACHE");
    }

    private static List<Check> checks(UserFolders folders, String language) throws InterruptedException {
        BinaryCache cache = new BinaryCache(folders.binaries(), language);
        return new ServerChecks(folders, cache::bundled, System.getenv(), language).run();
    }
}
