// scripts/servers up | down | status: Kafka, a server of the MongoDB protocol, Redis, S3 and Stripe's API for the cluster's tests. As containers where a Docker
// engine answers, else as processes, installed and built when they are missing (Debian). `up` prints the addresses as environment:
//   eval "$(scripts/servers up)"
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningServer, readServersState, type ServerAddresses, type ServersState, serverVariables } from '@kloak/platform/testing/servers.ts';
import { silent } from '../deploy/real-servers/answers.ts';
import { containerRuns, dockerAnswers, removeContainer, startContainers } from '../deploy/real-servers/docker.ts';
import { startKafka } from '../deploy/real-servers/kafka.ts';
import { startMongo } from '../deploy/real-servers/mongo.ts';
import { isRunning, stopProcess } from '../deploy/real-servers/processes.ts';
import { startRedis } from '../deploy/real-servers/redis.ts';
import { startS3 } from '../deploy/real-servers/s3.ts';
import { removeState, withLock, writeState } from '../deploy/real-servers/state.ts';
import { startStripe } from '../deploy/real-servers/stripe.ts';
import { printProgress } from '../deploy/real-servers/tools.ts';

const runs = (server: RunningServer) => ('pid' in server ? isRunning(server) : containerRuns(server.container));

async function startProcesses(folder: string, started: (server: RunningServer) => void): Promise<ServerAddresses> {
  if (process.platform !== 'linux') throw new Error('No Docker engine answers, and without one the servers start on Linux alone. Start Docker and try again.');
  const starts = [
    startKafka(folder, started),
    startMongo(folder, started),
    startRedis(folder, started),
    startS3(folder, started),
    startStripe(folder, started),
  ] as const;
  const faults = (await Promise.allSettled(starts)).flatMap((part) => (part.status === 'rejected' ? [String(part.reason)] : []));
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const [kafka, mongo, redis, s3, stripe] = await Promise.all(starts);
  return { ...kafka, ...mongo, ...redis, ...s3, ...stripe };
}

async function stop({ running }: Pick<ServersState, 'running'>): Promise<void> {
  // PostgreSQL stops after the server that uses it, immediately (SIGINT).
  for (const server of running.toReversed()) {
    if ('container' in server) removeContainer(server.container);
    else await stopProcess(server, server.name === 'postgres' ? 'SIGINT' : 'SIGTERM');
  }
  removeState();
}

async function clear(state: ServersState): Promise<void> {
  await stop(state);
  rmSync(state.folder, { recursive: true, force: true });
}

function print(addresses: ServerAddresses): void {
  for (const [field, variable] of Object.entries(serverVariables)) {
    const value = Object.entries(addresses).find(([name]) => name === field)?.[1];
    process.stdout.write(`export ${variable}='${value}'\n`);
  }
}

async function up(): Promise<void> {
  const before = readServersState();
  if (before?.addresses && before.running.every(runs) && (await silent(before.addresses)).length === 0) {
    printProgress('the servers are up already');
    return print(before.addresses);
  }
  if (before) await clear(before);
  const docker = dockerAnswers();
  printProgress(docker ? 'starting the servers as containers' : 'no Docker engine answers: starting the servers as processes');
  const folder = mkdtempSync(join(tmpdir(), 'kloak-servers-'));
  const running: RunningServer[] = [];
  const state: ServersState = { by: docker ? 'docker' : 'processes', folder, running };
  const started = (server: RunningServer) => {
    running.push(server);
    writeState(state);
  };
  try {
    const addresses = docker ? await startContainers(started) : await startProcesses(folder, started);
    writeState({ ...state, addresses });
    printProgress(`up: ${running.map(({ name }) => name).join(', ')}; data and logs in ${folder}`);
    print(addresses);
  } catch (cause) {
    await stop({ running });
    throw new Error(`${cause instanceof Error ? cause.message : cause}\nWhat had started is stopped again. Logs: ${folder}`, { cause });
  }
}

async function down(): Promise<void> {
  const state = readServersState();
  if (!state) return printProgress('no servers are up');
  await clear(state);
  printProgress(`stopped: ${state.running.map(({ name }) => name).join(', ')}`);
}

async function status(): Promise<void> {
  const state = readServersState();
  if (!state) {
    printProgress('no servers are up');
    process.exitCode = 1;
    return;
  }
  const { addresses } = state;
  const quiet = addresses ? await silent(addresses) : state.running.map(({ name }) => name);
  for (const server of state.running) {
    const where = 'pid' in server ? `process ${server.pid}` : `container ${server.container.slice(0, 12)}`;
    printProgress(`${server.name}: ${where}, ${!runs(server) ? 'gone' : quiet.includes(server.name) ? 'does not answer' : 'answers'}`);
  }
  if (addresses && quiet.length === 0 && state.running.every(runs)) print(addresses);
  else process.exitCode = 1;
}

const verbs: Record<string, () => Promise<void>> = { up: () => withLock(up), down: () => withLock(down), status };
const verb = verbs[process.argv[2] ?? ''];
if (verb) {
  await verb().catch((cause: unknown) => {
    printProgress(cause instanceof Error ? cause.message : String(cause));
    process.exitCode = 1;
  });
} else {
  printProgress('usage: scripts/servers up | down | status');
  process.exitCode = 2;
}
// The Docker client keeps its connections open.
process.exit();
