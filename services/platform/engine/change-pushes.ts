import { type Change, type ChangePayload, type ChangingThing, changePush } from '@kloak/proto/rules/pushes/changes.ts';
import type { Logger } from 'pino';
import { backoffMs } from '../async/backoff.ts';
import type { Audience } from '../context.ts';
import type { Platform } from '../ports/platform.ts';
import { covers, formatPosition, mergePositions, type Position } from '../wire/position.ts';
import { hasPayload, mergePayloads } from './merge-change-payloads.ts';

export type ChangePushes = {
  /** `position`: the position from which the change is visible. An audience is listed once for all its waiting changes. */
  add(to: readonly string[] | Audience, changes: readonly Change[], position: Position): void;
  isEmpty(): boolean;
  /** Sends waiting changes now. */
  flush(): Promise<void>;
  /** The same for the last time: an audience that cannot be listed then is dropped. */
  stop(): Promise<void>;
};

/** Waiting change of one kind of thing. `said`: reactions to the one that changed; empty if it changed itself. */
type PendingChange = { ids: readonly string[]; said: ChangePayload; edit: boolean; position: Position };
type QueuedChanges = Map<ChangingThing, PendingChange>;
/** Waiting changes by audience name, with the latest way to list its members. */
type QueuedAudience = { audience: Audience; things: QueuedChanges };

/** Limit of the pause between two attempts to list an audience, which begins with `gatherMs` and grows. */
const maxRetryMs = 60_000;

/** Several changed things are pushed as one change without an id. */
const isOne = (ids: readonly string[]) => ids.length === 1;

/**
 * Gathers changes for `gatherMs` and then pushes each once, so that a batch is one push. Waiting changes are lost with their process. Noted for pages
 * that are offline for a moment.
 */
export function gatherChanges(platform: Pick<Platform, 'live'>, gatherMs: number, log: Pick<Logger, 'warn' | 'info'>): ChangePushes {
  const ofMembers = new Map<string, QueuedChanges>();
  const ofAudiences = new Map<string, QueuedAudience>();
  /** Audiences that could not be listed, by name: the number of failures, and the timer of the next attempt. */
  const failing = new Map<string, { failures: number; retry: NodeJS.Timeout }>();
  let timer: NodeJS.Timeout | undefined;
  let telling = 0;
  let stopped = false;

  const isEmpty = () => ofMembers.size + ofAudiences.size + telling === 0;
  const wait = () => {
    timer ??= setTimeout(() => void tellWaiting(), gatherMs);
  };

  const tell = (to: string | readonly string[], things: QueuedChanges) => {
    const { live } = platform;
    live.note([to].flat(), [...things.keys()]);
    for (const [what, { ids, said, edit, position }] of things) {
      const payload = { what, ...(isOne(ids) ? { id: ids[0], ...said } : {}), ...(edit && { edit }), at: formatPosition(position) };
      if (typeof to === 'string') live.push(to, changePush, payload);
      else live.pushAll(to, changePush, payload);
    }
  };

  const askAgain = (name: string, failures: number) => {
    clearTimeout(failing.get(name)?.retry);
    const pauseMs = backoffMs(failures, { firstMs: gatherMs, maxMs: maxRetryMs, spread: 0.2 });
    failing.set(name, { failures: failures + 1, retry: setTimeout(() => void tellAudience(name), pauseMs) });
  };

  const noteAnswer = (name: string) => {
    const failed = failing.get(name);
    if (!failed) return;
    clearTimeout(failed.retry);
    failing.delete(name);
    log.info({ audience: name, failures: failed.failures }, 'an audience can be told again what changed');
    // Changes that arrived during the failures wait for this success.
    if (ofAudiences.has(name)) wait();
  };

  const tellAudience = async (name: string): Promise<void> => {
    const waiting = ofAudiences.get(name);
    if (!waiting) return;
    ofAudiences.delete(name);
    const { audience, things } = waiting;
    telling += 1;
    try {
      tell(await audience.members(), things);
      noteAnswer(name);
    } catch (error) {
      const { failures } = failing.get(name) ?? { failures: 0 };
      if (failures === 0) log.warn({ err: error, audience: name }, 'an audience could not be told what changed; it is asked again, ever less often');
      if (stopped) return;
      // The next attempt, when lagging views may have caught up, also pushes the changes that arrived meanwhile.
      const now = ofAudiences.get(name);
      ofAudiences.set(name, { audience: now?.audience ?? audience, things: withPending(things, now?.things ?? []) });
      askAgain(name, failures);
    } finally {
      telling -= 1;
    }
  };

  const tellMembers = () => {
    clearTimeout(timer);
    timer = undefined;
    for (const [member, things] of ofMembers) tell(member, things);
    ofMembers.clear();
  };

  /** Excludes audiences that could not be listed: those have timers of their own. */
  async function tellWaiting(): Promise<void> {
    tellMembers();
    await Promise.all([...ofAudiences.keys()].filter((name) => !failing.has(name)).map(tellAudience));
  }

  async function flush(): Promise<void> {
    tellMembers();
    for (const { retry } of failing.values()) clearTimeout(retry);
    await Promise.all([...ofAudiences.keys()].map(tellAudience));
  }

  return {
    add(to, changes, position) {
      const told = (things: QueuedChanges = new Map()) =>
        withPending(
          things,
          changes.map((change) => [change.what, pendingOf(change, position)]),
        );
      if ('members' in to) ofAudiences.set(to.name, { audience: to, things: told(ofAudiences.get(to.name)?.things) });
      else for (const member of to) ofMembers.set(member, told(ofMembers.get(member)));
      if (!isEmpty()) wait();
    },
    isEmpty,
    flush,
    stop() {
      stopped = true;
      return flush();
    },
  };
}

function pendingOf(change: Change, position: Position): PendingChange {
  if (!('id' in change)) return { ids: [], said: {}, edit: change.edit === true, position };
  const { what: _, id, ...said } = change;
  return { ids: [id], said, edit: false, position };
}

/** Adds later changes to waiting ones. */
function withPending(things: QueuedChanges, later: Iterable<readonly [ChangingThing, PendingChange]>): QueuedChanges {
  for (const [what, change] of later) things.set(what, bothPending(things.get(what), change));
  return things;
}

/** Keeps two ids at most, since several are pushed without ids. Reactions are dropped if the thing itself changed. */
function bothPending(before: PendingChange | undefined, later: PendingChange): PendingChange {
  if (!before) return later;
  const isSaid = hasPayload(before.said) && hasPayload(later.said);
  return {
    ids: [...new Set([...before.ids, ...later.ids])].slice(0, 2),
    said: isSaid ? mergePayloads(before.said, later.said, !covers(before.position, later.position)) : {},
    edit: before.edit || later.edit,
    position: mergePositions(before.position, later.position),
  };
}
