package dev.lockscope.desktop.lesson;

import javafx.scene.layout.Region;

/** A page of a lesson as it is shown, in one language. It is made anew when another page or language is shown. */
interface LessonPage {

    /** What is shown. */
    Region view();

    /** Takes the keys, where something on it comes before going on; whether it has. */
    default boolean focus() {
        return false;
    }

    /** Takes in whatever has changed of the lesson. */
    void refresh();
}
