package dev.lockscope.cli;

import dev.lockscope.code.RecipeListings;
import dev.lockscope.export.Excerpt;
import dev.lockscope.export.Export;
import dev.lockscope.export.ExportFormat;
import dev.lockscope.export.ExportText;
import dev.lockscope.export.Heading;
import dev.lockscope.export.Omission;
import dev.lockscope.export.PictureWish;
import dev.lockscope.export.picture.UnfitPicture;
import dev.lockscope.scenario.Scenario;
import dev.lockscope.trace.Header;
import dev.lockscope.trace.file.Existing;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/** {@code export}: writes a trace in the format of another program, without Redis. */
final class ExportCommand implements Command {

    private final Messages messages;
    private final Screen screen;
    private final ExportOptions options;

    ExportCommand(Messages messages, Screen screen) {
        this.messages = messages;
        this.screen = screen;
        this.options = new ExportOptions(messages);
    }

    @Override
    public CommandSpec spec() {
        CommandSpec spec = HelpLayout.command(this, "export", "export TRACE --as FORMAT -o FILE [OPTION]...", messages);
        options.addTo(spec);
        return spec;
    }

    @Override
    public ExitCode run(ParseResult given) throws WrongInput {
        ExportFormat format = options.format(given);
        PictureWish wish = PictureOptions.of(given, format, messages);
        Path source = ExportOptions.trace(given);
        Path target = ExportOptions.output(given);
        Existing existing = ExportOptions.force(given) ? Existing.REPLACE : Existing.KEEP;
        boolean printed = target.equals(ExportOptions.STANDARD_OUTPUT);
        if (!printed) {
            OutputFiles files = new OutputFiles(messages, ExportOptions.force(given)).reading(source);
            Export.files(format, target).forEach(file -> files.writing("-o", file));
            files.check();
        }
        OpenedTrace opened = OpenedTrace.read(source, messages);
        Excerpt excerpt = Excerpt.of(opened.trace(), options.selection(given, opened.trace()));
        Export export = new Export(format, excerpt, heading(opened), wish);
        List<Omission> omissions = new ArrayList<>(excerpt.omissions());
        if (printed) {
            omissions.addAll(print(export));
        } else {
            omissions.addAll(save(export, target, existing));
            Export.files(format, target).forEach(file -> screen.text(messages.text("export.written", file)));
        }
        ExportText words = ExportText.in(messages.language().id());
        omissions.forEach(omission -> screen.problem(messages.text("export.left-out", words.of(omission))));
        opened.cut().ifPresent(screen::problem);
        return ExitCode.EXPECTED;
    }

    private WrongInput exists(Path target) {
        return new WrongInput(messages.text("output.exists", target));
    }

    private List<Omission> save(Export export, Path target, Existing existing) throws WrongInput {
        try {
            return export.save(target, existing);
        } catch (FileAlreadyExistsException e) {
            throw exists(Path.of(e.getFile()));
        } catch (UnfitPicture e) {
            throw unfit(e);
        } catch (IOException e) {
            throw new WrongInput(messages.text("output.cannot-write", target, messages.reason(e, target)));
        }
    }

    private WrongInput unfit(UnfitPicture failure) {
        ExportText words = ExportText.in(messages.language().id());
        return new WrongInput(messages.text("error", words.of(failure.problem()) + "."));
    }

    private List<Omission> print(Export export) throws WrongInput {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try {
            List<Omission> omissions = export.write(bytes);
            screen.raw(bytes.toByteArray());
            return omissions;
        } catch (UnfitPicture e) {
            throw unfit(e);
        } catch (IOException e) {
            throw new IllegalStateException("memory cannot fail", e);
        }
    }

    /** A trace from another version, whose scenario cannot be read here, still has a name. */
    private Heading heading(OpenedTrace opened) {
        String language = messages.language().id();
        try {
            Scenario scenario = opened.scenario();
            return new Heading(
                    language, scenario.title().in(language), scenario.goal().in(language), RecipeListings::of);
        } catch (WrongInput e) {
            Header header = opened.trace().header();
            String variant = header.variant() == null ? "" : ":" + header.variant();
            return new Heading(language, header.scenarioName() + variant, "", RecipeListings::of);
        }
    }
}
