import type { Logger } from 'pino';
import type { NotedClock } from '../clock/noted-clock.ts';
import { derivedId, laneOf } from '../codec/keys.ts';
import type { Ctx, ReactionCtx } from '../context.ts';
import { Refusal } from '../errors.ts';
import type { SourceLog } from '../following/source-log.ts';
import type { Platform, Settings } from '../ports/platform.ts';
import type { CallMeta, Principal } from '../ports/rpc.ts';
import type { Job, Store, View } from '../ports/store.ts';
import type { PrincipalOf } from '../trust/admission.ts';
import { positionOf } from '../wire/position.ts';
import type { ChangePushes } from './change-pushes.ts';
import { awaitView, type ClientMeta, rpcClients } from './clients.ts';
import { concealStreams } from './conceal-streams.ts';
import { decide, stateOf } from './decide.ts';
import { erase } from './erase.ts';
import type { Health } from './health.ts';
import { decisionKey, newOperation, type Operation } from './operation.ts';
import type { ViewReaders, WhenLate } from './view-readers.ts';

/** Parts of a running service, from which contexts are built. */
export type Runtime = {
  service: string;
  /** Names of the services that can be called. */
  callable: readonly string[];
  platform: Platform;
  settings: Settings;
  store: Store;
  readers: ViewReaders;
  /** Logs, the own and others'. */
  source: SourceLog;
  views: readonly View[];
  changes: ChangePushes;
  /** See `Service`. */
  bytesOf(person: string): readonly string[];
  principalOf: PrincipalOf;
  health: Health;
  /** Services that have declared that they decide no access by views. */
  grantNothing: Set<string>;
  log: Logger;
  now(): Date;
  monotonicMs(): number;
  seen: NotedClock;
};

function workOf(runtime: Runtime, operation: Operation, meta: ClientMeta, late: WhenLate) {
  const { store, platform, readers } = runtime;
  const deciding = { service: runtime.service, store, now: runtime.now, seenTime: runtime.seen.time };
  const work: Omit<ReactionCtx, 'position' | 'attempt' | 'pushChanges' | 'erase' | 'concealStreams'> = {
    now: runtime.now,
    monotonicMs: runtime.monotonicMs,
    seenNow: runtime.seen.seenNow,
    id: (label) => derivedId(...operation.idempotencyScope, operation.method, label),
    async decide(stream, decision, options) {
      const decided = await decide(deciding, operation, stream, decision, options);
      for (const { type } of decided.events) operation.decided.add(type);
      return decided;
    },
    state: (stream) => stateOf(deciding, stream),
    caughtUp: (service, view) => awaitView(platform.rpc, operation, { from: runtime.service, deadline: meta.deadline }, service, view),
    view: (view) => readers.reader(view, operation, late),
    strict: (view) => readers.reader(view, operation, 'strict'),
    rpc: rpcClients(platform.rpc, runtime.callable, operation, { ...meta, from: runtime.service }),
    secrets: {
      get: (id) => store.secrets.get(id),
      delete: (id) => store.secrets.delete(id),
      ensure: (id, make, clear) => store.secrets.ensure(id, make, clear),
      put(id, value, { stream, step }) {
        const lane = laneOf(stream.home, store.lanes);
        return store.secrets.put(id, value, { lane, key: decisionKey(operation, stream.name, step ?? '') });
      },
    },
    rotations: store.rotations,
    blobs: platform.blobs,
    cache: platform.cache,
    mail: platform.mail,
    webPush: platform.webPush,
    payments: platform.payments,
    push: (member, event, payload) => platform.live.push(member, event, payload),
    pushAll(members, event, payload) {
      if (members.length > 0) platform.live.pushAll(members, event, payload);
    },
    wake: (name) => platform.live.wake(name),
    settings: runtime.settings,
    log: runtime.log.child({ requestId: operation.requestId }),
  };
  return work;
}

/** Metadata of an admitted call, with its member. */
type AdmittedMeta = CallMeta & Partial<Principal>;

type ContextMeta = ClientMeta & Pick<CallMeta, 'deadline'> & Partial<Principal>;

function callContext(runtime: Runtime, operation: Operation, { account, session, ...meta }: ContextMeta): Ctx {
  return {
    ...workOf(runtime, operation, meta, 'answer'),
    caller: {
      from: meta.from,
      requestId: operation.requestId,
      deadline: meta.deadline,
      account,
      session,
    },
    account() {
      if (account === undefined) throw new Refusal('unauthenticated', 'signed-out', 'Please sign in.');
      return account;
    },
    asGuest(guest) {
      const idempotencyScope = ['guest', guest, meta.key];
      return callContext(runtime, { ...operation, idempotencyScope }, { ...meta, account, session });
    },
  };
}

/** Context of one rpc call, and the operation that gathers its commits. */
export function contextOfCall(runtime: Runtime, method: string, meta: AdmittedMeta): { ctx: Ctx; operation: Operation } {
  const { account, keyed, key, bodyHash, position, requestId } = meta;
  const operation = newOperation({
    idempotencyScope: ['account', account ?? '', key],
    method,
    keyed,
    position,
    requestId,
    bodyHash,
  });
  return { ctx: callContext(runtime, operation, meta), operation };
}

/** The context of one run of a reaction: its scope is the event, so that every run decides under the same keys. */
export function contextOfJob(runtime: Runtime, job: Job): ReactionCtx {
  const { event } = job;
  const history = event?.link === undefined ? [] : [event.link];
  const idempotencyScope = event ? ['reaction', event.source, event.lane, event.seq, event.index, job.reaction, ...history] : ['sweep', job.id];
  const position = event ? positionOf(event.source, event.lane, event.seq) : {};
  const operation = newOperation({ idempotencyScope, method: '', keyed: true, position, requestId: job.id });
  const meta: ClientMeta = { from: runtime.service, key: job.id, keyed: true };
  return {
    ...workOf(runtime, operation, meta, 'refuse'),
    position,
    attempt: job.attempts + 1,
    pushChanges: (to, changes) => runtime.changes.add(to, changes, position),
    erase: (person) => erase(runtime, person),
    concealStreams: (prefix, isOver) => concealStreams(runtime.store, prefix, isOver),
  };
}
