package dev.lockscope.fault.link;

import static dev.lockscope.fault.link.LinkListener.UNASKED;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

class ConversationTest {

    private static final String MONITOR_LINE = "+1339518083.107412 [0 127.0.0.1:60866] \"keys\" \"*\"\r\n";

    private final Conversation conversation = new Conversation();

    @Test
    void repliesAnswerTheRequestsInTheirOrder() {
        assertThat(request("*1\r\n$4\r\nPING\r\n")).isEqualTo(0);
        assertThat(request("PING\r\n")).isEqualTo(1);
        assertThat(reply("+PONG\r\n")).isEqualTo(0);
        assertThat(request("*1\r\n$4\r\nPING\r\n")).isEqualTo(2);
        assertThat(reply("-ERR\r\n")).isEqualTo(1);
        assertThat(reply("*0\r\n")).isEqualTo(2);
        assertThat(reply("*0\r\n")).isEqualTo(UNASKED);
    }

    @Test
    void emptyRequestsAreNone() {
        assertThat(request("\r\n")).isEqualTo(UNASKED);
        assertThat(request("\n")).isEqualTo(UNASKED);
        assertThat(request("*0\r\n")).isEqualTo(UNASKED);
        assertThat(request("*-1\r\n")).isEqualTo(UNASKED);
        assertThat(request("PING\r\n")).isEqualTo(0);
        assertThat(reply("+PONG\r\n")).isEqualTo(0);
    }

    @Test
    void aRequestThatNeverWentOnHasNoReply() {
        number("*1\r\n$3\r\nGET\r\n");
        assertThat(request("PING\r\n")).isEqualTo(1);
        assertThat(reply("+PONG\r\n")).isEqualTo(1);
    }

    @Test
    void pushesAndLinesOfMonitorAnswerNothing() {
        request("*1\r\n$7\r\nmonitor\r\n");
        assertThat(reply("+OK\r\n")).isEqualTo(0);
        request("PING\r\n");
        assertThat(reply(MONITOR_LINE)).isEqualTo(UNASKED);
        assertThat(reply(">2\r\n+message\r\n+x\r\n")).isEqualTo(UNASKED);
        assertThat(reply("+PONG\r\n")).isEqualTo(1);
    }

    @Test
    void aStatusThatLooksLikeALineOfMonitorIsAReplyWhereNobodyMonitors() {
        request("PING\r\n");
        assertThat(reply(MONITOR_LINE)).isEqualTo(0);
    }

    @Test
    void subscribingIsAnsweredByMessagesOnly() {
        request("*3\r\n$9\r\nSUBSCRIBE\r\n$1\r\na\r\n$1\r\nb\r\n");
        request("PING\r\n");
        assertThat(reply("*3\r\n$9\r\nsubscribe\r\n$1\r\na\r\n:1\r\n")).isEqualTo(UNASKED);
        assertThat(reply("*3\r\n$9\r\nsubscribe\r\n$1\r\nb\r\n:2\r\n")).isEqualTo(UNASKED);
        assertThat(reply("*3\r\n$7\r\nmessage\r\n$1\r\na\r\n$1\r\nx\r\n")).isEqualTo(UNASKED);
        assertThat(reply("*2\r\n$4\r\npong\r\n$0\r\n\r\n")).isEqualTo(1);
    }

    @Test
    void afterASyncComesAStream() {
        request("*3\r\n$5\r\nPSYNC\r\n$1\r\n?\r\n$2\r\n-1\r\n");
        assertThat(conversation.streams()).isFalse();
        assertThat(reply("+FULLRESYNC 8de1787ba490483314a4d30f1c628bc5025eb761 0\r\n"))
                .isEqualTo(0);
        assertThat(conversation.streams()).isTrue();
    }

    @Test
    void aReplicaSaysWhereItListens() {
        request("*3\r\n$8\r\nREPLCONF\r\n$4\r\ncapa\r\n$3\r\neof\r\n");
        assertThat(conversation.announcedPort()).isZero();
        request("*3\r\n$8\r\nREPLCONF\r\n$14\r\nlistening-port\r\n$5\r\n31004\r\n");
        assertThat(conversation.announcedPort()).isEqualTo(31004);
        request("*3\r\n$8\r\nREPLCONF\r\n$3\r\nACK\r\n$1\r\n0\r\n");
        assertThat(conversation.announcedPort()).isEqualTo(31004);
    }

    @Test
    void whatIsNoPortIsNotTakenForOne() {
        for (String port : List.of("65536", "99999999999999999999", "x", "")) {
            request("*3\r\n$8\r\nREPLCONF\r\n$14\r\nlistening-port\r\n$" + port.length() + "\r\n" + port + "\r\n");
            assertThat(conversation.announcedPort()).as("%s", port).isZero();
        }
    }

    private long request(String text) {
        long message = number(text);
        conversation.goesOn(message);
        return message;
    }

    private long number(String text) {
        ByteBuffer bytes = ByteBuffer.wrap(text.getBytes(StandardCharsets.US_ASCII));
        return conversation.request(bytes, 0, bytes.limit());
    }

    private long reply(String text) {
        ByteBuffer bytes = ByteBuffer.wrap(text.getBytes(StandardCharsets.US_ASCII));
        return conversation.reply(bytes, 0, bytes.limit());
    }
}
