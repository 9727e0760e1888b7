package dev.lockscope.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(60)
class HandoutCommandTest {

    @TempDir
    private Path folder = Path.of("");

    private String course() {
        return folder.resolve("lessons").toString();
    }

    private Path page() {
        return folder.resolve("course.html");
    }

    private Session withALesson() {
        Session session = new Session(folder);
        session.run("new", "lesson", "my-lesson", course());
        return session;
    }

    @Test
    void itWritesTheCourse() throws IOException {
        Session session = withALesson();

        assertThat(session.run("handout", "-o", page().toString(), course())).isZero();
        assertThat(session.out()).isEqualTo("Wrote " + page() + ": one lesson.\n");
        assertThat(Files.readString(page())).startsWith("<!DOCTYPE html>").contains("lang=\"en\"");
        try (Stream<Path> files = Files.list(folder)) {
            assertThat(files).noneMatch(file -> file.toString().endsWith(".part"));
        }
    }

    @Test
    void theNameOfTheFileOrTheOptionSaysWhetherItIsAPdf() throws IOException {
        Session session = withALesson();
        Path pdf = folder.resolve("course.PDF");
        Path odd = folder.resolve("course.out");

        assertThat(session.run("handout", "-o", pdf.toString(), course())).isZero();
        assertThat(session.run("handout", "--as", "pdf", "-o", odd.toString(), course()))
                .isZero();
        assertThat(session.run("handout", "--as", "html", "--force", "-o", pdf.toString(), course()))
                .isZero();
        assertThat(new String(Files.readAllBytes(odd), StandardCharsets.ISO_8859_1))
                .startsWith("%PDF-");
        assertThat(Files.readString(pdf)).startsWith("<!DOCTYPE html>");
        assertThat(session.run("handout", "--as", "docx", "-o", page().toString(), course()))
                .isEqualTo(2);
    }

    @Test
    void answersComeOnlyWhenTheyAreAskedFor() throws IOException {
        Session session = withALesson();
        session.run("handout", "-o", page().toString(), course());
        String plain = Files.readString(page());

        assertThat(session.run("handout", "--with-answers", "--force", "-o", page().toString(), course()))
                .isZero();
        assertThat(plain).doesNotContain("What happens", "For the teacher");
        assertThat(Files.readString(page())).contains("What happens", "For the teacher", "option right");
    }

    @Test
    void aFileThatIsThereIsKeptUnlessItIsForced() throws IOException {
        Session session = withALesson();
        Files.writeString(page(), "mine");

        assertThat(session.run("handout", "-o", page().toString(), course())).isEqualTo(2);
        assertThat(session.err())
                .isEqualTo("lockscope: " + page() + " exists already. Give --force to overwrite it.\n");
        assertThat(page()).hasContent("mine");

        assertThat(session.run("handout", "--force", "--lang", "nb", "-o", page().toString(), course()))
                .isZero();
        assertThat(Files.readString(page())).contains("lang=\"nb\"");
    }

    @Test
    void aCourseThatIsNotInOrderIsToldAndNotWritten() throws IOException {
        Session session = withALesson();
        Files.delete(folder.resolve("lessons").resolve("01-my-lesson").resolve("nb.md"));

        assertThat(session.run("handout", "-o", page().toString(), course())).isEqualTo(2);
        assertThat(session.err()).contains("nb.md");
        assertThat(page()).doesNotExist();
    }

    @Test
    void whatCannotBeDoneIsSaidInPlainWords() {
        Session session = withALesson();

        assertThat(session.run("handout", course())).isEqualTo(2);
        assertThat(session.err()).isEqualTo("lockscope: say which file to write: -o FILE.\n");
        assertThat(session.run(
                        "handout", "-o", folder.resolve("no").resolve("x.html").toString(), course()))
                .isEqualTo(2);
        assertThat(session.err()).contains("cannot write");
        assertThat(session.run(
                        "handout",
                        "-o",
                        page().toString(),
                        folder.resolve("empty").toString()))
                .isEqualTo(2);
        assertThat(session.err()).contains("there are no lessons in");
        assertThat(session.run("handout", "--force", "-o", folder.toString(), course()))
                .isEqualTo(2);
        assertThat(folder).isDirectory();
    }
}
