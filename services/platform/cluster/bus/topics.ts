import type { Admin, Kafka } from 'kafkajs';

/** So long Kafka keeps commits; who was away longer reads them from the owner's log. */
const retentionMs = 7 * 24 * 3600 * 1000;

async function make(admin: Admin, topic: string, lanes: number): Promise<void> {
  const configEntries = [{ name: 'retention.ms', value: String(retentionMs) }];
  const made = await admin.createTopics({ topics: [{ topic, numPartitions: lanes, configEntries }], waitForLeaders: true });
  if (made) return;
  const { topics } = await admin.fetchTopicMetadata({ topics: [topic] });
  const partitions = topics[0]?.partitions.length ?? lanes;
  if (partitions < lanes) await admin.createPartitions({ topicPartitions: [{ topic, count: lanes }] });
}

/** Makes topics that are missing, one partition per lane; asks once per topic. */
export function topicMaker(kafka: Kafka, lanes: number): (topic: string) => Promise<void> {
  const there = new Map<string, Promise<void>>();

  const ensure = async (topic: string): Promise<void> => {
    const admin = kafka.admin();
    try {
      await admin.connect();
      await make(admin, topic, lanes);
    } catch (error) {
      there.delete(topic);
      throw error;
    } finally {
      await admin.disconnect().catch(() => {});
    }
  };

  return (topic) => {
    const known = there.get(topic) ?? ensure(topic);
    there.set(topic, known);
    return known;
  };
}
