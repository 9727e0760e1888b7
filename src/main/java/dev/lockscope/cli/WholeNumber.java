package dev.lockscope.cli;

import picocli.CommandLine.ITypeConverter;

/** Reads a whole number within bounds, and can be asked for them when something else was given. */
record WholeNumber(int least, int most) implements ITypeConverter<Integer> {

    /** The most states or so that the model can count. */
    static final int MANY = 2_000_000_000;

    @Override
    public Integer convert(String text) {
        int number = Integer.parseInt(text);
        if (number < least || number > most) {
            throw new NumberFormatException(text);
        }
        return number;
    }
}
