import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { type Clock, systemClock } from './clock/clock.ts';
import { noteClock } from './clock/noted-clock.ts';
import { loadCodec } from './codec/codec.ts';
import { gatherChanges } from './engine/change-pushes.ts';
import { contextOfJob, type Runtime } from './engine/context.ts';
import { gatherHealth } from './engine/health.ts';
import { newOperation } from './engine/operation.ts';
import { rpcHandlersOf } from './engine/serve.ts';
import { storeSweep, storeSweeps } from './engine/store-sweeps.ts';
import { version } from './engine/version.ts';
import { openViewReaders } from './engine/view-readers.ts';
import type { RecordedEvent } from './event.ts';
import { relayConsumer, viewConsumer } from './following/consumers.ts';
import { compareHistories, type Histories } from './following/histories.ts';
import { type Keeper, keepPartitions } from './following/keeper.ts';
import { type SkipWatch, watchSkips } from './following/mending.ts';
import { askOwners, type Owners } from './following/owners.ts';
import { type Progress, trackProgress } from './following/progress.ts';
import { type Rebuilds, watchRebuilds } from './following/rebuilds.ts';
import { openSourceLog } from './following/source-log.ts';
import type { Consumer } from './following/subscription.ts';
import { countUnknownEvents, type UnknownEvents } from './following/unknown-events.ts';
import { waitForViews } from './following/waiting.ts';
import { atOnceConsumer } from './jobs/at-once.ts';
import { openBeginnings } from './jobs/beginnings.ts';
import { givingUp, sweepParked } from './jobs/given-up.ts';
import { wholeEvent } from './jobs/job-events.ts';
import { type JobRunner, runJobs } from './jobs/job-runner.ts';
import { type PlanningConsumer, passConsumer, planningConsumer } from './jobs/planning.ts';
import type { Platform, Settings } from './ports/platform.ts';
import type { Build, Job, StrictView, ViewReader } from './ports/store.ts';
import type { Reaction } from './reaction.ts';
import type { Service } from './service.ts';
import { type FetchSigningKeys, principals, signingKeysBy } from './trust/admission.ts';
import { type Position, parsePosition } from './wire/position.ts';

export type RunSettings = {
  platform: Platform;
  settings: Settings;
  log: Logger;
  clock?: Clock;
  /** Time in which changes for pages are gathered, in milliseconds. */
  gatherMs?: number;
  /** Names of all services that have rpcs and a log, here or elsewhere: all but the gateway. */
  callable: readonly string[];
  /** Keys for callers' access tokens; identity's, unless somebody else signs them. */
  fetchSigningKeys?: FetchSigningKeys;
};

export type RunningService = {
  service: string;
  /** A view of this service as an access check reads it: after 2 s behind `position` it refuses: 503 `catching-up`. */
  strictReader<Doc extends object>(view: StrictView<Doc>, position: Position): ViewReader<Doc>;
  /** Parses a position from outside, limited to existing services and partitions. */
  readPosition(text: string): Position;
  /** A key of this service, made once for all processes. */
  ensureSecret(id: string, make: () => string): Promise<string>;
  runtime: Runtime;
  /** Problems that prevent serving, in words. */
  problems(): string[];
  /** Warnings that do not prevent serving. */
  warnings(): string[];
  /** True if nothing is left to fold or to do, as far as this process knows. */
  idle(): Promise<boolean>;
  stop(): Promise<void>;
};

/** For operators who start an older build, or restore a backup of a newer one. */
const newerBuildWords = ({ version: newer }: Build) =>
  `a newer build (${newer}) wrote here: what this one (${version}) does not know of it is refused and passed over. Start that build again, or restore a backup of before it`;

type StartedService = { service: Service; runtime: Runtime; progress: Progress; owners: Owners; unknown: UnknownEvents; unserve(): Promise<void> };
type ComparedService = StartedService & { rebuilds: Rebuilds; histories: Histories };

/** The logs that views and reactions of a service follow. */
const logsRead = ({ views, reactions }: Service): ReadonlySet<string> => new Set([...views, ...reactions].flatMap(({ reads }) => Object.keys(reads)));

/** Opens a service's store and serves its rpcs. */
async function openService(
  service: Service,
  { platform, settings, log: root, clock = systemClock, gatherMs = 1000, callable, fetchSigningKeys }: RunSettings,
): Promise<StartedService> {
  const log = root.child({ service: service.name });
  const views = [...service.views];
  const store = await platform.openStore({ service: service.name, lanes: platform.lanes, views });
  const seen = await noteClock({ store, clock, sweep: storeSweep, log }).catch(async (error: unknown) => {
    await store.close();
    throw error;
  });
  const source = openSourceLog(service.name, store, platform.rpc);
  const progress = trackProgress(store);
  // A log without an owner in this installation brings no commits.
  const owned = [...new Set([service.name, ...logsRead(service)])].filter((name) => callable.includes(name));
  const owners = askOwners({ sources: owned, views, source, monotonicMs: clock.monotonicMs, log });
  const readers = openViewReaders(store, progress, waitForViews({ store, progress, source, owners }));
  const bytesOf = (person: string) => service.bytesOf?.(person) ?? [];
  const changes = gatherChanges(platform, gatherMs, log);
  const principalOf = principals(fetchSigningKeys ?? signingKeysBy(platform.rpc, service.name), clock);
  const health = gatherHealth(service.name);
  health.add(store);
  health.add(seen);
  health.add(owners);
  health.add(source);
  health.add({ warnings: () => [...platform.bus.problems(), ...platform.bus.warnings()] });
  const unknown = countUnknownEvents(log);
  health.add(unknown);
  // Commits that are folded as they are appended may contain unknown events before any consumer runs.
  store.log.onAppended((commits) => unknown.count(service.name, commits));
  const build = { form: loadCodec().logForm(service.name), version };
  const closed = async (error: unknown): Promise<never> => {
    await seen.stop();
    await store.close();
    throw error;
  };
  const newest = await store.noteBuild(build).catch(closed);
  health.add({ warnings: () => (newest.form > build.form ? [newerBuildWords(newest)] : []) });
  const facts = { settings, payments: platform.payments };
  health.add({ warnings: () => [...(service.warnings?.(facts) ?? [])] });
  const runtime: Runtime = {
    service: service.name,
    callable,
    platform,
    settings,
    store,
    source,
    readers,
    views,
    changes,
    bytesOf,
    principalOf,
    health,
    grantNothing: new Set(),
    log,
    now: clock.now,
    monotonicMs: clock.monotonicMs,
    seen,
  };
  const serve = async () => (callable.includes(service.name) ? platform.rpc.serve(service.name, rpcHandlersOf(runtime, service)) : async () => {});
  const unserve = await serve().catch(closed);
  return { service, runtime, progress, owners, unknown, unserve };
}

/** Runs a reaction for the event of its job, as a part of the event's trace. */
function reactTo(runtime: Runtime, reaction: Reaction, job: Job, read: (event: RecordedEvent) => Promise<RecordedEvent | undefined>): Promise<void> {
  const { event, trace } = job;
  if (event === undefined) return Promise.resolve();
  const react = async () => {
    const whole = await read(event);
    if (whole) await reaction.run(contextOfJob(runtime, job), whole);
  };
  const plan = { name: `react ${runtime.service}.${reaction.name}`, attributes: { 'kloak.source': event.source, 'kloak.attempt': job.attempts + 1 } };
  return runtime.platform.tracing?.follow(trace === undefined ? [] : [trace], plan, react) ?? react();
}

function startJobs({ service, runtime }: StartedService): Promise<JobRunner> {
  const { store, source, platform, settings, seen, log } = runtime;
  const giveUp = givingUp(runtime, service.reactions);
  return runJobs({
    service: service.name,
    settings,
    store,
    live: platform.live,
    reactions: service.reactions,
    sweeps: [...service.sweeps, ...storeSweeps(runtime), ...sweepParked(runtime, giveUp)],
    runReaction: (reaction, job) => reactTo(runtime, reaction, job, (event) => wholeEvent(event, source, store)),
    runSweep: (sweep, job) => sweep.run(contextOfJob(runtime, job)),
    giveUp,
    now: seen.time,
    log,
  });
}

type ServiceConsumers = { keeper: Keeper; mending: SkipWatch; planners: readonly PlanningConsumer[] };

async function follow({ service, runtime, progress, owners, histories, rebuilds, unknown }: ComparedService, jobs: JobRunner): Promise<ServiceConsumers> {
  const { name } = service;
  const { store, source, platform, seen, log } = runtime;
  const planned = () => {
    jobs.poke();
    platform.live.wake(`jobs:${name}`);
  };
  const planners: PlanningConsumer[] = [];
  if (service.reactions.length > 0) {
    const beginnings = await openBeginnings(store, source, service.reactions);
    const planning = { dueAt: seen.dueAt, planned };
    planners.push(planningConsumer(store, beginnings, planning));
    const atOnce = atOnceConsumer(store, beginnings, planning, {
      react: (reaction, job, event) => reactTo(runtime, reaction, job, async () => event),
      log,
    });
    if (atOnce) planners.push(atOnce);
    planners.push(...beginnings.passes.map((one) => passConsumer(store, one, planning)));
  }
  const consumers: Consumer[] = [...runtime.views.map((view) => viewConsumer(store, progress, view)), ...planners].map(unknown.countedIn);
  if (runtime.callable.includes(name)) consumers.push(relayConsumer(name, store, platform.bus));
  const keeper = await keepPartitions({
    service: name,
    holder: randomUUID(),
    store,
    bus: platform.bus,
    live: platform.live,
    source,
    consumers: consumers.map(histories.guarded),
    owners,
    noteTails: histories.noteTails,
    lanes: store.lanes,
    log,
  });
  histories.onPutBack(keeper.beginAnew);
  const planAgain = new Map(planners.map((one) => [one.name, one.planAgain]));
  return { keeper, mending: watchSkips({ store, views: runtime.views, source, rebuilds, keeper, planAgain, log }), planners };
}

/** Operation of reads without a caller: it writes nothing, and its ids belong to nobody. */
const nobody = { idempotencyScope: [], method: '', keyed: false, requestId: '' };

/** Compares consumers' cursors with the logs, before anything is appended. */
async function compare(opened: StartedService): Promise<ComparedService> {
  const { store, source, views, log } = opened.runtime;
  const { progress, service } = opened;
  // First, since nothing may be granted from a view that is being made.
  const rebuilds = await watchRebuilds({ store, views, source, progress, log });
  const histories = compareHistories({ store, views, source, rebuilds, log });
  // An unavailable owner's log is compared once it answers.
  await Promise.all(
    [...logsRead(service)].map((name) => histories.compare(name).catch((error: unknown) => log.debug({ source: name, err: error }, 'not compared yet'))),
  );
  return { ...opened, rebuilds, histories };
}

async function begin(opened: ComparedService): Promise<RunningService> {
  const { service, runtime, unserve, rebuilds, histories } = opened;
  const { store, health } = runtime;
  const jobs = await startJobs(opened);
  const { keeper, mending, planners } = await follow(opened, jobs);
  for (const part of [keeper, rebuilds, histories, mending]) health.add(part);
  return {
    service: service.name,
    runtime,
    strictReader: (view, position) => runtime.readers.reader(view, newOperation({ ...nobody, position }), 'strict'),
    readPosition: (text) => parsePosition(text, { services: runtime.callable, lanes: store.lanes }),
    ensureSecret: (id, make) => store.secrets.ensure(id, make),
    problems: health.problems,
    warnings: health.warnings,
    async idle() {
      await keeper.compare();
      return keeper.idle() && (await jobs.idle()) && runtime.changes.isEmpty();
    },
    async stop() {
      rebuilds.stop();
      await mending.stop();
      // Each has a time of its own, below 8 s together: calls under way and jobs may need views to be folded until they end.
      await Promise.all([unserve(), jobs.stop()]);
      await runtime.changes.flush();
      await keeper.stop();
      // Again: the keeper ran reactions until its end. Their places are saved after what they pushed.
      await runtime.changes.stop();
      await Promise.all(planners.map((one) => one.stop()));
      await runtime.seen.stop();
      await store.close();
    },
  };
}

/** Starts services on a platform: all answer before any consumes another's log. If one cannot be opened, none stays open. */
export async function runServices(services: readonly Service[], run: RunSettings): Promise<RunningService[]> {
  const opened: StartedService[] = [];
  try {
    for (const service of services) opened.push(await openService(service, run));
  } catch (error) {
    for (const { unserve, runtime } of opened)
      await unserve()
        .then(() => runtime.seen.stop())
        .then(() => runtime.store.close());
    throw error;
  }
  return Promise.all((await Promise.all(opened.map(compare))).map(begin));
}
