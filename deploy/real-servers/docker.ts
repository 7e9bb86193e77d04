// The same servers as containers of their official images, with a Docker engine.
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { freePort } from '@kloak/platform/testing/listen-on-free-port.ts';
import type { RunningServer, ServerAddresses } from '@kloak/platform/testing/servers.ts';
import { GenericContainer, type StartedTestContainer } from 'testcontainers';
import { kafkaAnswers, mongoAnswers, redisAnswers, s3Answers, stripeAnswers } from './answers.ts';
import { imageOf } from './images.ts';
import { version as stripeMockVersion } from './stripe.ts';
import { isInstalled, run, untilReady } from './tools.ts';

// The containers outlive this script, and are removed by `down`: nothing else may clean them away.
process.env.TESTCONTAINERS_RYUK_DISABLED = 'true';

export function dockerAnswers(): boolean {
  return isInstalled('docker') && spawnSync('docker', ['info'], { stdio: 'ignore', timeout: 10_000 }).status === 0;
}

export function removeContainer(id: string): void {
  run('docker', ['rm', '--force', '--volumes', id]);
}

export function containerRuns(id: string): boolean {
  const { status, stdout } = spawnSync('docker', ['inspect', '--format', '{{.State.Running}}', id], { encoding: 'utf8' });
  return status === 0 && stdout.trim() === 'true';
}

type OnServerStarted = (server: RunningServer) => void;

async function start(name: string, container: GenericContainer, started: OnServerStarted): Promise<StartedTestContainer> {
  const running = await container.start();
  started({ name, container: running.getId() });
  return running;
}

async function kafka(started: OnServerStarted): Promise<{ kafkaBrokers: string }> {
  const port = await freePort();
  const container = new GenericContainer(imageOf('kafka')).withExposedPorts({ container: 9092, host: port }).withEnvironment({
    KAFKA_NODE_ID: '1',
    KAFKA_PROCESS_ROLES: 'broker,controller',
    KAFKA_CONTROLLER_QUORUM_VOTERS: '1@localhost:9093',
    KAFKA_LISTENERS: 'PLAINTEXT://:9092,CONTROLLER://:9093',
    KAFKA_ADVERTISED_LISTENERS: `PLAINTEXT://127.0.0.1:${port}`,
    KAFKA_CONTROLLER_LISTENER_NAMES: 'CONTROLLER',
    KAFKA_LISTENER_SECURITY_PROTOCOL_MAP: 'CONTROLLER:PLAINTEXT,PLAINTEXT:PLAINTEXT',
    KAFKA_OFFSETS_TOPIC_REPLICATION_FACTOR: '1',
    KAFKA_TRANSACTION_STATE_LOG_REPLICATION_FACTOR: '1',
    KAFKA_TRANSACTION_STATE_LOG_MIN_ISR: '1',
    KAFKA_GROUP_INITIAL_REBALANCE_DELAY_MS: '0',
    KAFKA_AUTO_CREATE_TOPICS_ENABLE: 'false',
  });
  await start('kafka', container, started);
  const addresses = { kafkaBrokers: `127.0.0.1:${port}` };
  await untilReady('Kafka', 90, () => kafkaAnswers(addresses));
  return addresses;
}

async function mongo(started: OnServerStarted): Promise<{ mongoUrl: string }> {
  const container = new GenericContainer(imageOf('mongo')).withExposedPorts(27017).withCommand(['mongod', '--replSet', 'rs0', '--bind_ip_all']);
  const running = await start('mongo', container, started);
  const one = `try { rs.status() } catch { rs.initiate({ _id: 'rs0', members: [{ _id: 0, host: '127.0.0.1:27017' }] }) }`;
  const addresses = { mongoUrl: `mongodb://${running.getHost()}:${running.getMappedPort(27017)}/?directConnection=true` };
  await untilReady('MongoDB', 90, async () => {
    const { exitCode, output } = await running.exec(['mongosh', '--quiet', '--eval', one]);
    if (exitCode !== 0) throw new Error(output);
    await mongoAnswers(addresses);
  });
  return addresses;
}

async function redis(started: OnServerStarted): Promise<{ redisUrl: string }> {
  const container = new GenericContainer(imageOf('redis')).withExposedPorts(6379).withCommand(['redis-server', '--save', '', '--appendonly', 'no']);
  const running = await start('redis', container, started);
  const addresses = { redisUrl: `redis://${running.getHost()}:${running.getMappedPort(6379)}` };
  await untilReady('Redis', 30, () => redisAnswers(addresses));
  return addresses;
}

async function s3(started: OnServerStarted) {
  const secret = randomBytes(18).toString('base64url');
  const container = new GenericContainer(imageOf('s3'))
    .withExposedPorts(7070)
    .withEnvironment({ ROOT_ACCESS_KEY: 'kloak', ROOT_SECRET_KEY: secret })
    .withTmpFs({ '/objects': 'rw', '/facts': 'rw' })
    .withCommand(['--quiet', '--port', ':7070', 'posix', '--sidecar', '/facts', '/objects']);
  const running = await start('s3', container, started);
  const addresses = {
    s3Endpoint: `http://${running.getHost()}:${running.getMappedPort(7070)}`,
    s3Region: 'us-east-1',
    s3Bucket: 'kloak',
    s3AccessKey: 'kloak',
    s3SecretKey: secret,
  };
  await untilReady('S3', 60, () => s3Answers(addresses));
  return addresses;
}

async function stripe(started: OnServerStarted): Promise<{ stripeUrl: string }> {
  const running = await start('stripe', new GenericContainer(`stripe/stripe-mock:v${stripeMockVersion}`).withExposedPorts(12111), started);
  const addresses = { stripeUrl: `http://${running.getHost()}:${running.getMappedPort(12111)}` };
  await untilReady("Stripe's API", 60, () => stripeAnswers(addresses));
  return addresses;
}

export async function startContainers(started: OnServerStarted): Promise<ServerAddresses> {
  const parts = await Promise.all([kafka(started), mongo(started), redis(started), s3(started), stripe(started)]);
  return { ...parts[0], ...parts[1], ...parts[2], ...parts[3], ...parts[4] };
}
