package dev.lockscope.cli;

import dev.lockscope.export.ExportFormat;
import dev.lockscope.export.PictureWish;
import dev.lockscope.export.Tone;
import dev.lockscope.export.picture.Size;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParseResult;

/** The options of {@code export} about pictures: what they are called and what they come to. */
final class PictureOptions {

    private static final String SIZE = "--size";
    private static final String SCALE = "--scale";
    private static final String THEME = "--theme";

    private static final Pattern WIDTH_BY_HEIGHT = Pattern.compile("([0-9]{1,6})(?:[xX×]([0-9]{1,6}))?(?:px)?");

    private PictureOptions() {}

    static void addTo(CommandSpec spec, Messages messages) {
        spec.addOption(option(SIZE, HelpLayout.words("SIZE", messages), Size.class, PictureOptions::size, messages));
        spec.addOption(
                option(SCALE, HelpLayout.words("FACTOR", messages), Double.class, PictureOptions::scale, messages));
        spec.addOption(option(THEME, "light|dark", Tone.class, PictureOptions::tone, messages));
    }

    private static <T> OptionSpec option(
            String name, String label, Class<T> type, ITypeConverter<T> converter, Messages messages) {
        return OptionSpec.builder(name)
                .type(type)
                .converters(converter)
                .paramLabel(label)
                .description(messages.text("option." + name.substring(2)))
                .build();
    }

    private static Size size(String text) {
        Matcher parts = WIDTH_BY_HEIGHT.matcher(text);
        if (!parts.matches()) {
            throw new NumberFormatException(text);
        }
        OptionalInt height = Optional.ofNullable(parts.group(2))
                .map(digits -> OptionalInt.of(Integer.parseInt(digits)))
                .orElse(OptionalInt.empty());
        return new Size(Integer.parseInt(parts.group(1)), height);
    }

    private static Double scale(String text) {
        double scale = Double.parseDouble(text.replace(',', '.'));
        if (!(scale >= PictureWish.LEAST_SCALE && scale <= PictureWish.MOST_SCALE)) {
            throw new NumberFormatException(text);
        }
        return scale;
    }

    private static Tone tone(String text) {
        return Tone.of(text.toLowerCase(Locale.ROOT)).orElseThrow(() -> new IllegalArgumentException(text));
    }

    /**
     * How a picture is to be.
     *
     * @throws WrongInput when the format has none, or none that could be so
     */
    static PictureWish of(ParseResult given, ExportFormat format, Messages messages) throws WrongInput {
        for (String option : new String[] {SIZE, SCALE, THEME}) {
            if (given.hasMatchedOption(option) && !format.isPictured()) {
                String those = those(ExportFormat::isPictured);
                throw new WrongInput(messages.text("export.no-picture", format.id(), option, those));
            }
        }
        if (given.hasMatchedOption(SCALE) && !format.hasPixels()) {
            String those = those(ExportFormat::hasPixels);
            throw new WrongInput(messages.text("export.no-pixels", format.id(), SCALE, those));
        }
        Optional<Size> size = Optional.ofNullable(given.matchedOptionValue(SIZE, null));
        OptionalDouble scale = given.hasMatchedOption(SCALE)
                ? OptionalDouble.of(given.matchedOptionValue(SCALE, 1.0))
                : OptionalDouble.empty();
        return new PictureWish(size, scale, given.matchedOptionValue(THEME, Tone.LIGHT));
    }

    private static String those(Predicate<ExportFormat> which) {
        return Arrays.stream(ExportFormat.values())
                .filter(which)
                .map(ExportFormat::id)
                .collect(Collectors.joining(", "));
    }
}
