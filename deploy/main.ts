// The only file that knows all services and picks the platform.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Platform, Settings } from '@kloak/platform/platform.ts';
import { type Running, runServices } from '@kloak/platform/run.ts';
import type { Service } from '@kloak/platform/service.ts';
import type { ReportDefect } from '@kloak/platform/wire/rpc-answer.ts';
import { type Logger, pino } from 'pino';
import { type Config, readConfig, serviceNames, setTemporaryFolder } from './config.ts';
import { family } from './demo/family.ts';
import { lockFamily } from './demo/lock-family.ts';
import type { Door } from './serve-health.ts';

/** Loaded only where they run. */
const targets: Record<string, () => Promise<Service>> = {
  identity: async () => (await import('@kloak/identity/service.ts')).identity,
  social: async () => (await import('@kloak/social/service.ts')).social,
  media: async () => (await import('@kloak/media/service.ts')).media,
  transcoding: async () => (await import('@kloak/transcoding/service.ts')).transcoding,
  gateway: async () => (await import('@kloak/gateway/gateway.ts')).gateway,
};

async function openPlatform(config: Config, log: Logger): Promise<Platform> {
  const report: ReportDefect = (service, method, error) => log.error({ service, method, err: error }, 'a call failed by a defect');
  if (config.cluster === undefined) {
    const { openEmbedded } = await import('@kloak/platform/embedded/platform.ts');
    const { workFolderIn } = await import('@kloak/platform/embedded/store/work-folder.ts');
    setTemporaryFolder(workFolderIn(config.dataDir));
    return openEmbedded({ dataDir: config.dataDir, mailFrom: config.mailFrom, report, smtpUrl: config.smtpUrl });
  }
  const { openCluster } = await import('@kloak/platform/cluster/platform.ts');
  return openCluster({ ...config.cluster, target: config.target, mailFrom: config.mailFrom, smtpUrl: config.smtpUrl ?? '', report });
}

type Vault = { platform: Platform; settings: Settings; running: Running[]; close(): Promise<void> };

/** Runs the services of this process. Nobody is let in yet. */
async function openVault(config: Config, log: Logger): Promise<Vault> {
  const platform = await openPlatform(config, log);
  const settings: Settings = {
    url: config.url,
    freeSpaceBytes: config.freeSpaceBytes,
    maxFileBytes: config.maxFileBytes,
    renderWorkers: config.renderWorkers,
    passwordCost: config.passwordCost,
    lockedAddresses: config.demo === 'lock' ? family.map(({ email }) => email) : [],
    adminEmail: config.adminEmail,
  };
  const chosen = config.target === 'all' ? [...serviceNames, 'gateway'] : [config.target];
  const services = await Promise.all(chosen.flatMap((name) => targets[name]?.() ?? []));
  const running = await runServices(services, { platform, settings, log, callable: serviceNames });
  return {
    platform,
    settings,
    running,
    async close() {
      await Promise.all(running.map((one) => one.stop()));
      await platform.close();
    },
  };
}

function runningOf({ running }: Vault, name: string): Running {
  const found = running.find(({ service }) => service === name);
  if (found === undefined) throw new Error(`${name} does not run here`);
  return found;
}

async function start(config: Config): Promise<() => Promise<void>> {
  const log = pino({ level: config.logLevel }, pino.destination(2));
  const vault = await openVault(config, log);
  const { platform, settings, running } = vault;
  const gateway = running.find((one) => one.service === 'gateway');
  const problems = () => running.flatMap((one) => one.problems());
  const warnings = () => running.flatMap((one) => one.warnings());
  const openDoor = async (): Promise<Door> => {
    if (!gateway) {
      const { serveHealth } = await import('./serve-health.ts');
      return serveHealth({ host: config.host, port: config.port, problems, warnings });
    }
    const lockedAccounts = await lockFamily(config, gateway);
    const { runGateway } = await import('./run-gateway.ts');
    const webDir = resolve(import.meta.dirname, '../web/dist');
    return runGateway({ gateway, platform, settings, config, lockedAccounts, problems, warnings, log, webDir: existsSync(webDir) ? webDir : undefined });
  };
  const door = await openDoor();
  console.log(gateway ? `Kloak is ready at ${config.url}` : `Kloak ${config.target} is ready on port ${door.port}`);
  if (config.demo === 'make') {
    const { seedDemo } = await import('./demo/seed-demo.ts');
    const demo = seedDemo({ base: `http://localhost:${door.port}`, dataDir: config.dataDir, mail: platform.mail, identity: runningOf(vault, 'identity') });
    await demo.catch((error: unknown) => console.error('The demonstration family could not be made; the next start goes on with it.', error));
  }

  return async () => {
    await door.close();
    await vault.close();
  };
}

/** Serves nobody. Another process that serves the folder holds it, and this one is refused. */
async function removeFamily(config: Config): Promise<void> {
  const vault = await openVault(config, pino({ level: config.logLevel }, pino.destination(2)));
  const { removeDemo } = await import('./demo/remove-demo.ts');
  const others = serviceNames.filter((name) => name !== 'identity').map((name) => runningOf(vault, name));
  console.log(await removeDemo({ dataDir: config.dataDir, identity: runningOf(vault, 'identity'), others }));
  await vault.close();
}

/** Ends cleanly at the first signal; the process ends by itself once nothing is left to do. */
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
  const config = readConfig(process.argv.slice(2));
  if (config.removesDemo) {
    await removeFamily(config);
    process.exit(0);
  }
  stopOnSignal(await start(config));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
