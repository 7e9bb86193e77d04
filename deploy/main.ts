// Picks the platform and runs the services of services.ts on it.
import { existsSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Payments } from '@kloak/platform/ports/payments.ts';
import type { Platform, Settings } from '@kloak/platform/ports/platform.ts';
import { type RunningService, runServices } from '@kloak/platform/run.ts';
import type { Metrics } from '@kloak/platform/telemetry/metrics.ts';
import type { Tracing } from '@kloak/platform/telemetry/tracing.ts';
import type { ReportDefect } from '@kloak/platform/trust/answer-call.ts';
import { paidPlans } from '@kloak/proto/rules/plans.ts';
import type { Logger } from 'pino';
import { type Config, exitCodeOf, help, readConfig, setTemporaryFolder } from './config.ts';
import { family } from './demo/family.ts';
import { lockFamily } from './demo/lock-family.ts';
import type { Services } from './erase-members.ts';
import { loadOwnFiles } from './load-own-files.ts';
import { openLog } from './log.ts';
import type { HealthServer } from './serve-health.ts';
import type { collectFrom } from './serve-metrics.ts';
import { loadTarget, serviceNames } from './services.ts';

async function openPayments({ stripe }: Config): Promise<Payments | undefined> {
  return stripe && (await import('@kloak/platform/payments/stripe.ts')).stripePayments(stripe);
}

async function openPlatform(config: Config, log: Logger): Promise<Platform> {
  const report: ReportDefect = (service, method, error, requestId) => log.error({ service, method, requestId, err: error }, 'a call failed by a defect');
  if (config.cluster === undefined) {
    const { openEmbedded } = await import('@kloak/platform/embedded/platform.ts');
    const { workFolderIn } = await import('@kloak/platform/embedded/store/work-folder.ts');
    setTemporaryFolder(workFolderIn(config.dataDir));
    const { dataDir, keysDir, masterKey, mailFrom, smtp, pushLoopback } = config;
    return openEmbedded({ dataDir, keysDir, masterKey, mailFrom, report, smtp, pushLoopback });
  }
  const { openCluster } = await import('@kloak/platform/cluster/platform.ts');
  const { target, mailFrom, smtp, masterKey, pushLoopback } = config;
  if (smtp === undefined) throw new Error('readConfig lets no process of a cluster start without SMTP_URL');
  return openCluster({ ...config.cluster, target, mailFrom, smtp, masterKey, report, pushLoopback });
}

/** Applies to all that is imported when needed. */
const stripped = loadOwnFiles();

/** Port of the HTTP server, once it listens. */
let openPort = 0;

type RunningVault = { platform: Platform; settings: Settings; running: RunningService[]; metrics?: Metrics | undefined; close(): Promise<void> };

/** Metrics are loaded only if they are served. */
async function openMeasuring({ metricsListen }: Config, log: Logger): Promise<Metrics | undefined> {
  if (metricsListen === undefined) return undefined;
  const { openMetrics } = await import('@kloak/platform/telemetry/metrics.ts');
  return openMetrics((error) => log.debug({ err: error }, 'a gauge has no value'));
}

/** Tracing is loaded only if a collector is set. */
async function openTracing({ tracesTo, platform, target }: Config): Promise<Tracing | undefined> {
  if (tracesTo === undefined) return undefined;
  const { openTelemetry } = await import('@kloak/platform/telemetry/open-telemetry.ts');
  return openTelemetry({ endpoint: tracesTo, name: platform === 'cluster' ? `kloak-${target}` : 'kloak' });
}

/** Runs the services of this process, before the door opens. */
async function openVault(config: Config, log: Logger, tracing?: Tracing): Promise<RunningVault> {
  const metrics = await openMeasuring(config, log);
  const opened = await openPlatform(config, log);
  const noted = metrics ? (await import('@kloak/platform/telemetry/with-metrics.ts')).withMetrics(opened, metrics) : opened;
  const seen = tracing ? (await import('@kloak/platform/telemetry/with-tracing.ts')).withTracing(noted, tracing) : noted;
  const platform = { ...seen, payments: await openPayments(config) };
  const settings: Settings = {
    url: config.url,
    gatewayUrl: () => config.gatewayUrl ?? `http://127.0.0.1:${openPort}`,
    sandbox: config.sandbox,
    sessionIdleMs: config.sessionIdleMs,
    registration: config.registration,
    freeSpaceBytes: config.freeSpaceBytes,
    maxFileBytes: config.maxFileBytes,
    renderWorkers: config.renderWorkers,
    passwordCost: config.passwordCost,
    lockedAddresses: config.demo === 'lock' ? family.map(({ email }) => email) : [],
    adminEmail: config.adminEmail,
    contactEmail: config.contactEmail,
    publishableKey: config.publishableKey,
  };
  const services = await loadTarget(config.target);
  const running = await runServices(services, { platform, settings, log, callable: serviceNames });
  const endpoint = metrics && config.metricsListen && (await serveAll(metrics, config.metricsListen, { services, running, config }));
  return {
    platform,
    settings,
    running,
    metrics,
    async close() {
      await endpoint?.close();
      await Promise.all(running.map((one) => one.stop()));
      await platform.close();
      await tracing?.close();
    },
  };
}

async function serveAll(metrics: Metrics, listen: { host: string; port: number }, parts: Parameters<typeof collectFrom>[1]) {
  const { collectFrom, serveMetrics } = await import('./serve-metrics.ts');
  collectFrom(metrics, parts);
  return serveMetrics(listen, metrics);
}

/** All services except the gateway, which has no log. */
function servicesOf(vault: RunningVault): Services {
  return { identity: runningOf(vault, 'identity'), others: serviceNames.filter((name) => name !== 'identity').map((name) => runningOf(vault, name)) };
}

function runningOf({ running }: RunningVault, name: string): RunningService {
  const found = running.find(({ service }) => service === name);
  if (found === undefined) throw new Error(`${name} does not run here`);
  return found;
}

async function start(config: Config): Promise<() => Promise<void>> {
  const tracing = await openTracing(config);
  const log = openLog(config.logLevel, tracing && { ids: tracing.ids });
  const vault = await openVault(config, log, tracing);
  const { platform, settings, running, metrics } = vault;
  const gateway = running.find((one) => one.service === 'gateway');
  const problems = () => running.flatMap((one) => one.problems());
  const warnings = () => running.flatMap((one) => one.warnings());
  const openDoor = async (): Promise<HealthServer> => {
    if (!gateway) {
      const { serveHealth } = await import('./serve-health.ts');
      return serveHealth({ host: config.host, port: config.port, problems, warnings });
    }
    const lockedAccounts = await lockFamily(config, platform.rpc);
    const { runGateway } = await import('./run-gateway.ts');
    const webDir = resolve(import.meta.dirname, '../web/dist');
    return runGateway({
      gateway,
      platform,
      settings,
      config,
      lockedAccounts,
      problems,
      warnings,
      log,
      metrics,
      webDir: existsSync(webDir) ? webDir : undefined,
    });
  };
  if (config.cluster === undefined) await (await import('./erase-again.ts')).eraseAgain(config.dataDir, servicesOf(vault));
  const door = await openDoor();
  openPort = door.port;
  console.log(gateway ? `Kloak is ready at ${config.url}` : `Kloak ${config.target} is ready on port ${door.port}`);
  // Saves Node's compile cache now: a killed process saves nothing at its end, and would compile everything again.
  flushCompileCache();
  // Starts searches whose results are then known at the first request.
  warnings();
  stripped?.keep().catch((error: unknown) => log.debug({ err: error }, 'stripped files were not kept'));
  if (config.demo === 'make') {
    const { seedDemo } = await import('./demo/seed-demo.ts');
    const demo = seedDemo({ base: `http://localhost:${door.port}`, dataDir: config.dataDir, mail: platform.mail, identity: runningOf(vault, 'identity') });
    await demo.catch((error: unknown) => console.error('The demonstration family could not be made; the next start goes on with it.', error));
  }

  return async () => {
    door.leave();
    await pause(config.drainMs / 2);
    // Leave first: callers that are sent away do not return.
    platform.rpc.leave();
    await pause(config.drainMs / 2);
    await door.close();
    await vault.close();
  };
}

/** Serves nothing. If another process serves the folder, this one is refused. */
async function removeFamily(config: Config): Promise<void> {
  const vault = await openVault(config, openLog(config.logLevel));
  const { removeDemo } = await import('./demo/remove-demo.ts');
  console.log(await removeDemo({ dataDir: config.dataDir, ...servicesOf(vault) }));
  await vault.close();
}

async function useBlobs<T>({ cluster, dataDir, keysDir, masterKey }: Config, action: (blobs: Platform['blobs']) => Promise<T>): Promise<T> {
  if (cluster && !(cluster.s3 && masterKey !== undefined)) throw new Error('Start this for a process that handles bytes: --target=media.');
  return cluster?.s3 && masterKey !== undefined
    ? (await import('@kloak/platform/cluster/use-blobs.ts')).useBlobs({ ...cluster.s3, masterKey }, action)
    : (await import('@kloak/platform/embedded/use-blobs.ts')).useBlobs({ dataDir, keysDir, masterKey }, action);
}

async function sealAgain(config: Config): Promise<void> {
  await useBlobs(config, (blobs) => blobs.expectPlain());
  console.log('Files that are not sealed are read again, and sealed in the course of some hours after the next start.');
}

async function rotateKey(config: Config): Promise<void> {
  const { cluster, dataDir, keysDir, masterKey } = config;
  const wrapped = cluster
    ? await useBlobs(config, (blobs) => blobs.rewrapKeys())
    : await (await import('@kloak/platform/embedded/rotate-key.ts')).rotateKey({ dataDir, keysDir, masterKey });
  const sessions = cluster ? 'Sessions go on: new keys for all processes end them (npm run make-keys).' : 'Everybody signs in again.';
  const after = masterKey === undefined ? `${keysDir}/master.key holds the new one` : 'keys after the first one in KLOAK_MASTER_KEY are not needed any longer';
  console.log(`${wrapped} keys were wrapped with the new master key; ${after}. No photograph was touched. ${sessions}`);
}

/** Idempotent: existing plans stay. */
async function syncPlans(config: Config): Promise<void> {
  const payments = await openPayments(config);
  if (payments === undefined) throw new Error('No payment provider is set: STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET name one.');
  await payments.syncCatalogue(paidPlans.map(({ id, name, cents, includes }) => ({ id, name, cents, description: includes.join(', ') })));
  console.log(`${paidPlans.length} plans are at the payment provider as they are here.`);
}

/** Stops at the first signal; the process ends when no work is left. */
function stopOnSignal(stop: () => Promise<void>): void {
  let stopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      stop().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error);
          process.exit(1);
        },
      );
    });
  }
}

try {
  if (process.argv.includes('--help')) {
    console.log(help());
    process.exit(0);
  }
  const config = readConfig(process.argv.slice(2));
  if (config.backup) {
    const { backUpOrRestore } = await import('./back-up.ts');
    process.exit(await backUpOrRestore(config, config.backup));
  }
  if (config.removesDemo) {
    await removeFamily(config);
    process.exit(0);
  }
  if (config.rotatesKey) {
    await rotateKey(config);
    process.exit(0);
  }
  if (config.syncsPlans) {
    await syncPlans(config);
    process.exit(0);
  }
  if (config.expectsPlain) {
    await sealAgain(config);
    process.exit(0);
  }
  stopOnSignal(await start(config));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(exitCodeOf(error));
}
