package dev.lockscope.cli;

import java.util.Map;

/**
 * Where a window could be shown.
 *
 * @param system what the operating system calls itself
 * @param name the display that the environment names; empty for none
 */
record Display(String system, String name) {

    /** The display of this machine, by its environment's variables. */
    static Display of(Map<String, String> environment) {
        String wayland = environment.getOrDefault("WAYLAND_DISPLAY", "");
        return new Display(
                System.getProperty("os.name", ""),
                wayland.isEmpty() ? environment.getOrDefault("DISPLAY", "") : wayland);
    }

    /** Whether there is none; on Windows and macOS there always is one. */
    boolean isMissing() {
        return asksForName() && name.isEmpty();
    }

    /** What a person calls it. */
    String shown() {
        return asksForName() ? name : system;
    }

    private boolean asksForName() {
        return !system.startsWith("Windows") && !system.startsWith("Mac");
    }
}
