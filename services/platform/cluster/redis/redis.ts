import { Redis, type RedisOptions } from 'ioredis';

export type RedisSettings = {
  redisUrl: string;
  /** Of all keys and channels. */
  prefix: string;
};

/** A connection that comes back by itself and never crashes the process; a command fails soon while Redis is away, if `options` do not say otherwise. */
export function openRedis(redisUrl: string, options: RedisOptions = { maxRetriesPerRequest: 1, commandTimeout: 1000 }): Redis {
  const client = new Redis(redisUrl, {
    connectTimeout: 3000,
    retryStrategy: (times) => Math.min(50 * 2 ** Math.min(times, 5), 1000),
    ...options,
  });
  client.on('error', () => {});
  return client;
}

export const redisProblems = (client: Redis): string[] => (client.status === 'ready' ? [] : ['Redis cannot be reached']);
