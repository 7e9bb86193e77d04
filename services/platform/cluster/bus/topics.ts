import { dayMs } from '@kloak/proto/rules/durations.ts';
import type { Admin, Kafka } from 'kafkajs';
import { singleFlight } from '../../async/single-flight.ts';

/** Retention of commits in Kafka; a service that was stopped for longer reads them from the owner's log. */
const retentionMs = 7 * dayMs;

async function make(admin: Admin, topic: string, lanes: number): Promise<void> {
  const configEntries = [{ name: 'retention.ms', value: String(retentionMs) }];
  const made = await admin.createTopics({ topics: [{ topic, numPartitions: lanes, configEntries }], waitForLeaders: true });
  if (made) return;
  const { topics } = await admin.fetchTopicMetadata({ topics: [topic] });
  const partitions = topics[0]?.partitions.length ?? lanes;
  if (partitions < lanes) await admin.createPartitions({ topicPartitions: [{ topic, count: lanes }] });
}

export type Topics = {
  /** Creates a missing topic, with as many partitions as the log; asks once. */
  ensure(topic: string): Promise<void>;
  /** Forgets topics that could not be used: Kafka may have lost its data, and the topics with it. */
  forget(topics: readonly string[]): void;
};

export function topicMaker(kafka: Kafka, lanes: number): Topics {
  const made = new Set<string>();
  const asking = singleFlight<void>();

  const find = async (topic: string): Promise<void> => {
    const admin = kafka.admin();
    try {
      await admin.connect();
      await make(admin, topic, lanes);
      made.add(topic);
    } finally {
      await admin.disconnect().catch(() => {});
    }
  };

  return {
    async ensure(topic) {
      if (!made.has(topic)) await asking(topic, () => find(topic));
    },
    forget(lost) {
      for (const topic of lost) made.delete(topic);
    },
  };
}
