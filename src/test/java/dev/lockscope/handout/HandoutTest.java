package dev.lockscope.handout;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.course.Glossary;
import dev.lockscope.course.Lesson;
import dev.lockscope.course.LessonText;
import dev.lockscope.course.LessonTrial;
import dev.lockscope.course.Lessons;
import dev.lockscope.course.Prose;
import dev.lockscope.export.svg.SvgPage;
import dev.lockscope.scenario.ClientSpec;
import dev.lockscope.testkit.ModelPlayer;
import java.nio.file.Path;
import java.text.Collator;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;

/** The whole course on paper. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class HandoutTest {

    private Lessons course = new Lessons(List.of(), Glossary.NONE);
    private Optional<Answers> answers = Optional.empty();

    @BeforeAll
    void readTheCourse() throws Exception {
        course = Lessons.of(Path.of("scenarios/lessons"));
        answers = Optional.of(Answers.of(course, new LessonTrial(ModelPlayer::play)));
    }

    private Stream<String> pages() {
        return Stream.of("en", "nb")
                .flatMap(language -> Stream.of(
                        Handout.html(course, language, Optional.empty()), Handout.html(course, language, answers)));
    }

    @Test
    void aPageNeedsNothingButItself() {
        assertThat(pages()).allSatisfy(page -> {
            Document read = SvgPage.parse(page);
            assertThat(SvgPage.elements(read, "script")).isEmpty();
            assertThat(SvgPage.elements(read, "link")).isEmpty();
            assertThat(SvgPage.elements(read, "img")).isEmpty();
            List<String> ids = SvgPage.ids(read);
            assertThat(ids).doesNotHaveDuplicates();
            for (Element element : SvgPage.elements(read, "*")) {
                assertThat(element.hasAttribute("src")).isFalse();
                if (element.hasAttribute("href")) {
                    assertThat(element.getAttribute("href")).startsWith("#");
                    assertThat(ids).contains(element.getAttribute("href").substring(1));
                }
            }
            assertThat(SvgPage.texts(read, "style"))
                    .noneMatch(sheet -> sheet.contains("url(") || sheet.contains("@import"));
            assertThat(page).doesNotContain("-ls-");
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "nb"})
    void headingsAreInOrderInTheLanguageOfThePage(String language) throws Exception {
        Document page = SvgPage.parse(Handout.html(course, language, Optional.empty()));
        assertThat(page.getDocumentElement().getAttribute("lang")).isEqualTo(language);
        assertThat(SvgPage.elements(page, "h1")).hasSize(1);
        int before = 0;
        for (Element element : SvgPage.elements(page, "*")) {
            if (element.getTagName().matches("h[1-6]")) {
                int level = element.getTagName().charAt(1) - '0';
                assertThat(level).as(element.getTextContent()).isLessThanOrEqualTo(before + 1);
                before = level;
            }
        }
        assertThat(SvgPage.texts(page, "h2"))
                .containsAll(course.lessons().stream()
                        .map(lesson -> lesson.text(language).title())
                        .toList());
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "nb"})
    void nothingGivesAnAnswerAway(String language) throws Exception {
        String page = words(Handout.html(course, language, Optional.empty()));
        assertThat(course.lessons()).allSatisfy(lesson -> {
            assertThat(secrets(lesson, language)).isNotEmpty();
            assertThat(secrets(lesson, language)).noneMatch(secret -> page.contains(squeezed(secret)));
        });
        Document read = SvgPage.parse(Handout.html(course, language, Optional.empty()));
        assertThat(classes(read, "right")).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "nb"})
    void aTeachersPageHasThemAll(String language) throws Exception {
        String page = words(Handout.html(course, language, answers));
        assertThat(course.lessons())
                .allSatisfy(lesson ->
                        assertThat(secrets(lesson, language)).allMatch(secret -> page.contains(squeezed(secret))));
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "nb"})
    void theOptionThatHappensIsTicked(String language) throws Exception {
        Document page = SvgPage.parse(Handout.html(course, language, answers));
        int questions = 0;
        for (Lesson lesson : course.lessons()) {
            List<Element> ticked = classes(page, "right").stream()
                    .filter(element -> isWithin(element, LessonPages.id(lesson)))
                    .toList();
            if (lesson.content() instanceof Lesson.OfRun run) {
                String right = run.question()
                        .rightOption(answers.orElseThrow().of(lesson))
                        .orElseThrow();
                assertThat(ticked).as(lesson.id()).hasSize(1);
                Prose option = Optional.ofNullable(
                                lesson.text(language).options().get(right))
                        .orElseThrow();
                assertThat(squeezed(ticked.get(0).getTextContent())).contains(squeezed(option.plain()));
            } else if (lesson.content() instanceof Lesson.OfCards cards) {
                questions = cards.cards().size() + cards.quiz().size();
                assertThat(ticked).as(lesson.id()).hasSize(questions);
            }
        }
        assertThat(questions).isPositive();
    }

    @Test
    void theGlossaryIsSortedAsTheLanguageSorts() throws Exception {
        Document page = SvgPage.parse(Handout.html(course, "nb", Optional.empty()));
        List<String> terms = classes(page, "entry").stream()
                .map(entry -> entry.getAttribute("id").substring("term-".length()))
                .flatMap(id -> course.glossary().entry(id).stream())
                .map(entry -> entry.nb().term())
                .toList();
        assertThat(terms)
                .hasSameSizeAs(course.glossary().entries())
                .isSortedAccordingTo(Collator.getInstance(Locale.forLanguageTag("nb")));
    }

    @Test
    void everyPartyIsDrawn() throws Exception {
        Document page = SvgPage.parse(Handout.html(course, "en", Optional.empty()));
        for (Lesson lesson : course.lessons()) {
            if (lesson.content() instanceof Lesson.OfRun run) {
                List<String> drawn = SvgPage.elements(page, "text").stream()
                        .filter(element -> isWithin(element, LessonPages.id(lesson)))
                        .map(Element::getTextContent)
                        .toList();
                List<String> parties = new ArrayList<>(run.start().topology().nodes());
                parties.addAll(run.start().topology().sentinels());
                run.start().clients().stream().map(ClientSpec::name).forEach(parties::add);
                parties.add(run.start().resource().name());
                assertThat(drawn).as(lesson.id()).containsAll(parties);
            }
        }
    }

    /** What is only for those who know the answer already. */
    private static List<String> secrets(Lesson lesson, String language) {
        LessonText text = lesson.text(language);
        List<Prose> secrets = new ArrayList<>(List.of(text.outcome(), text.takeAway(), text.teacher()));
        secrets.addAll(text.answers().values());
        text.repair().ifPresent(secrets::add);
        text.hint().ifPresent(secrets::add);
        text.cards()
                .ifPresent(cards -> Stream.concat(cards.cards().values().stream(), cards.quiz().values().stream())
                        .forEach(card -> secrets.add(card.explanation())));
        return secrets.stream()
                .flatMap(secret -> secret.blocks().stream())
                .flatMap(block -> block.plain().lines())
                .filter(line -> !line.isBlank())
                .toList();
    }

    private static String words(String page) throws Exception {
        return squeezed(SvgPage.parse(page).getDocumentElement().getTextContent());
    }

    private static String squeezed(String text) {
        return text.replaceAll("\\s+", " ");
    }

    private static List<Element> classes(Document page, String name) {
        return SvgPage.elements(page, "*").stream()
                .filter(element ->
                        List.of(element.getAttribute("class").split(" ", -1)).contains(name))
                .toList();
    }

    private static boolean isWithin(Element element, String id) {
        return element.getAttribute("id").equals(id)
                || (element.getParentNode() instanceof Element parent && isWithin(parent, id));
    }
}
