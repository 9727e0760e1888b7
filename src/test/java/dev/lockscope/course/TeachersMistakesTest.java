package dev.lockscope.course;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.scenario.problem.Problem;
import dev.lockscope.testkit.ModelPlayer;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** What somebody gets told who makes one mistake in a real lesson: the file, the line, and the cure in plain words. */
@Timeout(60)
class TeachersMistakesTest {

    private static final Path LESSONS = Path.of("scenarios/lessons");
    private static final String LESSON = "05-late-del-chain";

    @TempDir
    private Path course = Path.of("");

    @BeforeEach
    void copyALesson() throws IOException {
        copy(LESSONS.resolve(LESSON), course.resolve(LESSON));
        copy(LESSONS.resolve("06-get-then-del"), course.resolve("06-get-then-del"));
        for (String language : List.of("en", "nb")) {
            // What the other lessons show is not there.
            String glossary = "glossary." + language + ".md";
            String text = Files.readString(LESSONS.resolve(glossary));
            Files.writeString(course.resolve(glossary), text.replaceAll("See: .*", "See: late-del-chain"));
        }
    }

    private static void copy(Path from, Path to) throws IOException {
        Files.createDirectories(to);
        try (Stream<Path> files = Files.list(from)) {
            for (Path file : files.toList()) {
                Files.copy(file, to.resolve(String.valueOf(file.getFileName())));
            }
        }
    }

    private void change(String name, String from, String to) throws IOException {
        Path file = course.resolve(LESSON).resolve(name);
        String sound = Files.readString(file);
        assertThat(sound).contains(from);
        Files.writeString(file, sound.replace(from, to));
    }

    /** All that {@code check} says, without the course's folder. */
    private List<String> told(String language) throws InterruptedException {
        List<Problem> problems = new ArrayList<>();
        try {
            for (Lesson lesson : Lessons.of(course).lessons()) {
                problems.addAll(new LessonTrial(ModelPlayer::play).problems(lesson));
            }
        } catch (LessonException e) {
            problems.addAll(e.problems());
        }
        return problems.stream()
                .map(problem -> problem.text(language).replace(course + "/", "").replace(course + "\\", ""))
                .toList();
    }

    /** One thing is told, in English and in Norwegian. */
    private void assertTold(String english, String norwegian) throws InterruptedException {
        assertThat(told("en")).singleElement().asString().startsWith(english);
        assertThat(told("nb")).singleElement().asString().startsWith(norwegian);
    }

    @Test
    void nothingIsToldOfASoundCourse() throws InterruptedException {
        assertThat(told("en")).isEmpty();
    }

    @Test
    void aLanguageThatIsMissing() throws Exception {
        Files.delete(course.resolve(LESSON).resolve("nb.md"));

        assertTold(
                "05-late-del-chain/nb.md:1:1: there is no such file, expected the lesson's text in this language, with"
                        + " the same headings as en.md",
                "05-late-del-chain/nb.md:1:1: filen finnes ikke, ventet leksjonens tekst på dette språket, med de"
                        + " samme overskriftene som en.md");
    }

    @Test
    void aLanguageThatIsEmpty() throws Exception {
        Files.writeString(course.resolve(LESSON).resolve("en.md"), "\n");

        assertTold(
                "05-late-del-chain/en.md:1:1: the file is empty, expected the lesson's text in this language",
                "05-late-del-chain/en.md:1:1: filen er tom, ventet leksjonens tekst på dette språket");
    }

    @Test
    void aRecipeThatDoesNotExist() throws Exception {
        change("late-del-chain.yaml", "A: {recipe: set-nx-px-safe}", "A: {recipe: set-nx-px-save}");

        assertTold(
                "05-late-del-chain/late-del-chain.yaml:56:19: \"set-nx-px-save\" is unknown here, expected one of ",
                "05-late-del-chain/late-del-chain.yaml:56:19: «set-nx-px-save» er ukjent her, ventet en av ");
        assertThat(told("en")).singleElement().asString().contains("did you mean \"set-nx-px-safe\"?");
    }

    @Test
    void aQuestionWithoutARightAnswer() throws Exception {
        change(
                "lesson.yaml",
                "c: {holders: {at: C.acquired, are: [B, C]}}",
                "c: {holders: {at: C.acquired, are: [A]}}");

        assertTold(
                "05-late-del-chain/lesson.yaml:10:5: no option is what happens in a run on the model, expected exactly"
                        + " one whose claim in lesson.yaml is true of that run",
                "05-late-del-chain/lesson.yaml:10:5: ingen av alternativene er det som skjer i en kjøring på modellen,"
                        + " ventet nøyaktig ett der påstanden i lesson.yaml stemmer med kjøringen");
    }

    @Test
    void aBeatWithoutTextInOneLanguage() throws Exception {
        change("nb.md", "### late-del\n", "");

        assertTold(
                "05-late-del-chain/nb.md:18:1: lesson.yaml has a beat \"late-del\", and no text here says what to look"
                        + " at, expected a heading \"### late-del\" with its text below",
                "05-late-del-chain/nb.md:18:1: lesson.yaml har et stopp «late-del», men ingen tekst her sier hva man"
                        + " skal se på, ventet en overskrift «### late-del» med teksten under");
    }

    @Test
    void aMisspeltTerm() throws Exception {
        change("en.md", "(term:token)", "(term:tokn)");

        assertTold(
                "05-late-del-chain/en.md:24:47: the glossary has no term \"tokn\", expected an entry of glossary.en.md"
                        + " and glossary.nb.md, did you mean \"token\"?",
                "05-late-del-chain/en.md:24:47: ordlisten har ikke noe begrep «tokn», ventet et oppslag i"
                        + " glossary.en.md og glossary.nb.md, mente du «token»?");
    }

    @Test
    void aMisspeltKey() throws Exception {
        change("lesson.yaml", "minutes: 6", "minuts: 6");

        assertTold(
                "05-late-del-chain/lesson.yaml:4:1: unknown key \"minuts\", expected one of the keys id, number, minutes,",
                "05-late-del-chain/lesson.yaml:4:1: ukjent nøkkel «minuts», ventet en av nøklene id, number, minutes,");
        assertThat(told("en")).singleElement().asString().endsWith("did you mean \"minutes\"?");
    }

    @Test
    void aTabInYaml() throws Exception {
        change("lesson.yaml", "  variant: token-checked", "\tvariant: token-checked");

        assertTold(
                "05-late-del-chain/lesson.yaml:29:1: a tab used for indentation, expected spaces",
                "05-late-del-chain/lesson.yaml:29:1: en tabulator brukt som innrykk, ventet mellomrom");
    }

    @Test
    void filesFromAnotherEditorAreAsGood() throws Exception {
        for (Path file : List.of(
                Path.of(LESSON, "lesson.yaml"),
                Path.of(LESSON, "late-del-chain.yaml"),
                Path.of(LESSON, "en.md"),
                Path.of(LESSON, "nb.md"),
                Path.of("glossary.en.md"),
                Path.of("glossary.nb.md"))) {
            Path copy = course.resolve(file);
            Files.writeString(copy, "\uFEFF" + Files.readString(copy).replace("\n", "\r\n"));
        }

        assertThat(told("en")).isEmpty();
        assertThat(LessonLoader.load(course.resolve(LESSON)).en().title())
                .isEqualTo("A late DEL frees a stranger's lock");
    }

    @Test
    void aTextThatIsNotUtf8() throws Exception {
        Path text = course.resolve(LESSON).resolve("nb.md");
        Files.writeString(text, Files.readString(text), StandardCharsets.ISO_8859_1);

        assertTold(
                "05-late-del-chain/nb.md:1:33: this is not UTF-8 text: byte 33 of the file is 0xE5, expected text in"
                        + " UTF-8",
                "05-late-del-chain/nb.md:1:33: dette er ikke tekst i UTF-8: byte 33 i filen er 0xE5, ventet tekst i"
                        + " UTF-8");
    }

    @Test
    void aNumberThatIsTaken() throws Exception {
        change("lesson.yaml", "number: 5", "number: 6");
        Files.move(course.resolve(LESSON), course.resolve("06-late-del-chain"));

        assertTold(
                "06-late-del-chain/lesson.yaml:3:9: the number 6 is taken by the lesson get-then-del, expected a number"
                        + " that no other lesson has, in the folder's name and here",
                "06-late-del-chain/lesson.yaml:3:9: tallet 6 er tatt av leksjonen get-then-del, ventet et tall som"
                        + " ingen annen leksjon har, i mappenavnet og her");
    }

    @Test
    void aFolderThatIsCalledOtherwise() throws Exception {
        Files.move(course.resolve(LESSON), course.resolve("05-late-chain"));

        assertTold(
                "05-late-chain/lesson.yaml:2:5: the id \"late-del-chain\" is not what follows the number in the folder's"
                        + " name, expected \"late-chain\"",
                "05-late-chain/lesson.yaml:2:5: id-en «late-del-chain» er ikke det som følger etter tallet i"
                        + " mappenavnet, ventet «late-chain»");
    }

    @Test
    void aFolderWithoutItsTwoDigits() throws Exception {
        Files.move(course.resolve(LESSON), course.resolve("5-late-del-chain"));

        assertTold(
                "5-late-del-chain/lesson.yaml:1:1: the folder \"5-late-del-chain\" is not called as a lesson, expected"
                        + " two digits, a dash and the lesson's id, such as 05-late-del-chain",
                "5-late-del-chain/lesson.yaml:1:1: mappen «5-late-del-chain» heter ikke som en leksjon, ventet to"
                        + " sifre, en bindestrek og leksjonens id, som 05-late-del-chain");
    }

    @Test
    void aVariantThatDoesNotExist() throws Exception {
        change("lesson.yaml", "start: plain-del", "start: plain");

        assertTold(
                "05-late-del-chain/lesson.yaml:6:8: there is no variant \"plain\", expected one of plain-del,"
                        + " token-checked",
                "05-late-del-chain/lesson.yaml:6:8: det finnes ingen variant «plain», ventet en av plain-del,"
                        + " token-checked");
    }
}
