// Requirements of the engine's suites for a platform: a fixture in which services run, in one process or in several.
import type { Clock } from '../../clock/clock.ts';
import type { Bus } from '../../ports/bus.ts';
import type { Settings } from '../../ports/platform.ts';
import type { Rpc } from '../../ports/rpc.ts';
import type { RunningService } from '../../run.ts';
import type { Service } from '../../service.ts';

export type EngineOptions = {
  /** Replaces the platform's own bus. */
  bus?(bus: Bus): Bus;
  /** Replaces the platform's own rpc. */
  rpc?(rpc: Rpc): Rpc;
  clock?: Clock;
};

export const asItIs = <Port>(port: Port): Port => port;

/** Running services; `stop` ends them like a process that is asked to stop. `wakeJobs`: they look for due jobs now. */
export type EngineRun = { of(service: string): RunningService; wakeJobs(): void; stop(): Promise<void> };

export type EngineFixture = {
  lanes: number;
  /** Starts services, in one process or in one for each. */
  start(services: Service[], options?: EngineOptions): Promise<EngineRun>;
  /** Copies a service's database while nothing runs. Returns a function that restores the copy, likewise. */
  copyAside(service: string): Promise<() => Promise<void>>;
  /** Replaces the text of a commit's events while nothing runs. Returns a function that restores it, likewise. */
  damage(service: string, place: { lane: number; seq: number }, events: string): Promise<() => Promise<void>>;
  remove(): Promise<void>;
};

export type EngineSetting = {
  /** Maximum processes of one service at once. */
  processes: number;
  /** Number of repetitions, where more prove more. */
  counts: { commits: number };
  /** Creates an empty fixture. */
  fixture(lanes: number): Promise<EngineFixture>;
};

export const testSettings: Settings = {
  url: 'http://localhost:8080',
  gatewayUrl: () => 'http://localhost:8080',
  sandbox: true,
  sessionIdleMs: 0,
  registration: 'open',
  freeSpaceBytes: 2e9,
  maxFileBytes: 1e9,
  renderWorkers: 1,
  passwordCost: 4,
  lockedAddresses: [],
};

/** The names of the services that the suites run. */
export const testServices = ['social', 'media'] as const;

export function runOf(running: RunningService[], stop: () => Promise<void>): EngineRun {
  return {
    of(service) {
      const found = running.find((one) => one.service === service);
      if (!found) throw new Error(`${service} does not run`);
      return found;
    },
    wakeJobs() {
      for (const { service, runtime } of running) runtime.platform.live.wake(`jobs:${service}`);
    },
    stop,
  };
}

/** A fixture for the tests of a part; services that still run are stopped after each, or after all of them. */
export function useFixture(setting: EngineSetting, lanes: number, stopAfter: 'each' | 'all' = 'each') {
  let fixture: EngineFixture | undefined;
  let runs: EngineRun[] = [];
  beforeAll(async () => {
    fixture = await setting.fixture(lanes);
  }, 60_000);
  const made = (): EngineFixture => {
    if (!fixture) throw new Error('the fixture is not there yet');
    return fixture;
  };
  const stopAll = async () => {
    await Promise.all(runs.splice(0).map((run) => run.stop()));
  };
  if (stopAfter === 'each') afterEach(stopAll, 60_000);
  afterAll(async () => {
    await stopAll();
    await fixture?.remove();
  }, 60_000);
  return {
    lanes,
    processes: setting.processes,
    counts: setting.counts,
    wakeJobs() {
      for (const run of runs) run.wakeJobs();
    },
    async start(services: Service[], options?: EngineOptions): Promise<EngineRun> {
      const run = await made().start(services, options);
      runs.push(run);
      return run;
    },
    copyAside: (service: string) => made().copyAside(service),
    damage: (...damage: Parameters<EngineFixture['damage']>) => made().damage(...damage),
    async stop(run: EngineRun): Promise<void> {
      runs = runs.filter((one) => one !== run);
      await run.stop();
    },
  };
}
