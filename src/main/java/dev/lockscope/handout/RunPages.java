package dev.lockscope.handout;

import dev.lockscope.course.Lesson;
import dev.lockscope.course.LessonText;
import dev.lockscope.course.Prose;
import dev.lockscope.trace.Trace;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Writes a lesson with a run: set-up, question, code, challenge and, where they are wanted, the answers. */
final class RunPages {

    private final HandoutWords words;
    private final ProseMarkup prose;
    private final Optional<Map<String, Trace>> runs;

    /**
     * Pages.
     *
     * @param runs a run of each variant that the question is about; nothing where no answer is to be given away
     */
    RunPages(HandoutWords words, ProseMarkup prose, Optional<Map<String, Trace>> runs) {
        this.words = words;
        this.prose = prose;
        this.runs = runs;
    }

    void write(Lesson lesson, Lesson.OfRun run, LessonText text, Markup page) {
        page.element("h3", words.say("set-up"));
        prose.write(text.setUp(), page);
        page.open("div", "class", "picture");
        page.raw(PartiesPicture.of(run.start(), words, "parties" + lesson.number()));
        page.end();
        question(run, text, page);
        runs.ifPresent(known -> outcome(lesson, run, text, known, page));
        code(run, page);
        task(text, page);
    }

    private void question(Lesson.OfRun run, LessonText text, Markup page) {
        page.open("div", "class", "question");
        page.element("h3", words.say("question"));
        prose.write(text.question(), page);
        new Options(prose).write(text.options(), runs.flatMap(run.question()::rightOption), page);
        if (runs.isEmpty()) {
            page.open("p", "class", "why")
                    .text(words.say("because"))
                    .open("span", "class", "blank")
                    .close()
                    .end();
        }
        page.end();
    }

    private void outcome(Lesson lesson, Lesson.OfRun run, LessonText text, Map<String, Trace> known, Markup page) {
        page.element("h3", words.say("outcome"));
        Optional.ofNullable(known.get(run.question().usual()))
                .ifPresent(trace -> RunFigure.write(words, trace, text.title(), "run" + lesson.number(), page));
        prose.write(text.outcome(), page);
        page.open("ul", "class", "options");
        text.answers().forEach((id, answer) -> {
            page.open("li").open("span", "class", "letter").text(id).close().text(" ");
            prose.inline(answer, page);
            page.end();
        });
        page.end();
        text.repair().ifPresent(repair -> part("repair", repair, page));
    }

    private void code(Lesson.OfRun run, Markup page) {
        List<CodeExcerpt> excerpts = CodeExcerpt.of(run.code());
        if (!excerpts.isEmpty()) {
            page.element("h3", words.say("code"));
            excerpts.forEach(excerpt -> code(excerpt, page));
        }
    }

    private static void code(CodeExcerpt excerpt, Markup page) {
        page.open("div", "class", "listing");
        page.element("p", excerpt.title(), "class", "file");
        for (CodeExcerpt.Part part : excerpt.parts()) {
            page.open("pre");
            for (int i = 0; i < part.lines().size(); i++) {
                int number = part.first() + i;
                String line = String.format("%3d  %s", number, part.lines().get(i));
                page.open(part.marked().contains(number) ? "b" : "span")
                        .text(line)
                        .close()
                        .text("\n");
            }
            page.end();
        }
        page.end();
    }

    private void task(LessonText text, Markup page) {
        text.task().ifPresent(task -> part("challenge", task, page));
        if (runs.isPresent()) {
            text.hint().ifPresent(hint -> {
                page.open("blockquote");
                prose.write(hint, page);
                page.end();
            });
        }
    }

    private void part(String heading, Prose text, Markup page) {
        if (!text.isEmpty()) {
            page.element("h3", words.say(heading));
            prose.write(text, page);
        }
    }
}
