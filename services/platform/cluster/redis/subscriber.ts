import { openRedis } from './redis.ts';

/**
 * A connection that only subscribes. It waits for Redis for any time, and subscribes again after each reconnection. ioredis can do that itself, but with
 * promises that no caller can handle: one that is open when the connection is closed would end the process. This one's promises never reject.
 */
export function openSubscriber(redisUrl: string) {
  const client = openRedis(redisUrl, { maxRetriesPerRequest: null, autoResubscribe: false });
  const [channels, patterns] = [new Set<string>(), new Set<string>()];
  const settled = async (work: Promise<unknown>): Promise<void> => {
    await work.catch(() => {});
  };
  client.on('ready', () => {
    if (channels.size > 0) void settled(client.subscribe(...channels));
    if (patterns.size > 0) void settled(client.psubscribe(...patterns));
  });
  return {
    subscribe(asked: string[]) {
      for (const channel of asked) channels.add(channel);
      return settled(client.subscribe(...asked));
    },
    psubscribe(pattern: string) {
      patterns.add(pattern);
      return settled(client.psubscribe(pattern));
    },
    unsubscribe(asked: string[]) {
      for (const channel of asked) channels.delete(channel);
      return settled(client.unsubscribe(...asked));
    },
    punsubscribe(pattern: string) {
      patterns.delete(pattern);
      return settled(client.punsubscribe(pattern));
    },
    on: client.on.bind(client),
    off: client.off.bind(client),
    client,
  };
}
