import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { contextOfCall, contextOfJob, type Runtime } from './engine/context.ts';
import type { Operation } from './engine/operation.ts';
import { servedBy } from './engine/serve.ts';
import { planningConsumer, relayConsumer, viewConsumer } from './following/consumers.ts';
import { type Keeper, keep } from './following/keeper.ts';
import { type Progress, trackProgress } from './following/progress.ts';
import { hasCaughtUp, watchRebuilds } from './following/rebuilds.ts';
import { openSourceLog } from './following/source-log.ts';
import type { Consumer } from './following/subscription.ts';
import { countUnknownEvents, type UnknownEvents } from './following/unknown-events.ts';
import { waitForViews } from './following/waiting.ts';
import { wholeEvent } from './jobs/job-events.ts';
import { type JobRunner, runJobs } from './jobs/job-runner.ts';
import type { Platform, Settings } from './platform.ts';
import type { CallMeta } from './ports/rpc.ts';
import type { Ctx, Service, Sweep } from './service.ts';

export type RunSettings = {
  platform: Platform;
  settings: Settings;
  log: Logger;
  now?: () => Date;
  /** Names of all services that have rpcs and a log, here or elsewhere: all but the gateway. */
  callable: readonly string[];
};

export type Running = {
  service: string;
  /** A context in the name of a caller, for the gateway, which is handed a platform like a service. */
  context(what: string, meta: CallMeta): { ctx: Ctx; operation: Operation };
  runtime: Runtime;
  /** What keeps it from serving, in words. */
  problems(): string[];
  /** What is not well and keeps nothing from serving. */
  warnings(): string[];
  /** Nothing is left to fold or to do, as far as this process knows. */
  idle(): Promise<boolean>;
  stop(): Promise<void>;
};

/** Secrets that no commit names are removed after an hour; tombstones after a day. */
const sweepAfterMs = { secrets: 3_600_000, tombstones: 86_400_000 };

function ownSweeps({ store, views, source, now }: Runtime): Sweep[] {
  const ago = (ms: number) => new Date(now().getTime() - ms);
  return [
    {
      name: 'sweep-store',
      everySeconds: 600,
      async run() {
        await store.secrets.sweep(ago(sweepAfterMs.secrets));
        // A tombstone stays until its view has passed what the owners of its logs say now, long after it was written.
        for (const view of views) if (await hasCaughtUp(store, view, source)) await store.views.sweep(view, ago(sweepAfterMs.tombstones));
      },
    },
  ];
}

type Opened = { service: Service; runtime: Runtime; progress: Progress; unserve(): Promise<void> };

/** Opens a service's store and answers its rpcs. */
async function openService(service: Service, { platform, settings, log: root, now = () => new Date(), callable }: RunSettings): Promise<Opened> {
  const log = root.child({ service: service.name });
  const views = [...service.views];
  const store = await platform.openStore({ service: service.name, lanes: platform.lanes, views });
  const source = openSourceLog(service.name, store, platform.rpc);
  const progress = trackProgress(store);
  const waiting = waitForViews(store, progress, source);
  const runtime: Runtime = { service: service.name, callable, platform, settings, store, source, waiting, views, log, now };
  const serve = async () => (callable.includes(service.name) ? platform.rpc.serve(service.name, servedBy(runtime, service)) : async () => {});
  const unserve = await serve().catch(async (error: unknown) => {
    await store.close();
    throw error;
  });
  return { service, runtime, progress, unserve };
}

function startJobs({ service, runtime }: Opened): Promise<JobRunner> {
  const { store, source, platform, now, log } = runtime;
  return runJobs({
    service: service.name,
    store,
    live: platform.live,
    reactions: service.reactions,
    sweeps: [...service.sweeps, ...ownSweeps(runtime)],
    async runReaction(reaction, job) {
      if (job.event) await reaction.run(contextOfJob(runtime, job), await wholeEvent(job.event, source, store));
    },
    runSweep: (sweep, job) => sweep.run(contextOfJob(runtime, job)),
    now,
    log,
  });
}

function startKeeper({ service, runtime, progress }: Opened, jobs: JobRunner, unknown: UnknownEvents): Promise<Keeper> {
  const { name } = service;
  const { store, source, platform, log } = runtime;
  const planned = () => {
    jobs.poke();
    platform.live.wake(`jobs:${name}`);
  };
  const consumers: Consumer[] = runtime.views.map((view) => unknown.countedIn(viewConsumer(store, progress, view)));
  if (service.reactions.length > 0) consumers.push(unknown.countedIn(planningConsumer(store, service.reactions, planned)));
  if (runtime.callable.includes(name)) consumers.push(relayConsumer(name, store, platform.bus));
  return keep({
    service: name,
    holder: randomUUID(),
    store,
    bus: platform.bus,
    live: platform.live,
    source,
    consumers,
    noteTails: progress.noteTails,
    lanes: store.lanes,
    log,
  });
}

async function begin(opened: Opened): Promise<Running> {
  const { service, runtime, progress, unserve } = opened;
  const { store, source, views, log } = runtime;
  // First, since nothing may be granted from a view that is being made.
  const rebuilds = await watchRebuilds({ store, views, source, progress, log });
  const jobs = await startJobs(opened);
  const unknown = countUnknownEvents(log);
  const keeper = await startKeeper(opened, jobs, unknown);
  return {
    service: service.name,
    runtime,
    context: (what, meta) => contextOfCall(runtime, what, meta),
    problems: () => [...store.problems(), ...keeper.problems(), ...rebuilds.problems()].map((text) => `${service.name}: ${text}`),
    warnings: () => [...store.warnings(), ...unknown.warnings(), ...runtime.platform.bus.problems()].map((text) => `${service.name}: ${text}`),
    async idle() {
      await keeper.compare();
      return keeper.idle() && (await jobs.idle());
    },
    async stop() {
      rebuilds.stop();
      // Each has a time of its own, below 8 s together: calls under way and jobs may need views to be folded until they end.
      await Promise.all([unserve(), jobs.stop()]);
      await keeper.stop();
      await store.close();
    },
  };
}

/** Starts services on a platform: all answer before any follows another's log. Where one cannot be opened, none is left open. */
export async function runServices(services: readonly Service[], run: RunSettings): Promise<Running[]> {
  const opened: Opened[] = [];
  try {
    for (const service of services) opened.push(await openService(service, run));
  } catch (error) {
    for (const { unserve, runtime } of opened) await unserve().then(() => runtime.store.close());
    throw error;
  }
  return Promise.all(opened.map(begin));
}
