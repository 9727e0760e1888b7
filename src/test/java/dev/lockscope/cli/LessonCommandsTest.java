package dev.lockscope.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The commands for those who write lessons. */
@Timeout(60)
class LessonCommandsTest {

    @TempDir
    private Path folder = Path.of("");

    private String course() {
        return folder.resolve("lessons").toString();
    }

    private static void change(Path file, String from, String to) throws IOException {
        String text = Files.readString(file);
        assertThat(text).contains(from);
        Files.writeString(file, text.replace(from, to));
    }

    @Test
    void aNewLessonIsInOrder() {
        Session session = new Session(folder);
        Path lesson = folder.resolve("lessons").resolve("01-my-lesson");

        assertThat(session.run("new", "lesson", "my-lesson", course())).isZero();
        assertThat(session.out())
                .isEqualTo("Made " + lesson + ". Change it, and look at it with: lockscope check " + lesson + "\n");
        assertThat(session.run("check", course())).isZero();
        assertThat(session.out())
                .isEqualTo("ok  " + lesson.resolve("my-lesson.yaml") + " (flawed, repaired)\nok  " + lesson
                        + " (lesson 1)\n");
        assertThat(session.err()).isEmpty();
    }

    @Test
    void lessonsFollowEachOther() {
        Session session = new Session(folder);
        session.run("new", "lesson", "first", course());

        assertThat(session.run("new", "lesson", "second", course())).isZero();
        assertThat(folder.resolve("lessons").resolve("02-second").resolve("nb.md"))
                .exists();
        assertThat(session.run("new", "lesson", "first", course())).isEqualTo(2);
        assertThat(session.err()).contains("has a lesson \"first\" already");
        assertThat(session.run("new", "lesson", "Not an id", course())).isEqualTo(2);
        assertThat(session.run("new", "scenario", "other", course())).isEqualTo(2);
        assertThat(session.run("new", "lesson")).isEqualTo(2);
    }

    @Test
    void threeTeachersMistakesAreToldWithFileLineAndCure() throws IOException {
        Session session = new Session(folder);
        for (String id : new String[] {"one", "two", "three"}) {
            session.run("new", "lesson", id, course());
        }
        Path lessons = folder.resolve("lessons");
        Files.delete(lessons.resolve("01-one").resolve("nb.md"));
        change(lessons.resolve("02-two").resolve("lesson.yaml"), "recipe: set-nx-px,", "recipe: set-nx,");
        change(lessons.resolve("03-three").resolve("lesson.yaml"), "c: {finding: foreign-delete}", "c: {safe: true}");

        assertThat(session.run("check", folder.toString())).isEqualTo(2);
        assertThat(session.err().lines())
                .hasSize(3)
                .anySatisfy(told ->
                        assertThat(told).startsWith(lessons + "/01-one/nb.md:1:1: there is no such file, expected"))
                .anySatisfy(told -> assertThat(told)
                        .startsWith(lessons + "/02-two/lesson.yaml:27:14: \"set-nx\" is unknown here, expected one of"))
                .anySatisfy(told -> assertThat(told)
                        .startsWith(lessons + "/03-three/lesson.yaml:14:5: no option is what happens in a run"));
        assertThat(session.out()).doesNotContain("(lesson");
    }

    @Test
    void theDescriptionStandsForItsFolder() {
        Session session = new Session(folder);
        session.run("new", "lesson", "my-lesson", course());
        Path lesson = folder.resolve("lessons").resolve("01-my-lesson");

        assertThat(session.run("check", lesson.resolve("lesson.yaml").toString(), "--lang", "nb"))
                .isZero();
        assertThat(session.out()).endsWith("ok  " + lesson + " (leksjon 1)\n");
        assertThat(session.run("list", course())).isZero();
        assertThat(session.out()).doesNotContain("/lesson.yaml");
    }
}
