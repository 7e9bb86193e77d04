import { startGateway } from '@kloak/gateway/gateway.ts';
import type { Platform, Settings } from '@kloak/platform/ports/platform.ts';
import type { Running } from '@kloak/platform/run.ts';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { Door } from './serve-health.ts';

type GatewayDeps = {
  gateway: Running;
  platform: Platform;
  settings: Settings;
  config: Config;
  lockedAccounts: ReadonlySet<string>;
  problems(): string[];
  warnings(): string[];
  log: Logger;
  webDir?: string;
};

/** Starts the gateway on its runtime: it reads one ready view and calls services. */
export async function runGateway({ gateway, platform, settings, config, lockedAccounts, problems, warnings, log, webDir }: GatewayDeps): Promise<Door> {
  const { address, close } = await startGateway({
    platform,
    running: gateway,
    settings,
    http: config,
    lockedAccounts,
    chatClosedTo: config.chatClosedTo,
    checkAnswers: config.checkAnswers,
    problems,
    warnings,
    log,
    webDir,
  });
  return { port: address.port, close };
}
