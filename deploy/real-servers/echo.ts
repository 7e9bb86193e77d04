import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type EachMessagePayload, Kafka, logLevel, Partitioners } from 'kafkajs';

const maxLateMs = 5000;
/** Marks a copy, so that it is not copied. */
const copied = 'copied';

export type Echo = {
  /** Number of messages that were sent a second time. */
  copied(): number;
  /** Sends pending copies and stops. Throws the error of a failed copy. */
  stop(): Promise<void>;
};

/** Sends each message of matching topics a second time, up to 5 s later, so out of order. */
export async function echoAll(brokers: string, topicPrefix: string): Promise<Echo> {
  const kafka = new Kafka({ brokers: brokers.split(','), logLevel: logLevel.NOTHING });
  const producer = kafka.producer({ createPartitioner: Partitioners.DefaultPartitioner });
  const consumer = kafka.consumer({ groupId: `echo-${randomBytes(4).toString('hex')}` });
  const sending: Promise<void>[] = [];
  let sent = 0;
  const repeat = async ({ topic, partition, message: { key, value, headers } }: EachMessagePayload) => {
    await pause(Math.random() * maxLateMs);
    await producer.send({ topic, messages: [{ key, value, partition, headers: { ...headers, [copied]: '1' } }] });
    sent += 1;
  };
  await Promise.all([producer.connect(), consumer.connect()]);
  await consumer.subscribe({ topics: [new RegExp(`^${topicPrefix}`)] });
  await consumer.run({
    async eachMessage(payload) {
      if (payload.message.headers?.[copied] !== undefined) return;
      const repeated = repeat(payload);
      // Thrown by `stop`, and not before anybody waits for it.
      repeated.catch(() => undefined);
      sending.push(repeated);
    },
  });
  return {
    copied: () => sent,
    async stop() {
      await consumer.disconnect();
      try {
        await Promise.all(sending);
      } finally {
        await producer.disconnect();
      }
    },
  };
}
