import { Redis, type RedisOptions } from 'ioredis';
import { type Backoff, backoffMs } from '../../async/backoff.ts';

const reconnectPause: Backoff = { firstMs: 50, maxMs: 1000, spread: 0 };

export type RedisSettings = {
  redisUrl: string;
  /** Begins all keys and channels. */
  prefix: string;
};

/**
 * A connection that reconnects by itself and whose errors do not end the process. While Redis is unavailable a command fails within a second, unless
 * `options` differ.
 */
export function openRedis(redisUrl: string, options: RedisOptions = { maxRetriesPerRequest: 1, commandTimeout: 1000 }): Redis {
  const client = new Redis(redisUrl, {
    connectTimeout: 3000,
    retryStrategy: (times) => backoffMs(times, reconnectPause),
    ...options,
  });
  client.on('error', () => {});
  return client;
}

export const redisProblems = (client: Redis): string[] => (client.status === 'ready' ? [] : ['Redis cannot be reached']);
