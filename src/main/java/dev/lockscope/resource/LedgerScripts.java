package dev.lockscope.resource;

import java.util.List;

/**
 * The Lua scripts of a ledger in Redis. A script is one step there, so check and change cannot be separated.
 *
 * <p>Lua reckons in floating point: values, versions and tokens are right up to 2<sup>53</sup>.
 */
final class LedgerScripts {

    /** The hash with the value, its version and the highest token; the hash with the stored keys and their answers. */
    static final List<String> KEYS = List.of("ledger", "ledger:stored");

    /** Begins the books. Arguments: value, highest token. */
    static final String OPEN = """
            redis.call('DEL', KEYS[1], KEYS[2])
            redis.call('HSET', KEYS[1], 'value', ARGV[1], 'version', '0', 'highest', ARGV[2])
            return {}
            """;

    /** Answers value and version. */
    static final String READ = "return redis.call('HMGET', KEYS[1], 'value', 'version')";

    /** Answers 1 where the key is stored, else 0. Arguments: key. */
    static final String HAS = "return {tostring(redis.call('HEXISTS', KEYS[2], ARGV[1]))}";

    /** Stores a key without an answer; answers 1 where it was not stored, else 0. Arguments: key. */
    static final String STORE = "return {tostring(redis.call('HSETNX', KEYS[2], ARGV[1], ''))}";

    /**
     * Does all changes or none. Arguments: fencing, compare, keys; then for each change its kind, its token or nothing,
     * its number, and for a write what was seen or nothing, for a charge its key. Answers a line a change, up to the
     * first that is turned away.
     */
    static final String SETTLE = """
            local fencing, compare, guard = ARGV[1], ARGV[2], ARGV[3]
            local books = redis.call('HMGET', KEYS[1], 'value', 'version', 'highest')
            local value, version, highest = tonumber(books[1]), tonumber(books[2]), tonumber(books[3])
            local fresh, outcomes = {}, {}

            local function whole(number)
                return string.format('%.0f', number)
            end

            local function refuse(why)
                table.insert(outcomes, why .. ' ' .. whole(value) .. ' ' .. whole(version) .. ' ' .. whole(highest))
                return outcomes
            end

            for i = 4, #ARGV, 4 do
                local kind, token, number, more = ARGV[i], tonumber(ARGV[i + 1]), tonumber(ARGV[i + 2]), ARGV[i + 3]
                local after, answer = nil, nil
                if fencing ~= 'NONE'
                    and (not token or token < highest or (fencing == 'STRICT' and token == highest)) then
                    return refuse('FENCE')
                end
                if kind == 'write' then
                    local now = compare == 'VERSION' and version or value
                    if compare ~= 'NONE' and tonumber(more) ~= now then
                        return refuse('CONFLICT')
                    end
                    after = number
                else
                    if guard ~= 'NONE' then
                        answer = fresh[more] or redis.call('HGET', KEYS[2], more)
                    end
                    if not answer then
                        after = value - number
                        fresh[more] = whole(number) .. ' ' .. whole(after)
                    elseif guard ~= 'IDEMPOTENT' or answer == '' then
                        return refuse('DUPLICATE_KEY')
                    end
                end
                if after then
                    table.insert(outcomes, 'ACCEPTED ' .. whole(value) .. ' ' .. whole(after) .. ' ' .. whole(version + 1))
                    value, version = after, version + 1
                    if fencing ~= 'NONE' then
                        highest = token
                    end
                else
                    local amount, first = string.match(answer, '^(%S+) (%S+)$')
                    if tonumber(amount) ~= number then
                        return refuse('OTHER_PAYLOAD ' .. amount)
                    end
                    table.insert(outcomes, 'REPLAYED ' .. first)
                end
            end

            if guard ~= 'NONE' then
                for key, answer in pairs(fresh) do
                    redis.call('HSET', KEYS[2], key, answer)
                end
            end
            redis.call('HSET', KEYS[1], 'value', whole(value), 'version', whole(version), 'highest', whole(highest))
            return outcomes
            """;

    private LedgerScripts() {}
}
