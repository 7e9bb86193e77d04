// The one place that reads the environment. All faults are reported together, in words.
import { availableParallelism } from 'node:os';
import { join, resolve, sep } from 'node:path';
import type { StripeSettings } from '@kloak/platform/payments/stripe.ts';
import type { SmtpServer } from '@kloak/platform/ports/shared/smtp.ts';
import { readMasterKeys } from '@kloak/platform/sealed/master-keys.ts';
import { maxFileBytes } from '@kloak/proto/rules/files/uploads.ts';
import { type ClusterConfig, clusterOf } from './cluster-config.ts';
import { argumentOf, type Environment, enumOf, type Faults, isHttp, numberOf, optional, switchOf } from './environment.ts';
import { adminEmailOf, contactEmailOf, mailFromOf, smtpOf } from './mail-config.ts';
import { publishableKeyOf, stripeOf } from './payment-config.ts';
import { isLoopback, isPublicHost } from './reach.ts';
import { bytesAccessOf, clusterTargets } from './services.ts';
import { defaultOf, helpText } from './settings.ts';

/**
 * Treatment of the demonstration family, whose passwords are public. `make`: added to an empty vault. `leave`: the vault stays unchanged. `refuse`: a
 * folder with the family is not served where others could reach it. `lock`: it is served, but nobody can sign in to these accounts.
 */
export type DemoPlan = 'make' | 'leave' | 'refuse' | 'lock';

/** `keys`: target or source of the master key's file, if any; `verify` and `anyway` as in `BackupPlan`. */
export type BackupOrder = { verb: 'make' | 'restore'; folder: string; keys?: string | undefined; verify: boolean; anyway: boolean };

export type Config = {
  /** The demonstration family is removed from the folder, and nothing is served. */
  removesDemo: boolean;
  /** Wraps all keys with another master key, and serves nothing. */
  rotatesKey: boolean;
  /** Sends the plans to the payment provider, and serves nothing. */
  syncsPlans: boolean;
  /** Plain bytes are taken for blobs again until all are sealed, and nothing is served. */
  expectsPlain: boolean;
  /** Makes or restores a backup, and serves nothing. */
  backup?: BackupOrder | undefined;
  target: string;
  platform: 'embedded' | 'cluster';
  port: number;
  host: string;
  url: string;
  /** Address of the gateway for other processes; absent if it runs in this one. */
  gatewayUrl?: string | undefined;
  dataDir: string;
  /** Folder of the master key's file, unless the key itself is set. */
  keysDir: string;
  masterKey?: string;
  /** Idle time after which a session ends; 0: no limit. */
  sessionIdleMs: number;
  /** Rule for opening accounts. */
  registration: 'open' | 'invited';
  demo: DemoPlan;
  limits: boolean;
  /** Push services of tests on this machine are reached. */
  pushLoopback: boolean;
  checkAnswers: boolean;
  /** Usernames of members to whom the chat is reported as under construction. */
  chatClosedTo: readonly string[];
  trustedProxies: number;
  /** Browsers may keep the app for offline use, by its service worker. */
  worker: boolean;
  adminEmail?: string;
  /** Mail address for visitors, shown on the legal pages. */
  contactEmail?: string | undefined;
  smtp?: SmtpServer | undefined;
  mailFrom: string;
  /** Plans are sold in a sandbox without money at a loopback address, unless a provider is set. */
  sandbox: boolean;
  /** Payment provider, if set. */
  stripe?: StripeSettings | undefined;
  /** The provider's key for pages, if its card element is used. */
  publishableKey?: string | undefined;
  logLevel: string;
  freeSpaceBytes: number;
  maxFileBytes: number;
  renderWorkers: number;
  passwordCost: number;
  /** Time from SIGTERM until no more connections are accepted. */
  drainMs: number;
  /** Address that serves `/metrics`, if any. */
  metricsListen?: { host: string; port: number } | undefined;
  /** Address of the collector of traces, if any. */
  tracesTo?: string | undefined;
  cluster?: ClusterConfig;
};

function urlOf(env: Environment, port: number, faults: Faults): URL {
  const text = env.KLOAK_URL || `http://localhost:${port}`;
  const url = URL.parse(text);
  if (url && ['http:', 'https:'].includes(url.protocol) && url.pathname === '/' && !url.search && !url.hash && !url.username) return url;
  faults.push(`KLOAK_URL must be an address like https://photos.example.org, without a path, not "${text}".`);
  return new URL(`http://localhost:${port}`);
}

type ReachSettings = { cluster: boolean; isPublic: boolean; sendsMail: boolean };

function demoOf(env: Environment, { cluster, isPublic, sendsMail }: ReachSettings, faults: Faults): DemoPlan {
  const word = enumOf(env, 'KLOAK_DEMO', cluster || isPublic || sendsMail ? '0' : '1', ['1', '0', 'locked'], faults);
  const known = 'the demonstration family, whose passwords are known,';
  if (cluster && word !== '0') faults.push(`KLOAK_DEMO=${word} is refused in the cluster: ${known} is made in a folder alone.`);
  if (word === '1' && sendsMail) faults.push('KLOAK_DEMO=1 is refused with SMTP_URL: the demonstration family has no real addresses.');
  if (word === '1' && isPublic && !cluster) faults.push(`KLOAK_DEMO=1 is refused where others could reach ${known} by KLOAK_URL or HOST.`);
  if (word === 'locked') return 'lock';
  if (word === '1') return 'make';
  return isPublic && !cluster ? 'refuse' : 'leave';
}

/** Processes of a cluster share no folder for a key. Those that neither read nor store bytes must not have it. */
function masterKeyOf(env: Environment, { cluster, target }: { cluster: boolean; target: string }, faults: Faults): string | undefined {
  const text = optional(env, 'KLOAK_MASTER_KEY');
  if (cluster && clusterTargets.includes(target)) {
    const needed = bytesAccessOf(target) === 'content';
    if (needed && text === undefined) faults.push(`KLOAK_MASTER_KEY is needed by ${target}: 32 bytes in base64, the same for all processes that handle bytes.`);
    if (!needed && text !== undefined) faults.push(`KLOAK_MASTER_KEY must not be given to ${target}, which neither reads nor stores bytes.`);
  }
  try {
    if (text !== undefined) readMasterKeys(text, 'KLOAK_MASTER_KEY');
  } catch (error) {
    faults.push(error instanceof Error ? error.message : String(error));
  }
  return text;
}

/** `host:port`, with an IPv6 address in brackets. */
function metricsListenOf(env: Environment, faults: Faults): Config['metricsListen'] {
  const text = env.KLOAK_METRICS_LISTEN;
  if (!text) return undefined;
  const [, host = '', port = ''] = /^(\[[\da-f:.]+\]|[\w.-]+):(\d+)$/i.exec(text) ?? [];
  if (host === '' || Number(port) > 65535) faults.push(`KLOAK_METRICS_LISTEN must be an address like 127.0.0.1:9464, not "${text}".`);
  return { host: host.replace(/^\[(.*)\]$/, '$1'), port: Number(port) };
}

function gatewayUrlOf(env: Environment, faults: Faults): string | undefined {
  const text = optional(env, 'KLOAK_GATEWAY_URL');
  if (text !== undefined && !isHttp(text)) faults.push(`KLOAK_GATEWAY_URL must be an address like http://gateway:8080, not "${text}".`);
  return text;
}

function tracesToOf(env: Environment, faults: Faults): string | undefined {
  const text = optional(env, 'OTEL_EXPORTER_OTLP_ENDPOINT');
  if (text !== undefined && !/^https?:/.test(URL.parse(text)?.protocol ?? ''))
    faults.push(`OTEL_EXPORTER_OTLP_ENDPOINT must be an address like http://collector:4318, not "${text}".`);
  return text;
}

/** `--backup FOLDER`, with `--verify` and `--anyway`, or `--restore FOLDER`; with `--keys=FOLDER`. */
function backupOf(args: readonly string[], { cluster, dataDir }: { cluster: boolean; dataDir: string }, faults: Faults): Config['backup'] {
  const [flag, ...more] = ['--backup', '--restore'].filter((name) => args.includes(name));
  if (flag === undefined) return undefined;
  const named = args[args.indexOf(flag) + 1];
  if (named === undefined || named.startsWith('--') || more.length > 0) faults.push(`${flag} needs the folder of the backup: ${flag} FOLDER.`);
  if (cluster) faults.push(`${flag} is for a folder. In the cluster back up MongoDB and the bucket by their own tools: deploy/runbook/restore.md.`);
  const folder = resolve(named ?? '');
  if (named !== undefined && isWithin(dataDir, folder)) faults.push(`${flag} needs a folder outside KLOAK_DATA: a backup in what it backs up is none.`);
  const keys = argumentOf(args, 'keys', '');
  const verb = flag === '--backup' ? 'make' : 'restore';
  return { verb, folder, keys: keys ? resolve(keys) : undefined, verify: args.includes('--verify'), anyway: args.includes('--anyway') };
}

const isWithin = (folder: string, path: string) => path === folder || path.startsWith(folder + sep);

/** Fault in the settings, or in a file they name. */
class SettingsFault extends Error {}

/** EX_CONFIG of sysexits.h: a restart does not help, the operator must change the settings. */
const settingsFaultCode = 78;

/** The exit code of a start that ended with an error. */
export const exitCodeOf = (error: unknown): number => (error instanceof SettingsFault ? settingsFaultCode : 1);

/** Error message for the operator. */
export function startupError(faults: readonly string[]): Error {
  return new SettingsFault(`Kloak cannot start like this:\n${faults.map((fault) => `- ${fault}`).join('\n')}`);
}

/** Text of `--help`. */
export const help = (): string =>
  helpText(`node deploy/main.ts [--platform=embedded] [--target=all]
  The whole vault in this process, in one folder.
node deploy/main.ts --platform=cluster --target=NAME
  One of ${clusterTargets.join(', ')}.
Once, serving nobody: --backup FOLDER (with --verify, --anyway), --restore FOLDER (both with --keys=FOLDER), --remove-demo, --rotate-key, --seal-again, --sync-plans.`);

const servingNobody = ['--backup', '--restore', '--remove-demo', '--rotate-key', '--seal-again', '--sync-plans'];
const servesPages = (args: readonly string[], target: string) => ['all', 'gateway'].includes(target) && !args.some((arg) => servingNobody.includes(arg));

/** Reads arguments and environment. Throws one Error that lists every fault. */
export function readConfig(args: readonly string[], env: Environment = process.env): Config {
  const faults: Faults = [];
  const platform = argumentOf(args, 'platform', 'embedded');
  const target = argumentOf(args, 'target', 'all');
  if (platform !== 'embedded' && platform !== 'cluster') faults.push(`--platform must be embedded or cluster, not "${platform}".`);
  const cluster = platform === 'cluster';
  if (!cluster && target !== 'all') faults.push('The embedded platform runs whole: --target must be all.');
  if (cluster && !clusterTargets.includes(target)) faults.push(`--target must be one of ${clusterTargets.join(', ')} in the cluster, not "${target}".`);
  const removesDemo = args.includes('--remove-demo');
  if (removesDemo && cluster) faults.push('--remove-demo is for a folder: the cluster holds no demonstration family.');

  const port = numberOf(env, 'PORT', Number(defaultOf('PORT')), faults, { least: 0, most: 65535 });
  const url = urlOf(env, port, faults);
  const local = isLoopback(url.hostname);
  const host = env.HOST || (local ? '127.0.0.1' : '0.0.0.0');
  const smtp = smtpOf(env, faults);
  const demo = demoOf(env, { cluster, isPublic: !local || !isLoopback(host), sendsMail: smtp !== undefined }, faults);
  const registration = enumOf(env, 'KLOAK_REGISTRATION', defaultOf('KLOAK_REGISTRATION'), ['open', 'invited'], faults);
  if (registration === 'invited' && demo === 'make')
    faults.push('KLOAK_REGISTRATION=invited is refused with the demonstration family, which signs up by itself: set KLOAK_DEMO=0.');
  if (!isLoopback(host) && local && !cluster)
    faults.push(`HOST=${host} opens the vault to the network while KLOAK_URL is a localhost address. Set KLOAK_URL to the public address.`);
  if (cluster && smtp === undefined) faults.push('SMTP_URL is needed in the cluster: there is no folder to keep mails in.');
  const limits = switchOf(env, 'KLOAK_LIMITS', defaultOf('KLOAK_LIMITS'), faults);
  const adminEmail = adminEmailOf(env, faults);
  const dataDir = resolve(env.KLOAK_DATA || defaultOf('KLOAK_DATA'));
  const config: Config = {
    removesDemo,
    rotatesKey: args.includes('--rotate-key'),
    syncsPlans: args.includes('--sync-plans'),
    expectsPlain: args.includes('--seal-again'),
    backup: backupOf(args, { cluster, dataDir }, faults),
    target,
    platform: cluster ? 'cluster' : 'embedded',
    port,
    host,
    url: url.origin,
    gatewayUrl: cluster ? gatewayUrlOf(env, faults) || url.origin : undefined,
    dataDir,
    keysDir: resolve(env.KLOAK_KEYS || join(dataDir, 'keys')),
    masterKey: masterKeyOf(env, { cluster, target }, faults),
    demo,
    limits,
    pushLoopback: switchOf(env, 'KLOAK_PUSH_LOOPBACK', defaultOf('KLOAK_PUSH_LOOPBACK'), faults),
    checkAnswers: switchOf(env, 'KLOAK_CHECK_ANSWERS', defaultOf('KLOAK_CHECK_ANSWERS'), faults),
    chatClosedTo: (env.KLOAK_CHAT_CLOSED_TO ?? '').split(',').flatMap((name) => name.trim() || []),
    trustedProxies: numberOf(env, 'KLOAK_TRUSTED_PROXIES', Number(defaultOf('KLOAK_TRUSTED_PROXIES')), faults, { least: 0, most: 10 }),
    worker: switchOf(env, 'KLOAK_WORKER', defaultOf('KLOAK_WORKER'), faults),
    adminEmail,
    contactEmail: contactEmailOf(env, servesPages(args, target) && isPublicHost(url.hostname), faults),
    smtp,
    sandbox: local,
    sessionIdleMs: numberOf(env, 'KLOAK_SESSION_IDLE_MINUTES', Number(defaultOf('KLOAK_SESSION_IDLE_MINUTES')), faults, { least: 0, most: 43_200 }) * 60_000,
    registration,
    stripe: stripeOf(env, faults),
    publishableKey: publishableKeyOf(env, { isGateway: cluster && target === 'gateway' }, faults),
    mailFrom: mailFromOf(env, url, faults),
    logLevel: enumOf(env, 'KLOAK_LOG', defaultOf('KLOAK_LOG'), ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'], faults),
    freeSpaceBytes: 2_000_000_000,
    maxFileBytes,
    // One core stays free for answers.
    renderWorkers: numberOf(env, 'KLOAK_RENDER_WORKERS', Math.max(1, availableParallelism() - 1), faults, { least: 1, most: 64 }),
    // About 250 ms. It is no setting, because no vault's passwords should be cheaper to guess.
    passwordCost: 12,
    drainMs: numberOf(env, 'KLOAK_DRAIN_SECONDS', cluster ? 5 : 0, faults, { least: 0, most: 60 }) * 1000,
    metricsListen: metricsListenOf(env, faults),
    tracesTo: tracesToOf(env, faults),
    cluster: cluster ? clusterOf(env, target, faults) : undefined,
  };
  if (faults.length > 0) throw startupError(faults);
  return Object.freeze(config);
}

/** Folder for temporary files of this process and its children, so that no data of the family is stored elsewhere. Windows reads the second name. */
export function setTemporaryFolder(path: string): void {
  for (const name of ['TMPDIR', 'TEMP']) process.env[name] = path;
}
