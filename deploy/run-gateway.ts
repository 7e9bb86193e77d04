import { startGateway } from '@kloak/gateway/gateway.ts';
import type { Observe } from '@kloak/gateway/options.ts';
import type { Platform, Settings } from '@kloak/platform/ports/platform.ts';
import type { RunningService } from '@kloak/platform/run.ts';
import type { Metrics } from '@kloak/platform/telemetry/metrics.ts';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { HealthServer } from './serve-health.ts';

type GatewayDeps = {
  gateway: RunningService;
  platform: Platform;
  settings: Settings;
  config: Config;
  lockedAccounts: ReadonlySet<string>;
  problems(): string[];
  warnings(): string[];
  log: Logger;
  metrics?: Metrics | undefined;
  webDir?: string;
};

/** Known methods; any other is counted as one. */
const knownMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS']);

const observeInto =
  (metrics: Metrics): Observe =>
  ({ method, route, status, seconds, stale }) => {
    metrics.took('kloak_http_request_seconds', { method: knownMethods.has(method) ? method : 'other', route, status: String(status) }, seconds);
    if (stale) metrics.count('kloak_http_stale_answers_total', { route });
  };

/** Starts the gateway on its runtime: it reads one strict view and calls services. */
export async function runGateway({
  gateway,
  platform,
  settings,
  config,
  lockedAccounts,
  problems,
  warnings,
  log,
  metrics,
  webDir,
}: GatewayDeps): Promise<HealthServer> {
  const { address, sockets, leave, close } = await startGateway({
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
    observe: metrics && observeInto(metrics),
    webDir,
    worker: config.worker,
  });
  metrics?.collect(async (set) => set('kloak_sockets', {}, sockets()));
  return { port: address.port, leave, close };
}
