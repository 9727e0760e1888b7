package dev.lockscope.export;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import tools.jackson.databind.JsonNode;

/** Reads a page back: its markup with jsoup, and the run in it as its script does. */
final class HtmlReading {

    private final Document page;
    private final JsonNode run;
    private final List<Long> instants = new ArrayList<>();

    private HtmlReading(String text) {
        this.page = Jsoup.parse(text);
        this.run = Json.of(page.expectFirst("#run").data());
        long at = 0;
        for (JsonNode since : run.get("events").get("at")) {
            at += since.asLong();
            instants.add(at);
        }
    }

    static HtmlReading of(String text) {
        return new HtmlReading(text);
    }

    Document page() {
        return page;
    }

    JsonNode run() {
        return run;
    }

    /** When each event was, in order. */
    List<Long> instants() {
        return instants;
    }

    /** What each event says. */
    List<String> said() {
        List<String> said = new ArrayList<>();
        for (JsonNode place : run.get("events").get("said")) {
            said.add(run.get("said").get(place.asInt()).asString());
        }
        return said;
    }

    /** The kind of each event's fact. */
    List<String> facts() {
        List<String> facts = new ArrayList<>();
        for (JsonNode place : run.get("events").get("fact")) {
            facts.add(run.get("facts").get(place.asInt()).asString());
        }
        return facts;
    }

    /** The parties of a kind, by name. */
    Map<String, JsonNode> parties(String kind) {
        Map<String, JsonNode> parties = new TreeMap<>();
        for (JsonNode party : run.get("parties")) {
            if (party.get("kind").asString().equals(kind)) {
                parties.put(party.get("name").asString(), party);
            }
        }
        return parties;
    }

    /** A party, which has to be there. */
    JsonNode party(String kind, String name) {
        JsonNode party = parties(kind).get(name);
        if (party == null) {
            throw new AssertionError("no " + kind + " " + name);
        }
        return party;
    }

    /** The card of a party when so many events have happened and so much time has gone by since. */
    JsonNode card(JsonNode party, int events, long late) {
        JsonNode course = party.get("course");
        int card = -1;
        for (int i = 0; i < course.size(); i += 3) {
            int from = course.get(i).asInt();
            if (from < events || (from == events && course.get(i + 1).asLong() <= late)) {
                card = course.get(i + 2).asInt();
            }
        }
        return run.get("cards").get(card);
    }

    /** All that a card says in words, with the place of a running time left out. */
    String words(JsonNode card) {
        StringBuilder words = new StringBuilder();
        for (JsonNode line : card.get("lines")) {
            JsonNode said = run.get("lines").get(line.asInt());
            words.append(said.get("text").asString());
            words.append(said.has("after") ? said.get("after").asString() : "").append('\n');
        }
        return words.toString();
    }
}
