// Fixtures for the engine's suites on real servers: each with names of its own, removed afterwards.
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { Kafka, logLevel } from 'kafkajs';
import { pino } from 'pino';
import { type ClusterSettings, openCluster } from '../../cluster/platform.ts';
import { runServices } from '../../run.ts';
import type { Service } from '../../service.ts';
import { type KeySettings, newServiceKeys } from '../../trust/service-keys.ts';
import { asItIs, type EngineFixture, type EngineOptions, runOf, testServices, testSettings } from '../engine/fixture.ts';
import { freePort } from '../listen-on-free-port.ts';
import { testMasterKey } from '../master-key.ts';
import type { ServerAddresses } from '../servers.ts';
import { logsFolder } from '../test-logs.ts';
import { changeEvents, copyDatabase, dropDatabases } from './store-place.ts';

/** Settings that all processes of an installation share. */
type SharedSettings = Omit<ClusterSettings, 'listen' | 'target' | 'keys'>;

/** Names and addresses of one installation. */
async function installation(servers: ServerAddresses, lanes: number): Promise<SharedSettings> {
  const prefix = `engine-${randomBytes(5).toString('hex')}-`;
  const addresses = Object.fromEntries(await Promise.all(testServices.map(async (name) => [name, `127.0.0.1:${await freePort()}`])));
  const { s3Endpoint: endpoint, s3Region: region, s3Bucket: bucket, s3AccessKey: accessKey, s3SecretKey: secretKey } = servers;
  return {
    mongoUrl: servers.mongoUrl,
    databasePrefix: prefix,
    brokers: servers.kafkaBrokers.split(','),
    topicPrefix: prefix,
    redisUrl: servers.redisUrl,
    s3: { endpoint, region, bucket, accessKey, secretKey },
    addresses,
    masterKey: testMasterKey,
    lanes,
    smtp: { url: 'smtp://127.0.0.1:1', requiresTls: false },
    mailFrom: 'kloak@localhost',
  };
}

async function deleteTopics(brokers: string[], prefix: string): Promise<void> {
  const admin = new Kafka({ brokers, logLevel: logLevel.NOTHING }).admin();
  await admin.connect();
  const topics = (await admin.listTopics()).filter((topic) => topic.startsWith(prefix));
  if (topics.length > 0) await admin.deleteTopics({ topics });
  await admin.disconnect();
}

export type ClusterFixture = EngineFixture & { settings: SharedSettings; keysOf(service: string): KeySettings };

/** Each service is a process of its own; others call the first one of a name. */
export async function clusterFixture(servers: ServerAddresses, lanes: number): Promise<ClusterFixture> {
  const settings = await installation(servers, lanes);
  const keys = newServiceKeys(testServices);
  const keysOf = (service: string): KeySettings => keys.get(service) ?? { privateKey: '', publicKeys: {} };
  const log = pino({ level: 'info' }, pino.destination({ dest: join(logsFolder(), 'services.log'), sync: true }));
  const called = new Set<string>();

  const open = async (service: Service, { bus = asItIs, rpc = asItIs, clock }: EngineOptions) => {
    const target = service.name;
    const isCalled = !called.has(target);
    called.add(target);
    const listen = isCalled ? (settings.addresses[target] ?? '') : `127.0.0.1:${await freePort()}`;
    const platform = await openCluster({ ...settings, keys: keysOf(target), target, listen });
    const changed = { ...platform, bus: bus(platform.bus), rpc: rpc(platform.rpc) };
    const running = await runServices([service], { platform: changed, settings: testSettings, log, callable: testServices, clock });
    return { platform, running, target, isCalled };
  };
  return {
    settings,
    keysOf,
    lanes,
    async start(services, options = {}) {
      const opened = await Promise.all(services.map((service) => open(service, options)));
      return runOf(
        opened.flatMap(({ running }) => running),
        async () => {
          await Promise.all(
            opened.map(async ({ platform, running, target, isCalled }) => {
              await Promise.all(running.map((one) => one.stop()));
              await platform.close();
              if (isCalled) called.delete(target);
            }),
          );
        },
      );
    },
    copyAside: (service) => copyDatabase(settings.mongoUrl, `${settings.databasePrefix}${service}`),
    async damage(service, place, events) {
      const put = (text: string) => changeEvents(settings.mongoUrl, `${settings.databasePrefix}${service}`, { lane: place.lane, seq: place.seq }, text);
      const before = await put(events);
      return async () => void (await put(before));
    },
    async remove() {
      await Promise.all([dropDatabases(settings.mongoUrl, settings.databasePrefix), deleteTopics(settings.brokers, settings.topicPrefix)]);
    },
  };
}
