package dev.lockscope.handout;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.course.Glossary;
import dev.lockscope.course.Lessons;
import java.nio.file.Path;
import java.util.Optional;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.Test;

class PdfPagesTest {

    @Test
    void aPrintedPageHasTheWordsOfItsLessonsAndTheirPictures() throws Exception {
        Lessons all = Lessons.of(Path.of("scenarios/lessons"));
        Lessons some = new Lessons(all.lessons().subList(0, 3), Glossary.NONE);
        byte[] pdf = PdfPages.of(Handout.html(some, "nb", Optional.empty()), "nb");
        try (PDDocument document = Loader.loadPDF(pdf)) {
            String text = new PDFTextStripper().getText(document);
            assertThat(some.lessons())
                    .allSatisfy(lesson -> assertThat(text).contains(lesson.nb().title()));
            assertThat(text).contains("Oppsettet", "é", "ø", "å");
            assertThat(document.getNumberOfPages()).isGreaterThan(some.lessons().size());
            assertThat(document.getPage(0).getAnnotations())
                    .as("links to the lessons")
                    .hasSize(3);
            assertThat(document.getPage(1).getResources().getXObjectNames())
                    .as("pictures")
                    .isNotEmpty();
            assertThat(document.getDocumentInformation().getTitle()).isEqualTo("Lockscope: kurset");
            assertThat(document.getDocumentCatalog().getLanguage()).isEqualTo("nb");
        }
    }

    @Test
    void lettersFromElsewhereInEuropeAreThere() throws Exception {
        String page = Page.of("en", "Names", "<p>Ελένη and Наталья</p>");
        try (PDDocument document = Loader.loadPDF(PdfPages.of(page, "en"))) {
            assertThat(new PDFTextStripper().getText(document)).contains("Ελένη and Наталья");
        }
    }

    @Test
    void nothingIsLoadedFromAnywhere() throws Exception {
        String page = Page.of(
                "en",
                "Outside",
                "<p>words</p><img src=\"http://127.0.0.1:9/x.png\" alt=\"\"/>"
                        + "<img src=\"file:///etc/hostname\" alt=\"\"/>");
        try (PDDocument document = Loader.loadPDF(PdfPages.of(page, "en"))) {
            assertThat(new PDFTextStripper().getText(document)).contains("words");
            assertThat(document.getPage(0).getResources().getXObjectNames()).isEmpty();
        }
    }
}
