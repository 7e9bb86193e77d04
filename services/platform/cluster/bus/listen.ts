import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Consumer, EachBatchPayload, Kafka } from 'kafkajs';
import { type Backoff, backoffMs } from '../../async/backoff.ts';
import { waitAtMost } from '../../async/wait-at-most.ts';
import type { HeardMessage } from './messages.ts';
import type { Topics } from './topics.ts';

const retryPause: Backoff = { firstMs: 100, maxMs: 4000, spread: 0.25 };
/** Wait of a subscriber for the first attempt; later ones run in the background. */
const patienceMs = 10_000;

export type OnMessages = (topic: string, partition: number, messages: HeardMessage[]) => void;

/**
 * Receives topics from now on until it is stopped, also across failures of Kafka. [Note: Every replica receives every partition] Each listener is a
 * group of its own, with a new name each time and without offsets. The lease in the store decides which replica keeps a partition, and missed commits
 * are read from the owner's log, so Kafka has nothing to remember.
 */
export function listenTo(kafka: Kafka, topics: string[], { ensure, forget }: Topics, heard: OnMessages) {
  let stopped = false;
  let consumer: Consumer | undefined;
  const unheard = `Kafka does not bring us ${topics.join(', ')}`;
  let problem: string | undefined = unheard;
  const firstTry = Promise.withResolvers<void>();
  const stopping = new AbortController();

  const eachBatch = async ({ batch }: EachBatchPayload) => {
    if (stopped) return;
    heard(
      batch.topic,
      batch.partition,
      batch.messages.map(({ value, headers }) => ({ value: value?.toString('utf8') ?? '', headers })),
    );
  };

  /** Listens until the consumer crashes or is stopped; a crash is thrown. */
  const listen = async (started: () => void): Promise<void> => {
    for (const topic of topics) await ensure(topic);
    if (stopped) return;
    const current = kafka.consumer({
      groupId: `hears-${randomUUID()}`,
      sessionTimeout: 6000,
      heartbeatInterval: 1500,
      maxWaitTimeInMs: 500,
      allowAutoTopicCreation: false,
      // The loop below starts again with a new group instead: a half-dead member would keep its partitions until its session ends.
      retry: { retries: 2, restartOnFailure: async () => false },
    });
    consumer = current;
    const ended = Promise.withResolvers<void>();
    // It may end while the consumer connects, when nothing awaits it yet.
    ended.promise.catch(() => {});
    const end = () => ended.resolve();
    stopping.signal.addEventListener('abort', end);
    current.on(current.events.CRASH, ({ payload }) => ended.reject(payload.error));
    current.on(current.events.STOP, end);
    // The first answer fixes the start offsets.
    current.on(current.events.FETCH, started);
    try {
      await current.connect();
      await current.subscribe({ topics, fromBeginning: false });
      await current.run({ autoCommit: false, eachBatch });
      await ended.promise;
    } finally {
      stopping.signal.removeEventListener('abort', end);
      await current.disconnect().catch(() => {});
    }
  };

  const keepListening = async (): Promise<void> => {
    let failures = 0;
    while (!stopped) {
      try {
        await listen(() => {
          failures = 0;
          problem = undefined;
          firstTry.resolve();
        });
      } catch {
        problem = unheard;
        forget(topics);
      }
      firstTry.resolve();
      const wait = backoffMs(failures, retryPause);
      failures += 1;
      if (!stopped) await pause(wait, undefined, { signal: stopping.signal }).catch(() => {});
    }
  };
  const listening = keepListening();

  return {
    /** Resolves when it listens, or when the first attempt failed. */
    ready: waitAtMost(patienceMs, firstTry.promise),
    problem: () => problem,
    async stop(): Promise<void> {
      stopped = true;
      stopping.abort();
      await consumer?.disconnect().catch(() => {});
      await listening;
    },
  };
}
