package dev.lockscope.redis;

import dev.lockscope.lab.EnvironmentProblem;
import dev.lockscope.redis.RedisClusterFactory.ServersOpener;
import dev.lockscope.redis.process.ServerSpec;
import dev.lockscope.redis.process.Servers;
import dev.lockscope.resource.ScriptServer;
import java.net.InetSocketAddress;
import java.util.List;
import redis.clients.jedis.ClientSetInfoConfig;
import redis.clients.jedis.DefaultJedisClientConfig;
import redis.clients.jedis.HostAndPort;
import redis.clients.jedis.Jedis;
import redis.clients.jedis.exceptions.JedisException;

/** A Redis server on which ledgers run their scripts. Safe for use by several threads. */
public final class RedisScriptServer implements ScriptServer {

    /** Far longer than any script takes; a server that does not answer in that time is lost. */
    private static final int TIMEOUT_MILLIS = 10_000;

    private final Endpoint endpoint;
    private final Runnable afterwards;

    /**
     * A server that is there.
     *
     * @param afterwards is done when it is needed no more; may be done more than once
     */
    RedisScriptServer(Endpoint endpoint, Runnable afterwards) {
        this.endpoint = endpoint;
        this.afterwards = afterwards;
    }

    /**
     * Starts a redis-server process, which is ended when this is closed.
     *
     * @param opener prepares it
     * @param name the server's name
     * @throws EnvironmentProblem when the machine lacks something that is needed
     * @throws InterruptedException when the calling thread is interrupted; nothing is left running then
     */
    public static RedisScriptServer started(ServersOpener opener, String name)
            throws EnvironmentProblem, InterruptedException {
        Servers servers = opener.open();
        boolean started = false;
        try {
            Endpoint endpoint =
                    StartedNode.start(servers, ServerSpec.node(name)).endpoint();
            started = true;
            return new RedisScriptServer(endpoint, servers::close);
        } finally {
            if (!started) {
                servers.close();
            }
        }
    }

    @Override
    public ScriptServer.Connection connect() {
        InetSocketAddress address = endpoint.address();
        try {
            Jedis jedis = new Jedis(
                    new HostAndPort(address.getAddress().getHostAddress(), address.getPort()),
                    DefaultJedisClientConfig.builder()
                            .password(endpoint.password())
                            .timeoutMillis(TIMEOUT_MILLIS)
                            .clientSetInfoConfig(ClientSetInfoConfig.DISABLED)
                            .build());
            jedis.connect();
            return new OneConnection(jedis);
        } catch (JedisException e) {
            throw failed(e);
        }
    }

    @Override
    public void close() {
        afterwards.run();
    }

    private static IllegalStateException failed(JedisException cause) {
        return new IllegalStateException("the ledger's Redis failed: " + cause.getMessage(), cause);
    }

    private record OneConnection(Jedis jedis) implements ScriptServer.Connection {

        @Override
        public List<String> run(String script, List<String> keys, List<String> arguments) {
            try {
                Object reply = jedis.eval(script, keys, arguments);
                if (reply instanceof List<?> texts) {
                    return texts.stream().map(String::valueOf).toList();
                }
                throw new IllegalStateException("the script returned no list, but " + reply);
            } catch (JedisException e) {
                throw failed(e);
            }
        }

        @Override
        public void close() {
            jedis.close();
        }
    }
}
