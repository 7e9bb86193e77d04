import { Redis } from 'ioredis';

export type RedisSettings = {
  redisUrl: string;
  /** Of all keys and channels. */
  prefix: string;
};

/** A connection that comes back by itself and never crashes the process; a command fails soon while Redis is away. */
export function openRedis(redisUrl: string, { patient = false } = {}): Redis {
  const client = new Redis(redisUrl, {
    connectTimeout: 3000,
    retryStrategy: (times) => Math.min(50 * 2 ** Math.min(times, 5), 1000),
    // A patient connection holds subscriptions, which wait as long as it takes.
    ...(patient ? { maxRetriesPerRequest: null } : { maxRetriesPerRequest: 1, commandTimeout: 1000 }),
  });
  client.on('error', () => {});
  return client;
}

export const redisProblems = (client: Redis): string[] => (client.status === 'ready' ? [] : ['Redis cannot be reached']);
