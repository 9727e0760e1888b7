package dev.lockscope.redis.process;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.redis.process.AppendOnlyFile.Mark;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AppendOnlyFileTest {

    private static final String SELECT = "*2\r\n$6\r\nSELECT\r\n$1\r\n0\r\n";
    private static final String SET = "*3\r\n$3\r\nSET\r\n$1\r\nk\r\n$5\r\n*1\r\nv\r\n";
    private static final String DEL = "*2\r\n$3\r\ndel\r\n$1\r\nk\r\n";

    @TempDir
    private Path folder;

    private Path write(String name, String text) throws Exception {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        return Files.writeString(file, text, StandardCharsets.ISO_8859_1);
    }

    @Test
    void cutTakesWholeCommandsAfterTheMark() throws Exception {
        Path file = write("appendonly.aof", SELECT + SET + DEL + SET);
        int length = (SELECT + SET).length();
        assertThat(new AppendOnlyFile(folder).cut(new Mark(file, length))).isEqualTo(2);
        assertThat(file).hasContent(SELECT + SET);
    }

    @Test
    void frameAroundCommandsIsNotCounted() throws Exception {
        Path file = write("appendonly.aof", SELECT + SET);
        assertThat(new AppendOnlyFile(folder).cut(new Mark(file, 0))).isEqualTo(1);
        assertThat(file).isEmptyFile();
    }

    @Test
    void whatARewriteHasPutBeforeTheCommandsStays() throws Exception {
        String rewritten = "REDIS0009\u00fa*3\r\n$zz\u00ff\u0001\u0002";
        Path file = write("appendonly.aof", rewritten + SELECT + SET);
        assertThat(new AppendOnlyFile(folder).cut(new Mark(file, 4))).isEqualTo(1);
        assertThat(Files.readString(file, StandardCharsets.ISO_8859_1)).isEqualTo(rewritten);
    }

    @Test
    void commandThatIsCutShortIsACommand() throws Exception {
        Path file = write("appendonly.aof", SET + DEL.substring(0, 9));
        assertThat(new AppendOnlyFile(folder).cut(new Mark(file, SET.length()))).isEqualTo(1);
        assertThat(file).hasContent(SET);
    }

    @Test
    void newestFileOfTheFolderIsTheOneThatIsAppendedTo() throws Exception {
        write("appendonlydir/appendonly.aof.9.base.rdb", "REDIS");
        Path older = write("appendonlydir/appendonly.aof.9.incr.aof", SET);
        Path newer = write("appendonlydir/appendonly.aof.10.incr.aof", SET + DEL);
        AppendOnlyFile file = new AppendOnlyFile(folder);
        assertThat(file.mark()).contains(new Mark(newer, (SET + DEL).length()));
        assertThat(file.cut(new Mark(older, SET.length()))).isEqualTo(2);
        assertThat(older).hasContent(SET);
    }

    @Test
    void nothingIsLostWhereThereIsNoFile() throws Exception {
        AppendOnlyFile file = new AppendOnlyFile(folder);
        assertThat(file.mark()).isEmpty();
        assertThat(file.cut(new Mark(folder.resolve("appendonly.aof"), 0))).isZero();
    }
}
