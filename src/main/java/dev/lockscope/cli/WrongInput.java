package dev.lockscope.cli;

/** What the person gave cannot be used: a file or an option is wrong. The message says which and why, in their language. */
final class WrongInput extends Exception {

    private static final long serialVersionUID = 1L;

    WrongInput(String message) {
        super(message);
    }
}
