// Real servers for cluster tests: those of `scripts/servers up`, or those named in the environment.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** Addresses of each server. `scripts/servers up` prints these as KLOAK_MONGO_URL, KLOAK_KAFKA_BROKERS and so on. */
export type ServerAddresses = {
  mongoUrl: string;
  /** `host:port`, separated by commas. */
  kafkaBrokers: string;
  redisUrl: string;
  s3Endpoint: string;
  s3Region: string;
  s3Bucket: string;
  s3AccessKey: string;
  s3SecretKey: string;
  /** Stripe's API with constant answers. */
  stripeUrl: string;
};

export const serverVariables: Record<keyof ServerAddresses, string> = {
  mongoUrl: 'KLOAK_MONGO_URL',
  kafkaBrokers: 'KLOAK_KAFKA_BROKERS',
  redisUrl: 'KLOAK_REDIS_URL',
  s3Endpoint: 'KLOAK_S3_ENDPOINT',
  s3Region: 'KLOAK_S3_REGION',
  s3Bucket: 'KLOAK_S3_BUCKET',
  s3AccessKey: 'KLOAK_S3_ACCESS_KEY',
  s3SecretKey: 'KLOAK_S3_SECRET_KEY',
  stripeUrl: 'KLOAK_STRIPE_URL',
};

/** Server under `.servers/`: `pid` and `since` (the kernel's start time) identify a process, `container` a container. */
export type RunningServer = { name: string; pid: number; since: string } | { name: string; container: string };
/** `addresses` are present once all of them answer. */
export type ServersState = { by: 'processes' | 'docker'; folder: string; addresses?: ServerAddresses; running: RunningServer[] };

export const serversFolder = resolve(import.meta.dirname, '../../../.servers');

export function readServersState(): ServersState | undefined {
  try {
    const state: ServersState = JSON.parse(readFileSync(resolve(serversFolder, 'state.json'), 'utf8'));
    return state;
  } catch {
    return undefined;
  }
}

function named(): Partial<ServerAddresses> {
  const said = Object.entries(serverVariables).map(([field, variable]) => [field, process.env[variable]]);
  return Object.fromEntries(said.filter(([, value]) => value));
}

function complete(addresses: Partial<ServerAddresses>): addresses is ServerAddresses {
  return Object.keys(serverVariables).every((field) => field in addresses);
}

/** True if the environment names all servers, so that none are started. */
export const areNamed = (): boolean => complete(named());

/** Addresses of the running servers: all of them from the environment, else those of `.servers/state.json`; undefined if none run. */
export function serversEnv(): ServerAddresses | undefined {
  const addresses = named();
  return complete(addresses) ? addresses : readServersState()?.addresses;
}

/** A suite on the real servers; without them it is skipped, with a message. */
export function onServers(title: string, tests: (servers: ServerAddresses) => void): void {
  const servers = serversEnv();
  if (servers) {
    describe(title, () => tests(servers));
  } else {
    process.stdout.write(`skipped: ${title} (no servers are up; start them with scripts/servers up)\n`);
    describe.skip(title, () => test('needs real servers', () => undefined));
  }
}
