// Real servers for fault tests only, because faults stop them.
import { mkdtemp, rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { serverVariables } from '@kloak/platform/testing/servers.ts';
import { untilAnswered } from '@kloak/platform/testing/until.ts';
import { kafkaAnswers, mongoAnswers, redisAnswers, s3Answers } from '../../real-servers/answers.ts';
import { dataOf, startKafka } from '../../real-servers/kafka.ts';
import { startMongo } from '../../real-servers/mongo.ts';
import { type OnProcessStarted, type ServerProcess, stopProcess } from '../../real-servers/processes.ts';
import { startRedis } from '../../real-servers/redis.ts';
import { startS3 } from '../../real-servers/s3.ts';
import { type Front, openFront } from './front.ts';

type Name = 'kafka' | 'mongo' | 'redis';

export type OwnServers = {
  /** Environment variables with their addresses. */
  env: Record<string, string>;
  /** Kills a server (-9) and restarts it after `seconds`, with `withoutData` empty. Resolves when it answers. */
  restart(name: Name, options?: { seconds?: number; withoutData?: boolean }): Promise<void>;
  /** Makes S3 answer 503 for `seconds`. */
  refuseBytes(seconds: number): Promise<void>;
  /** Connections to S3 are cut in the middle of each body for so long. */
  cutBytes(seconds: number): Promise<void>;
  close(): Promise<void>;
};

/** Maximum start time on a busy machine. */
const startSeconds = 60;

export async function openOwnServers(): Promise<OwnServers> {
  // PostgreSQL runs as its own user, who cannot access a folder of this run.
  const folder = await mkdtemp('/tmp/kloak-faults-');
  const running = new Map<string, { server: ServerProcess; again: () => ServerProcess }>();
  const started: OnProcessStarted = (server, again) => running.set(server.name, { server, again });
  const stopAll = async () => {
    for (const { server } of [...running.values()].toReversed()) await stopProcess(server, server.name === 'postgres' ? 'SIGINT' : 'SIGTERM');
    await rm(folder, { recursive: true, force: true });
  };
  const starts = [startKafka(folder, started), startMongo(folder, started), startRedis(folder, started), startS3(folder, started)] as const;
  const [kafka, mongo, redis, s3] = await Promise.all(starts).catch(async (cause: unknown) => {
    await Promise.allSettled(starts);
    await stopAll();
    throw cause;
  });
  const front = await openFront(Number(new URL(s3.s3Endpoint).port));
  await s3Answers(s3);
  const addresses = { ...kafka, ...mongo, ...redis, ...s3, s3Endpoint: `http://127.0.0.1:${front.port}` };
  const answers: Record<Name, () => Promise<void>> = {
    kafka: () => kafkaAnswers(kafka),
    mongo: () => mongoAnswers(mongo),
    redis: () => redisAnswers(redis),
  };
  const answering = async (how: Front['answers'], seconds: number) => {
    front.answers = how;
    await pause(seconds * 1000);
    front.answers = 'as-it-does';
  };
  return {
    env: Object.fromEntries(
      Object.entries(serverVariables).flatMap(([field, variable]) =>
        Object.entries(addresses).flatMap(([name, value]) => (name === field ? [[variable, value]] : [])),
      ),
    ),
    async restart(name, { seconds = 0, withoutData = false } = {}) {
      const one = running.get(name);
      if (!one) throw new Error(`${name} does not run`);
      await stopProcess(one.server, 'SIGKILL');
      await pause(seconds * 1000);
      if (withoutData) await rm(dataOf(folder), { recursive: true });
      running.set(name, { ...one, server: one.again() });
      await untilAnswered(name, () => answers[name]().then(() => true), startSeconds);
    },
    refuseBytes: (seconds) => answering('503', seconds),
    cutBytes: (seconds) => answering('half', seconds),
    async close() {
      await front.close();
      await stopAll();
    },
  };
}
