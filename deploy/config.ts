// The one place that reads the environment. All faults are reported together, in words.
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import type { ClusterSettings } from '@kloak/platform/cluster/platform.ts';
import { maxFileBytes } from '@kloak/proto/rules/uploads.ts';

/** Where the servers of the cluster are. */
type ClusterConfig = Omit<ClusterSettings, 'target' | 'smtpUrl' | 'mailFrom' | 'report'>;

/**
 * What becomes of the demonstration family, whose passwords are known. `make`: an empty vault gets it. `leave`: a vault is as it is. `refuse`: where
 * others could reach it, a folder that holds it is not served. `lock`: it is, and nobody signs in to those accounts.
 */
export type DemoPlan = 'make' | 'leave' | 'refuse' | 'lock';

export type Config = {
  /** The demonstration family is removed from the folder, and nothing is served. */
  removesDemo: boolean;
  target: string;
  platform: 'embedded' | 'cluster';
  port: number;
  host: string;
  url: string;
  dataDir: string;
  demo: DemoPlan;
  limits: boolean;
  checkAnswers: boolean;
  trustedProxies: number;
  adminEmail?: string;
  smtpUrl?: string;
  mailFrom: string;
  logLevel: string;
  freeSpaceBytes: number;
  maxFileBytes: number;
  renderWorkers: number;
  passwordCost: number;
  cluster?: ClusterConfig;
};

/** The services, by the one word that is their folder, package, topic, database and DNS name. */
export const serviceNames = ['identity', 'social', 'media', 'transcoding'] as const;

const loopbackNames = ['localhost', '127.0.0.1', '[::1]', '::1'];
const isLoopback = (host: string): boolean => loopbackNames.includes(host) || host.endsWith('.localhost');

type Environment = Record<string, string | undefined>;
type Faults = string[];

function numberOf(env: Environment, name: string, fallback: number, faults: Faults, range: { least: number; most: number }): number {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (Number.isInteger(value) && value >= range.least && value <= range.most) return value;
  faults.push(`${name} must be a whole number from ${range.least} to ${range.most}, not "${text}".`);
  return fallback;
}

function wordOf(env: Environment, name: string, fallback: string, words: readonly string[], faults: Faults): string {
  const text = env[name] || fallback;
  if (!words.includes(text)) faults.push(`${name} must be one of ${words.join(', ')}, not "${text}".`);
  return text;
}

function switchOf(env: Environment, name: string, on: string, off: string, fallback: boolean, faults: Faults): boolean {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  if (text !== on && text !== off) faults.push(`${name} must be "${on}" or "${off}", not "${text}".`);
  return text === on;
}

function urlOf(env: Environment, port: number, faults: Faults): URL {
  const text = env.KLOAK_URL || `http://localhost:${port}`;
  const url = URL.parse(text);
  if (url && ['http:', 'https:'].includes(url.protocol) && url.pathname === '/' && !url.search && !url.hash && !url.username) return url;
  faults.push(`KLOAK_URL must be an address like https://photos.example.org, without a path, not "${text}".`);
  return new URL(`http://localhost:${port}`);
}

function argumentOf(args: readonly string[], name: string, fallback: string): string {
  const given = args.find((arg) => arg.startsWith(`--${name}=`));
  return given === undefined ? fallback : given.slice(name.length + 3);
}

const optional = (env: Environment, name: string): string | undefined => env[name] || undefined;

type Place = { cluster: boolean; isPublic: boolean; sendsMail: boolean };

function demoOf(env: Environment, { cluster, isPublic, sendsMail }: Place, faults: Faults): DemoPlan {
  const word = wordOf(env, 'KLOAK_DEMO', cluster || isPublic || sendsMail ? '0' : '1', ['1', '0', 'locked'], faults);
  const known = 'the demonstration family, whose passwords are known,';
  if (cluster && word !== '0') faults.push(`KLOAK_DEMO=${word} is refused in the cluster: ${known} is made in a folder alone.`);
  if (word === '1' && sendsMail) faults.push('KLOAK_DEMO=1 is refused with SMTP_URL: the demonstration family has no real addresses.');
  if (word === '1' && isPublic && !cluster) faults.push(`KLOAK_DEMO=1 is refused where others could reach ${known} by KLOAK_URL or HOST.`);
  if (word === 'locked') return 'lock';
  if (word === '1') return 'make';
  return isPublic && !cluster ? 'refuse' : 'leave';
}

function clusterOf(env: Environment, faults: Faults): ClusterConfig {
  const need = (name: string): string => {
    const value = env[name];
    if (!value) faults.push(`${name} is needed in the cluster.`);
    return value ?? '';
  };
  const given = new Map((env.KLOAK_ADDRESSES ?? '').split(',').map((entry) => [entry.split('=')[0] ?? '', entry.split('=')[1] ?? '']));
  const serviceKey = need('KLOAK_SERVICE_KEY');
  if (serviceKey && serviceKey.length < 32) faults.push('KLOAK_SERVICE_KEY must have at least 32 characters.');
  return {
    mongoUrl: need('KLOAK_MONGO_URL'),
    databasePrefix: env.KLOAK_DATABASE_PREFIX ?? 'kloak_',
    brokers: need('KLOAK_KAFKA_BROKERS').split(','),
    topicPrefix: env.KLOAK_TOPIC_PREFIX ?? 'kloak.',
    redisUrl: need('KLOAK_REDIS_URL'),
    s3: {
      endpoint: need('KLOAK_S3_ENDPOINT'),
      region: env.KLOAK_S3_REGION || 'us-east-1',
      bucket: env.KLOAK_S3_BUCKET || 'kloak',
      accessKey: need('KLOAK_S3_ACCESS_KEY'),
      secretKey: need('KLOAK_S3_SECRET_KEY'),
    },
    addresses: Object.fromEntries(serviceNames.map((name) => [name, given.get(name) || `${name}:9090`])),
    listen: env.KLOAK_RPC_LISTEN || '0.0.0.0:9090',
    serviceKey,
    lanes: numberOf(env, 'KLOAK_LANES', 16, faults, { least: 1, most: 256 }),
  };
}

/** What is told to whoever started it. */
export function cannotStart(faults: readonly string[]): Error {
  return new Error(`Kloak cannot start like this:\n${faults.map((fault) => `- ${fault}`).join('\n')}`);
}

/** Reads arguments and environment. Throws one Error that lists every fault. */
export function readConfig(args: readonly string[], env: Environment = process.env): Config {
  const faults: Faults = [];
  const platform = argumentOf(args, 'platform', 'embedded');
  const target = argumentOf(args, 'target', 'all');
  if (platform !== 'embedded' && platform !== 'cluster') faults.push(`--platform must be embedded or cluster, not "${platform}".`);
  const known: readonly string[] = ['all', 'gateway', ...serviceNames];
  if (!known.includes(target)) faults.push(`--target must be one of ${known.join(', ')}, not "${target}".`);
  if (platform === 'embedded' && target !== 'all') faults.push('The embedded platform runs whole: --target must be all.');
  const cluster = platform === 'cluster';
  const removesDemo = args.includes('--remove-demo');
  if (removesDemo && cluster) faults.push('--remove-demo is for a folder: the cluster holds no demonstration family.');

  const port = numberOf(env, 'PORT', 8080, faults, { least: 0, most: 65535 });
  const url = urlOf(env, port, faults);
  const local = isLoopback(url.hostname);
  const host = env.HOST || (local ? '127.0.0.1' : '0.0.0.0');
  const smtpUrl = optional(env, 'SMTP_URL');
  const demo = demoOf(env, { cluster, isPublic: !local || !isLoopback(host), sendsMail: smtpUrl !== undefined }, faults);
  if (!isLoopback(host) && local && !cluster)
    faults.push(`HOST=${host} opens the vault to the network while KLOAK_URL is a localhost address. Set KLOAK_URL to the public address.`);
  if (cluster && smtpUrl === undefined) faults.push('SMTP_URL is needed in the cluster: there is no folder to keep mails in.');
  const limits = switchOf(env, 'KLOAK_LIMITS', 'on', 'off', true, faults);
  const adminEmail = optional(env, 'KLOAK_ADMIN_EMAIL');
  const config: Config = {
    removesDemo,
    target,
    platform: cluster ? 'cluster' : 'embedded',
    port,
    host,
    url: url.origin,
    dataDir: resolve(env.KLOAK_DATA || './data'),
    demo,
    limits,
    checkAnswers: switchOf(env, 'KLOAK_CHECK_ANSWERS', 'on', 'off', false, faults),
    trustedProxies: numberOf(env, 'KLOAK_TRUSTED_PROXIES', 0, faults, { least: 0, most: 10 }),
    adminEmail,
    smtpUrl,
    mailFrom: env.KLOAK_MAIL_FROM || `Kloak <kloak@${url.hostname}>`,
    logLevel: wordOf(env, 'KLOAK_LOG', 'warn', ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'], faults),
    freeSpaceBytes: 2_000_000_000,
    maxFileBytes,
    // One core is left to whoever waits for an answer.
    renderWorkers: numberOf(env, 'KLOAK_RENDER_WORKERS', Math.max(1, availableParallelism() - 1), faults, { least: 1, most: 64 }),
    // About a quarter of a second. Nobody's password is to be cheaper to guess than others', so it is not for the environment to say.
    passwordCost: 12,
    cluster: cluster ? clusterOf(env, faults) : undefined,
  };
  if (faults.length > 0) throw cannotStart(faults);
  return Object.freeze(config);
}

/** Where this process and its children put what is in hand: nothing of the family's lies anywhere else. Windows reads the second name. */
export function setTemporaryFolder(path: string): void {
  for (const name of ['TMPDIR', 'TEMP']) process.env[name] = path;
}
