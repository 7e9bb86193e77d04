// Readiness of a server: one round trip with the client that the project uses.
import { CreateBucketCommand, HeadBucketCommand, S3Client } from '@aws-sdk/client-s3';
import type { ServerAddresses } from '@kloak/platform/testing/servers.ts';
import { Redis } from 'ioredis';
import { Kafka, logLevel } from 'kafkajs';
import { MongoClient } from 'mongodb';

/** The part of the addresses that is about S3. */
export type S3Addresses = Pick<ServerAddresses, 's3Endpoint' | 's3Region' | 's3Bucket' | 's3AccessKey' | 's3SecretKey'>;

export async function kafkaAnswers({ kafkaBrokers }: Pick<ServerAddresses, 'kafkaBrokers'>): Promise<void> {
  const kafka = new Kafka({ brokers: kafkaBrokers.split(','), logLevel: logLevel.NOTHING, connectionTimeout: 1000, retry: { retries: 0 } });
  const admin = kafka.admin();
  try {
    await admin.connect();
    const { controller } = await admin.describeCluster();
    if (controller === null) throw new Error('no controller yet');
  } finally {
    await admin.disconnect();
  }
}

export async function mongoAnswers({ mongoUrl }: Pick<ServerAddresses, 'mongoUrl'>): Promise<void> {
  const client = new MongoClient(mongoUrl, { serverSelectionTimeoutMS: 1000 });
  try {
    const probe = client.db('kloak-probe').collection<{ _id: string; at: Date }>('probe');
    await probe.replaceOne({ _id: 'probe' }, { at: new Date() }, { upsert: true });
  } finally {
    await client.close();
  }
}

export async function redisAnswers({ redisUrl }: Pick<ServerAddresses, 'redisUrl'>): Promise<void> {
  const redis = new Redis(redisUrl, { lazyConnect: true, retryStrategy: () => null, maxRetriesPerRequest: 0 });
  redis.on('error', () => undefined);
  try {
    await redis.connect();
    await redis.ping();
  } finally {
    redis.disconnect();
  }
}

/** Makes the bucket, too, when it is not there. */
export async function s3Answers(addresses: S3Addresses): Promise<void> {
  const client = new S3Client({
    endpoint: addresses.s3Endpoint,
    region: addresses.s3Region,
    forcePathStyle: true,
    maxAttempts: 1,
    credentials: { accessKeyId: addresses.s3AccessKey, secretAccessKey: addresses.s3SecretKey },
  });
  const bucket = { Bucket: addresses.s3Bucket };
  try {
    await client.send(new HeadBucketCommand(bucket)).catch(() => client.send(new CreateBucketCommand(bucket)));
  } finally {
    client.destroy();
  }
}

export async function stripeAnswers({ stripeUrl }: Pick<ServerAddresses, 'stripeUrl'>): Promise<void> {
  const answer = await fetch(`${stripeUrl}/v1/products`, { headers: { authorization: 'Bearer sk_test_123' } });
  if (!answer.ok) throw new Error(`Stripe's API answers ${answer.status}`);
}

const questions: [string, (addresses: ServerAddresses) => Promise<void>][] = [
  ['kafka', kafkaAnswers],
  ['mongo', mongoAnswers],
  ['redis', redisAnswers],
  ['s3', s3Answers],
  ['stripe', stripeAnswers],
];

/** The servers that do not answer. */
export async function silent(addresses: ServerAddresses): Promise<string[]> {
  const asked = await Promise.allSettled(questions.map(([, ask]) => ask(addresses)));
  return questions.filter((_, index) => asked[index]?.status === 'rejected').map(([name]) => name);
}
