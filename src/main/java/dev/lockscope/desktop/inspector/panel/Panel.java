package dev.lockscope.desktop.inspector.panel;

import dev.lockscope.desktop.session.Session;
import javafx.scene.Node;
import javafx.util.Subscription;

/** What one tab of the inspector shows of a session. Belongs to the thread of the window. */
public interface Panel {

    /** What is shown; always the same. */
    Node view();

    /**
     * Shows a session, and follows it until the subscription ends.
     *
     * @return what listens to the session
     */
    Subscription follow(Session session);

    /** Lets go of the session that was shown last. */
    void clear();
}
