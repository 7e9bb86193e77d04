import { Kafka, type logLevel } from 'kafkajs';
import { type Logger, pino } from 'pino';
import type { Bus } from '../../ports/bus.ts';
import type { Commit } from '../../ports/store.ts';
import { listenTo } from './listen.ts';
import { publisher } from './publish.ts';
import { topicMaker } from './topics.ts';

export type KafkaSettings = {
  /** `host:port` of some brokers. */
  brokers: string[];
  lanes: number;
  /** Topics are named by it and the service. */
  topicPrefix: string;
  log?: Logger;
};

/** Kafka's client logs much that it recovers from by itself: all of it goes to `debug`. */
const quiet = (log: Logger) => (_level: logLevel) => (entry: { namespace: string; log: { message: string } }) =>
  log.debug({ kafka: entry.namespace }, entry.log.message);

/** What a message holds; undefined when it is not a commit. */
function readCommit(text: string): Commit | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Carries commits by Kafka: a topic per service, a partition per lane. It never fails at start; while Kafka is unavailable its problems say so, and it tries again. */
export async function kafkaBus({ brokers, lanes, topicPrefix, log = pino({ level: 'silent' }) }: KafkaSettings): Promise<Bus & { close(): Promise<void> }> {
  const kafka = new Kafka({
    clientId: 'kloak',
    brokers,
    connectionTimeout: 3000,
    requestTimeout: 5_000,
    retry: { retries: 3, initialRetryTime: 100, maxRetryTime: 1000 },
    logCreator: quiet(log),
  });
  const ensureTopic = topicMaker(kafka, lanes);
  const sender = publisher(kafka, ensureTopic);
  const listeners = new Set<ReturnType<typeof listenTo>>();

  return {
    async publish(source, lane, commits) {
      if (commits.length > 0) await sender.send(topicPrefix + source, lane, commits);
    },
    async subscribe(sources, listener) {
      const listening = listenTo(
        kafka,
        sources.map((source) => topicPrefix + source),
        ensureTopic,
        (topic, lane, messages) => {
          const commits = messages.map(readCommit).filter((commit) => commit !== undefined);
          if (commits.length > 0) listener(topic.slice(topicPrefix.length), lane, commits);
        },
      );
      listeners.add(listening);
      await listening.ready;
      return async () => {
        listeners.delete(listening);
        await listening.stop();
      };
    },
    problems: () => [...sender.problems(), ...[...listeners].map((listening) => listening.problem()).filter((problem) => problem !== undefined)],
    async close() {
      await Promise.all([...listeners].map((listening) => listening.stop()));
      listeners.clear();
      await sender.close();
    },
  };
}
