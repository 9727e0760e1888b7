package dev.lockscope.desktop.faults;

import dev.lockscope.lab.offer.Kind;
import dev.lockscope.lab.offer.Target;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.material2.Material2OutlinedAL;
import org.kordamp.ikonli.material2.Material2OutlinedMZ;

/** The icons of what can be done, and of what it is done to. */
final class Icons {

    private Icons() {}

    /** The icon of a kind; kinds with the same icon key share one. */
    static Ikon of(Kind kind) {
        return switch (kind.icon()) {
            case "play" -> Material2OutlinedMZ.PLAY_ARROW;
            case "pause" -> Material2OutlinedMZ.PAUSE;
            case "stall" -> Material2OutlinedAL.HOURGLASS_DISABLED;
            case "resume" -> Material2OutlinedMZ.PLAY_ARROW;
            case "crash" -> Material2OutlinedAL.FLASH_ON;
            case "finish" -> Material2OutlinedAL.DONE;
            case "clock-fast" -> Material2OutlinedAL.FAST_FORWARD;
            case "clock-slow" -> Material2OutlinedMZ.SLOW_MOTION_VIDEO;
            case "clock" -> Material2OutlinedAL.ACCESS_TIME;
            case "clock-ahead" -> Material2OutlinedMZ.UPDATE;
            case "clock-back" -> Material2OutlinedAL.HISTORY;
            case "stop" -> Material2OutlinedMZ.STOP;
            case "power" -> Material2OutlinedMZ.POWER_OFF;
            case "restart" -> Material2OutlinedMZ.REPLAY;
            case "restart-empty" -> Material2OutlinedMZ.RESTORE_PAGE;
            case "restart-later" -> Material2OutlinedMZ.SNOOZE;
            case "promote" -> Material2OutlinedMZ.UPGRADE;
            case "evict" -> Material2OutlinedMZ.MEMORY;
            case "flush" -> Material2OutlinedAL.DELETE_SWEEP;
            case "delete" -> Material2OutlinedAL.DELETE;
            case "hold" -> Material2OutlinedMZ.PAUSE_CIRCLE_OUTLINE;
            case "hold-next" -> Material2OutlinedMZ.PAUSE_PRESENTATION;
            case "lose" -> Material2OutlinedAL.HIGHLIGHT_OFF;
            case "lose-next" -> Material2OutlinedAL.CANCEL_SCHEDULE_SEND;
            case "delay" -> Material2OutlinedMZ.SCHEDULE;
            case "cut" -> Material2OutlinedAL.LINK_OFF;
            case "reset" -> Material2OutlinedMZ.SYNC_PROBLEM;
            case "open" -> Material2OutlinedAL.LINK;
            case "partition" -> Material2OutlinedAL.CALL_SPLIT;
            case "heal" -> Material2OutlinedAL.HEALING;
            default -> throw new IllegalArgumentException("no icon " + kind.icon());
        };
    }

    /** The icon of a thing. */
    static Ikon of(Target target) {
        if (target instanceof Target.OfClient) {
            return Material2OutlinedMZ.PERSON_OUTLINE;
        } else if (target instanceof Target.OfNode) {
            return Material2OutlinedMZ.STORAGE;
        } else if (target instanceof Target.OfSentinel) {
            return Material2OutlinedMZ.VISIBILITY;
        } else if (target instanceof Target.OfResource) {
            return Material2OutlinedAL.ACCOUNT_BALANCE;
        } else if (target instanceof Target.OfLink) {
            return Material2OutlinedAL.LINK;
        }
        return Material2OutlinedMZ.SHARE;
    }
}
