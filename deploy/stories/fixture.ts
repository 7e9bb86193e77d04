// The product, started as its users start it, for the stories: the same files run against both platforms.
import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Store } from '@kloak/platform/ports/store.ts';
import { freePort } from '@kloak/platform/testing/listen-on-free-port.ts';
import { testMasterKey } from '@kloak/platform/testing/master-key.ts';
import { readServersState, serverVariables } from '@kloak/platform/testing/servers.ts';
import { logsFolder } from '@kloak/platform/testing/test-logs.ts';
import { keyVariables, newServiceKeys } from '@kloak/platform/trust/service-keys.ts';
import { type Visitor, visitor } from '@kloak/proto/client/visitor.ts';
import type { ServiceName } from '@kloak/proto/types/index.ts';
import { bytesAccessOf, clusterTargets, serviceNames } from '../services.ts';
import { balance } from './balancer.ts';
import { type Letterbox, openLetterbox } from './letterbox.ts';
import { type ProductProcess, target } from './process.ts';
import { withServiceStopped } from './with-service-stopped.ts';

/** `stopInto` ends it and leaves its folder, `dataDir`, there. `another` is one more process on the same folder and port. */
export type EmbeddedFixture = StoryFixture & {
  dataDir: string;
  another(env: Record<string, string>, args?: readonly string[]): ProductProcess;
  stopInto(folder: string): Promise<void>;
};

export type StoryFixture = {
  name: string;
  base: string;
  letterbox: Letterbox;
  /** Processes by target; several with replicas. */
  targets: ProductProcess[];
  /** Stops the processes of a service, works on its store, and restarts them. */
  whileStopped<Result>(service: ServiceName, work: (store: Store) => Promise<Result>): Promise<Result>;
  visitor(): Visitor;
  close(): Promise<void>;
};

/** Databases and bytes of a cluster, and the prefix of its topics. */
export type ClusterAddresses = { mongoUrl: string; databasePrefix: string; topicPrefix: string; bucket: string; lanes: number };

export type ClusterFixture = StoryFixture & { place: ClusterAddresses };

/** Mail address whose confirmation makes an admin. */
export const adminAddress = 'keeper@kloak.example';

const shared = (letterbox: Letterbox, url: string): Record<string, string> => ({
  KLOAK_URL: url,
  KLOAK_DEMO: '0',
  KLOAK_LIMITS: 'off',
  // No drain, since no requests come at the end; stories about rolling restarts override it.
  KLOAK_DRAIN_SECONDS: '0',
  KLOAK_CHECK_ANSWERS: 'on',
  KLOAK_LOG: 'info',
  SMTP_URL: letterbox.url,
  KLOAK_ADMIN_EMAIL: adminAddress,
});

/** One process on its own folder, a copy of `from` if given. */
export async function embeddedFixture(env: Record<string, string> = {}, from?: string): Promise<EmbeddedFixture> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kloak-story-'));
  if (from !== undefined) await cp(from, dataDir, { recursive: true });
  const letterbox = await openLetterbox();
  const port = await freePort();
  const base = `http://localhost:${port}`;
  const log = join(logsFolder(), `all-${port}.log`);
  const another: EmbeddedFixture['another'] = (more, args = []) =>
    target('all', port, args, { ...shared(letterbox, base), KLOAK_DATA: dataDir, ...env, ...more }, log);
  const whole = another({});
  await whole.start();
  return {
    name: 'embedded',
    dataDir,
    base,
    letterbox,
    targets: [whole],
    async whileStopped(service, work) {
      const { embeddedStore } = await import('@kloak/platform/embedded/store/store.ts');
      return withServiceStopped([whole], () => embeddedStore({ dataDir })({ service, lanes: 1, views: [] }), work);
    },
    visitor: () => visitor(base),
    another,
    async stopInto(folder) {
      await whole.stop();
      await letterbox.close();
      await rename(dataDir, folder);
    },
    async close() {
      await whole.stop();
      await letterbox.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Addresses of the real servers as environment variables; `undefined` if none are up. */
export function clusterEnvironment(): Record<string, string> | undefined {
  const { addresses } = readServersState() ?? {};
  if (!addresses) return undefined;
  return Object.fromEntries(
    Object.entries(addresses).flatMap(([field, value]) =>
      Object.entries(serverVariables).flatMap(([name, variable]) => (name === field ? [[variable, String(value)]] : [])),
    ),
  );
}

/** Secrets as operators set them: only those that a process needs. */
function secretsOf(name: string, s3: Record<string, string>): Record<string, string> {
  const kind = bytesAccessOf(name);
  return { ...(kind !== undefined && s3), ...(kind === 'content' && { KLOAK_MASTER_KEY: testMasterKey }) };
}

/** `replicas` of each target, or by target name with one of each other. */
export type ClusterOptions = { replicas?: number | Readonly<Record<string, number>>; lanes?: number; env?: Record<string, string> };

/** Each target in its own processes on the real servers, with its own names there. Each has one address, as in Kubernetes. */
export async function clusterFixture(
  servers: Record<string, string>,
  { replicas = 1, lanes = 4, env: given = {} }: ClusterOptions = {},
): Promise<ClusterFixture> {
  const letterbox = await openLetterbox();
  const mark = randomBytes(4).toString('hex');
  const places = await Promise.all(
    [...newServiceKeys(clusterTargets)].map(async ([name, keys]) => ({
      name,
      keys: keyVariables(keys),
      ports: await Promise.all(
        Array.from({ length: typeof replicas === 'number' ? replicas : (replicas[name] ?? 1) }, async () => ({
          http: await freePort(),
          rpc: await freePort(),
        })),
      ),
    })),
  );
  const balancers = new Map<string, Awaited<ReturnType<typeof balance>>>();
  for (const { name, ports } of places)
    balancers.set(name, await balance(ports.map(({ http, rpc }) => ({ port: name === 'gateway' ? http : rpc, probe: http }))));
  const base = `http://localhost:${balancers.get('gateway')?.port}`;
  const { KLOAK_S3_ACCESS_KEY = '', KLOAK_S3_SECRET_KEY = '', ...others } = servers;
  const env = {
    ...shared(letterbox, base),
    ...others,
    KLOAK_DATABASE_PREFIX: `story_${mark}_`,
    KLOAK_TOPIC_PREFIX: `story-${mark}-`,
    KLOAK_S3_BUCKET: `story-${mark}`,
    KLOAK_LANES: String(lanes),
    KLOAK_ADDRESSES: serviceNames.map((name) => `${name}=localhost:${balancers.get(name)?.port}`).join(','),
    ...given,
  };
  const logs = logsFolder();
  const replicasOf = places.map(({ name, keys, ports }) =>
    ports.map(({ http, rpc }) => {
      const own = {
        ...env,
        ...secretsOf(name, { KLOAK_S3_ACCESS_KEY, KLOAK_S3_SECRET_KEY }),
        ...keys,
        HOST: '127.0.0.1',
        KLOAK_RPC_LISTEN: `127.0.0.1:${rpc}`,
      };
      return target(name, http, ['--platform=cluster', `--target=${name}`], own, join(logs, `${name}-${http}.log`));
    }),
  );
  const targets = replicasOf.flat();
  const close = async () => {
    await Promise.all(targets.map((one) => one.stop()));
    for (const one of balancers.values()) await one.close();
    await letterbox.close();
  };
  try {
    // Started in turn, because all at once would overload the servers.
    for (let nth = 0; replicasOf.some(({ length }) => length > nth); nth += 1) await Promise.all(replicasOf.map((replicas) => replicas[nth]?.start()));
  } catch (error) {
    // If one fails to start, the others must not keep running.
    await close();
    throw error;
  }
  const place = {
    mongoUrl: servers.KLOAK_MONGO_URL ?? '',
    databasePrefix: env.KLOAK_DATABASE_PREFIX,
    topicPrefix: env.KLOAK_TOPIC_PREFIX,
    bucket: env.KLOAK_S3_BUCKET,
    lanes,
  };
  return {
    name: `cluster of ${JSON.stringify(replicas)}`,
    base,
    letterbox,
    targets,
    place,
    async whileStopped(service, work) {
      const { clusterStore } = await import('@kloak/platform/cluster/store/store.ts');
      const open = clusterStore(place);
      const runners = targets.filter(({ name }) => name === service);
      return withServiceStopped(runners, () => open({ service, lanes, views: [] }), work);
    },
    visitor: () => visitor(base),
    close,
  };
}
