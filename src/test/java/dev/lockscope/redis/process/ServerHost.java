package dev.lockscope.redis.process;

import dev.lockscope.time.Secrets;
import java.nio.file.Path;

/** A program of its own that starts two servers, tells their process numbers, and then does as its argument says. */
final class ServerHost {

    private ServerHost() {}

    public static void main(String[] args) throws Exception {
        ServerBinary binary = new BinaryCache(Path.of(args[0])).bundled();
        Servers servers = Servers.open(binary, Path.of(args[1]), new Secrets().password(), System.getenv());
        System.out.println("server " + servers.start("one").pid());
        System.out.println("server " + servers.start("two").pid());
        System.out.println("ready");
        switch (args[2]) {
            case "wait" -> System.in.read();
            case "throw" -> throw new IllegalStateException("on purpose");
            case "exit" -> System.exit(7);
            case "halt" -> Runtime.getRuntime().halt(8);
            default -> servers.close();
        }
    }
}
