package dev.lockscope.desktop.matrix;

import dev.lockscope.course.Lesson;
import dev.lockscope.course.Matrix.Entry;
import dev.lockscope.course.Ordeal;
import dev.lockscope.course.Result;
import dev.lockscope.course.Subject;
import dev.lockscope.desktop.words.Texts;
import dev.lockscope.desktop.words.Words;
import dev.lockscope.scenario.FindingId;
import dev.lockscope.verdict.VerdictText;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** What the matrix says, in the language that is spoken at the time. Belongs to the thread of the window. */
final class MatrixWords {

    private final Words words;
    private final Texts texts;

    MatrixWords(Words words) {
        this.words = words;
        this.texts = words.of("dev.lockscope.desktop.matrix.matrix");
    }

    Texts texts() {
        return texts;
    }

    String name(Ordeal ordeal) {
        return texts.say("ordeal." + ordeal.id());
    }

    /** What a row is called, besides its recipe; empty where the resource guards nothing. */
    String guard(Subject subject) {
        String key = "guard." + subject.guard();
        return texts.knows(key) ? texts.say(key) : subject.guard();
    }

    /** A lesson and the worst of what a run in it has shown, in a word or two. */
    String brief(Lesson lesson, Result result) {
        return texts.say(
                "result",
                lesson.number(),
                worst(result).map(id -> texts.say("brief." + id.id())).orElseGet(() -> texts.say("safe")));
    }

    /** That a write from an old grant was taken says less than that a change was lost by it. */
    private static Optional<FindingId> worst(Result result) {
        boolean lost = result.findings().contains(FindingId.LOST_UPDATE);
        return result.findings().stream()
                .map(id -> lost && id == FindingId.STALE_WRITE_ACCEPTED ? FindingId.LOST_UPDATE : id)
                .findFirst();
    }

    /** An entry in a line: the lesson, the variant, and all that was found. */
    String whole(Entry entry) {
        VerdictText verdicts = words.verdicts();
        String lesson = texts.say(
                "entry",
                entry.lesson().number(),
                entry.variant().title().in(words.language().get()));
        String found = entry.result()
                .map(result -> result.findings().isEmpty()
                        ? texts.say("safe.whole")
                        : result.findings().stream().map(verdicts::title).collect(Collectors.joining(", ")))
                .orElseGet(() -> texts.say("open"));
        return lesson + ": " + found;
    }

    /** A whole cell as it is read aloud. */
    String said(Subject subject, Ordeal ordeal, List<Entry> entries) {
        List<String> said = new ArrayList<>();
        String guard = guard(subject);
        said.add(guard.isEmpty() ? subject.recipe() : subject.recipe() + ", " + guard);
        said.add(name(ordeal));
        if (entries.isEmpty()) {
            said.add(texts.say("nothing"));
        }
        entries.forEach(entry -> said.add(whole(entry)));
        return String.join(". ", said);
    }
}
