import { Kafka, type logLevel, type SASLOptions } from 'kafkajs';
import { type Logger, pino } from 'pino';
import type { Bus } from '../../ports/bus.ts';
import { commitSignatures } from '../../trust/commit-signatures.ts';
import type { ServiceKeys } from '../../trust/service-keys.ts';
import { listenTo } from './listen.ts';
import { readMessage } from './messages.ts';
import { publisher } from './publish.ts';
import { quietQueues } from './quiet-queue.ts';
import { topicMaker } from './topics.ts';

/** Login at the brokers. Certificates of an own authority: by Node's NODE_EXTRA_CA_CERTS. */
export type BrokerAccess = { tls: boolean; account?: User & { mechanism: keyof typeof saslOf } };

type User = { username: string; password: string };
/** One option of Kafka's client for each mechanism. */
const saslOf: Record<'plain' | 'scram-sha-256' | 'scram-sha-512', (user: User) => SASLOptions> = {
  plain: ({ username, password }) => ({ mechanism: 'plain', username, password }),
  'scram-sha-256': ({ username, password }) => ({ mechanism: 'scram-sha-256', username, password }),
  'scram-sha-512': ({ username, password }) => ({ mechanism: 'scram-sha-512', username, password }),
};

quietQueues();

export type KafkaSettings = {
  /** `host:port` of some brokers. */
  brokers: string[];
  access?: BrokerAccess;
  lanes: number;
  /** Topics are named by it and the service. */
  topicPrefix: string;
  /** Keys for signing published commits and for verifying received ones. */
  keys: Pick<ServiceKeys, 'own' | 'publicKeys'>;
  log?: Logger;
};

/** Kafka's client logs many failures from which it recovers: all of them are logged as `debug`. */
const quiet = (log: Logger) => (_level: logLevel) => (entry: { namespace: string; log: { message: string } }) =>
  log.debug({ kafka: entry.namespace }, entry.log.message);

/**
 * Carries commits by Kafka: a topic per service, a partition per partition of the log. It never fails at start; while Kafka is unavailable its problems
 * report it, and it retries.
 */
export async function kafkaBus({
  brokers,
  access,
  lanes,
  topicPrefix,
  keys,
  log = pino({ level: 'silent' }),
}: KafkaSettings): Promise<Bus & { close(): Promise<void> }> {
  const kafka = new Kafka({
    clientId: 'kloak',
    brokers,
    ssl: access?.tls,
    sasl: access?.account && saslOf[access.account.mechanism](access.account),
    connectionTimeout: 3000,
    requestTimeout: 5_000,
    retry: { retries: 3, initialRetryTime: 100, maxRetryTime: 1000 },
    logCreator: quiet(log),
  });
  const topics = topicMaker(kafka, lanes);
  const signatures = commitSignatures(keys);
  const sender = publisher(kafka, topics, signatures);
  const listeners = new Set<ReturnType<typeof listenTo>>();
  /** Number of messages without a valid signature, by source. */
  const strange = new Map<string, number>();

  return {
    async publish(source, lane, commits) {
      if (commits.length > 0) await sender.send({ topic: topicPrefix + source, source, lane }, commits);
    },
    async subscribe(sources, listener) {
      const listening = listenTo(
        kafka,
        sources.map((source) => topicPrefix + source),
        topics,
        (topic, lane, messages) => {
          const source = topic.slice(topicPrefix.length);
          const commits = messages.map((message) => readMessage(message, { source, lane }, signatures)).filter((commit) => commit !== undefined);
          const unbelieved = messages.length - commits.length;
          if (commits.length > 0) listener(source, lane, commits);
          if (unbelieved === 0) return;
          strange.set(source, (strange.get(source) ?? 0) + unbelieved);
          listener(source, lane, []);
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
    warnings: () => [...strange].map(([source, count]) => `messages on the bus that ${source} did not sign were not believed: ${count}`),
    async close() {
      await Promise.all([...listeners].map((listening) => listening.stop()));
      listeners.clear();
      await sender.close();
    },
  };
}
