package dev.lockscope.handout;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.course.Glossary;
import dev.lockscope.course.Prose;
import dev.lockscope.export.svg.SvgPage;
import java.util.List;
import org.junit.jupiter.api.Test;

class ProseMarkupTest {

    private static final String HOSTILE = "<script>alert('&')</script> \" onload=\"x\u0000\uD83D";

    private static final Prose.Words WORDS = new Prose.Words(HOSTILE);

    private static String html(Glossary glossary, Prose.Block... blocks) {
        Markup page = new Markup();
        page.open("body");
        new ProseMarkup(glossary).write(new Prose(List.of(blocks)), page);
        return page.close().done();
    }

    @Test
    void whateverIsWrittenStaysWords() throws Exception {
        Prose inner = new Prose(List.of(new Prose.Paragraph(List.of(WORDS, new Prose.Code(HOSTILE)))));
        String html = html(
                Glossary.NONE,
                new Prose.Paragraph(List.of(new Prose.Strong(List.of(WORDS)), new Prose.Emphasis(List.of(WORDS)))),
                new Prose.Items(false, List.of(inner)),
                new Prose.Quote(inner),
                new Prose.Listing("java\"", HOSTILE));
        assertThat(html).doesNotContain("<script");
        assertThat(SvgPage.texts(SvgPage.parse(html), "strong").get(0)).startsWith("<script>alert('&')</script> \" on");
        assertThat(SvgPage.texts(SvgPage.parse(html), "code")).hasSize(3).allMatch(text -> text.startsWith("<script>"));
    }

    @Test
    void aTermLeadsToItsEntryWhereThereIsOne() {
        Prose.Term term = new Prose.Term("lease", List.of(new Prose.Words("leases")));
        Prose.Paragraph paragraph = new Prose.Paragraph(List.of(term));
        Glossary.Explanation lease = new Glossary.Explanation("lease", Prose.NONE);
        Glossary glossary = new Glossary(List.of(new Glossary.Entry("lease", lease, lease, List.of())));
        assertThat(html(glossary, paragraph)).contains("<a href=\"#term-lease\" class=\"term\">leases</a>");
        assertThat(html(Glossary.NONE, paragraph)).contains("<p>leases</p>").doesNotContain("<a ");
    }

    @Test
    void listsAndCodeKeepTheirShape() {
        Prose one = new Prose(List.of(new Prose.Paragraph(List.of(new Prose.Words("one")))));
        assertThat(html(Glossary.NONE, new Prose.Items(true, List.of(one)))).contains("<ol><li>one</li>");
        assertThat(html(Glossary.NONE, new Prose.Listing("lua", "a\n  b"))).contains("<pre><code>a\n  b</code>");
    }
}
