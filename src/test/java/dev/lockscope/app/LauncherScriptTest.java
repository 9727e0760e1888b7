package dev.lockscope.app;

import static java.nio.file.StandardWatchEventKinds.ENTRY_CREATE;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.WatchKey;
import java.nio.file.WatchService;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/**
 * The launcher script, with a small program in the place of Lockscope. An archive is made by a process of low priority, so
 * on a busy machine it can take minutes.
 */
@DisabledOnOs(OS.WINDOWS)
@Timeout(300)
class LauncherScriptTest {

    /** It has the same lambda twice, of an interface that was compiled for Java 5, as picocli's is. */
    private static final String PROGRAM = """
            package dev.lockscope.scenario;

            interface Old {
                String of(Object value);
            }

            public final class ScenarioLoader {
                public static void main(String[] arguments) {
                    Old one = String::valueOf;
                    Old same = String::valueOf;
                    System.out.println(one.of("started ") + same.of("well"));
                }
            }
            """;

    private static final byte JAVA_5 = 49;

    /** A Java whose dump of an archive crashes, as it does where a Java has a fault; anything else it notes. */
    private static final String CRASHING_JAVA = """
            #!/bin/sh
            report=hs_err_pid$$.log
            echo "$*" >>"$(dirname "$0")/calls"
            for argument in "$@"; do
              case $argument in
                -XX:ErrorFile=*) report=${argument#*=} ;;
                -XX:DumpLoadedClassList=*) echo dev/lockscope/scenario/ScenarioLoader >"${argument#*=}" ;;
              esac
            done
            case "$*" in
              *-Xshare:dump*)
                echo crashed >"$report"
                exit 134
                ;;
            esac
            echo started well
            """;

    @TempDir
    private Path folder = Path.of("");

    private Path launcher = Path.of("");
    private Path classes = Path.of("");
    private Path here = Path.of("");

    @BeforeEach
    void install() throws IOException {
        Path home = Files.createDirectories(folder.resolve("home/target")).resolveSibling("");
        launcher = Files.copy(Path.of("lockscope"), home.resolve("lockscope"), StandardCopyOption.COPY_ATTRIBUTES);
        classes = Files.createDirectories(folder.resolve("cache/classes"));
        here = Files.createDirectories(folder.resolve("here"));
        jar(folder.resolve("home/target/lockscope-all.jar"));
    }

    private void jar(Path jar) throws IOException {
        Path source = folder.resolve("ScenarioLoader.java");
        Files.writeString(source, PROGRAM);
        assertThat(ToolProvider.getSystemJavaCompiler()
                        .run(null, null, null, "-d", folder.resolve("made").toString(), source.toString()))
                .isZero();
        Path made = folder.resolve("made/dev/lockscope/scenario");
        byte[] old = Files.readAllBytes(made.resolve("Old.class"));
        old[7] = JAVA_5;
        Files.write(made.resolve("Old.class"), old);
        Manifest manifest = new Manifest();
        manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        manifest.getMainAttributes().put(Attributes.Name.MAIN_CLASS, "dev.lockscope.scenario.ScenarioLoader");
        try (OutputStream file = Files.newOutputStream(jar);
                JarOutputStream out = new JarOutputStream(file, manifest)) {
            for (String name : List.of("Old.class", "ScenarioLoader.class")) {
                out.putNextEntry(new JarEntry("dev/lockscope/scenario/" + name));
                out.write(Files.readAllBytes(made.resolve(name)));
                out.closeEntry();
            }
        }
    }

    @Test
    void theSecondStartMakesAnArchiveOfTheClassesThatTheThirdUses() throws Exception {
        Path java = Path.of(System.getProperty("java.home", ""));
        start(java);
        Path archive = afterStart(java);
        assertThat(archive).asString().endsWith(".jsa");

        assertThat(start(java)).isEqualTo("started well\n");
        assertThat(output(List.of(
                        java.resolve("bin/java").toString(),
                        "-Xshare:on",
                        "-Xlog:class+load",
                        "-XX:SharedArchiveFile=" + archive,
                        "-jar",
                        folder.resolve("home/target/lockscope-all.jar").toString())))
                .containsPattern("dev\\.lockscope\\.scenario\\.ScenarioLoader source: shared objects file");
        assertThat(here).isEmptyDirectory();
    }

    @Test
    void whereAnArchiveCannotBeMadeNothingIsLeftBehindAndItIsNotTriedAgain() throws Exception {
        Path java = crashing();
        start(java);
        Path failed = afterStart(java);
        assertThat(failed).hasContent("crashed").asString().endsWith(".failed");
        List<String> before = calls(java);

        assertThat(start(java)).isEqualTo("started well\n");
        assertThat(start(java)).isEqualTo("started well\n");

        List<String> after = calls(java);
        assertThat(after.subList(before.size(), after.size()))
                .hasSize(2)
                .noneMatch(call -> call.contains("dump") || call.contains("Dump") || call.contains("Archive"));
        assertThat(here).isEmptyDirectory();
    }

    private Path crashing() throws IOException {
        Path java = folder.resolve("jdk");
        Files.createDirectories(java.resolve("bin"));
        Files.writeString(java.resolve("release"), "JAVA_VERSION=\"17.0.1\"\n");
        Path program = java.resolve("bin/java");
        Files.writeString(program, CRASHING_JAVA);
        Files.setPosixFilePermissions(program, PosixFilePermissions.fromString("rwxr-xr-x"));
        return java;
    }

    private static List<String> calls(Path java) throws IOException {
        return Files.readAllLines(java.resolve("bin/calls"));
    }

    /** Starts it, and waits for the archive that is made beside it, or for the word that there is none. */
    private Path afterStart(Path java) throws Exception {
        try (WatchService watch = classes.getFileSystem().newWatchService()) {
            classes.register(watch, ENTRY_CREATE);
            start(java);
            for (WatchKey key = null; ; key = watch.poll(250, TimeUnit.SECONDS)) {
                try (Stream<Path> made = Files.list(classes)) {
                    for (Path file : made.toList()) {
                        if (file.toString().matches(".*\\.(jsa|failed)")) {
                            return file;
                        }
                    }
                }
                if (key != null) {
                    key.pollEvents();
                    assertThat(key.reset()).isTrue();
                }
            }
        }
    }

    private String start(Path java) throws Exception {
        return output(List.of(launcher.toString(), "list"), "JAVA_HOME", java.toString());
    }

    private String output(List<String> command, String... environment) throws Exception {
        ProcessBuilder builder = new ProcessBuilder(command).directory(here.toFile());
        Map<String, String> variables = builder.environment();
        variables.put("LOCKSCOPE_CACHE", classes.resolveSibling("").toString());
        for (int i = 0; i < environment.length; i += 2) {
            variables.put(environment[i], environment[i + 1]);
        }
        Process process = builder.redirectErrorStream(true).start();
        process.getOutputStream().close();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(output).isZero();
        return output;
    }
}
