// Keeps and sends the acts of one member. Loaded once something waits.
import type { QueryClient } from '@tanstack/react-query';
import { ApiError, mutate, noAnswer } from '../lib/api.ts';
import { connectivity } from '../lib/connectivity.ts';
import { memberState } from '../lib/member-state.ts';
import { oneTab } from '../lib/one-tab.ts';
import { toast } from '../lib/toasts.ts';
import { unsentReason } from '../lib/unsent-reason.ts';
import { jittered, wait } from '../lib/wait.ts';
import { authQuery, userIdOf } from '../session/session.ts';
import { type Act, type Acts, nextAct } from './acts.ts';
import { addAct, refuseAct, retryAct, triedAct, withoutAct } from './domain.ts';
import { maxAnswerMs, waitsOn } from './errors.ts';
import { openKeptActs } from './kept-acts.ts';
import { outboxTexts as t } from './outbox-texts.ts';
import { setSettlingActs, setUnsentActs } from './waiting.ts';

export type Outbox = {
  /** Throws an `ApiError` in words for people if it cannot be kept. */
  readonly keep: (act: Act) => Promise<void>;
  /** Sends a refused act again. */
  readonly again: (id: string) => Promise<void>;
  readonly discard: (id: string) => Promise<void>;
  readonly end: () => void;
};

/** Pauses between attempts, in milliseconds: the first, which doubles, and the longest. */
const [firstPauseMs, maxPauseMs] = [5000, 300_000];
/** Longest time for which a sent act is shown over data that is being fetched, in milliseconds. */
const settlingMs = 5000;

function openOutbox(client: QueryClient, me: string): Outbox {
  const over = new AbortController();
  const { signal } = over;
  const changeKept = openKeptActs(me);
  const tabs = 'BroadcastChannel' in globalThis ? new BroadcastChannel(`kloak-outbox-${me}`) : undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failedAttempts = 0;
  let isRunning = false;
  let isAskedAgain = false;

  const read = async (how: (acts: Acts) => Acts = (acts) => acts): Promise<Acts> => {
    if (signal.aborted) return [];
    const acts = await changeKept(how);
    if (signal.aborted) return [];
    setUnsentActs(acts);
    return acts;
  };
  const change = async (how: (acts: Acts) => Acts) => {
    const acts = await read(how);
    if (!signal.aborted) tabs?.postMessage('changed');
    return acts;
  };
  const refetch = ({ staleKeys }: Act) => Promise.all(staleKeys.map((queryKey) => client.invalidateQueries({ queryKey })));
  /** Drops a sent act from the page once the data that it changed is here. */
  const settle = async (act: Act) => {
    await Promise.race([refetch(act), wait(settlingMs)]);
    if (!signal.aborted) setSettlingActs((acts) => withoutAct(acts, act.id));
  };
  const refuse = async (act: Act, reason: string) => {
    await change((acts) => refuseAct(acts, act.id, reason));
    if (act.change.kind !== 'press') return;
    toast(t.pressRefused(reason), 'bad');
    void refetch(act);
  };
  const isSignedIn = () => userIdOf(client.getQueryData(authQuery.queryKey)) === me;
  const next = async () => (isSignedIn() ? nextAct(await read()) : undefined);

  /** Sends acts until one has to wait. Returns how many arrived. */
  const sendDue = async (): Promise<number> => {
    let count = 0;
    for (let act = await next(); act && !signal.aborted; act = await next()) {
      const { id, call } = act;
      await change((acts) => triedAct(acts, id));
      if (signal.aborted) break;
      try {
        await mutate(call.name, call.body, { key: id, maxMs: maxAnswerMs });
        count += 1;
        failedAttempts = 0;
        setSettlingActs((acts) => [...acts, act]);
        await change((acts) => withoutAct(acts, id));
        void settle(act);
      } catch (error) {
        if (waitsOn(error)) {
          timer = setTimeout(run, jittered(Math.min(maxPauseMs, firstPauseMs * 2 ** failedAttempts)));
          failedAttempts += 1;
          return count;
        }
        await refuse(act, unsentReason(error));
      }
    }
    return count;
  };
  const run = async () => {
    isAskedAgain = isRunning;
    if (isRunning) return;
    isRunning = true;
    clearTimeout(timer);
    try {
      const count = await oneTab(`kloak-outbox-${me}`, signal, sendDue);
      if (count && !signal.aborted) toast(t.sent(count));
    } finally {
      isRunning = false;
    }
    if (isAskedAgain && !signal.aborted) void run();
  };

  connectivity.addEventListener('retry', run, { signal });
  window.addEventListener('online', run, { signal });
  tabs?.addEventListener('message', () => void read());
  void run();
  return {
    async keep(act) {
      if (!isSignedIn()) throw noAnswer();
      let fault: ReturnType<typeof addAct>['fault'];
      await change((acts) => {
        const added = addAct(acts, act);
        fault = added.fault;
        return added.acts;
      });
      if (fault) throw new ApiError(0, 'offline', fault === 'full' ? t.full : t.tooLarge);
      if (navigator.onLine) void run();
    },
    async again(id) {
      await change((acts) => retryAct(acts, id));
      void run();
    },
    async discard(id) {
      const before = await read();
      await change((acts) => withoutAct(acts, id));
      for (const act of before) if (act.id === id) void refetch(act);
    },
    end() {
      over.abort();
      clearTimeout(timer);
      tabs?.close();
    },
  };
}

const outboxes = memberState(() => new Map<string, Outbox>(), { beforeSignOut: endAll, end: endAll });

function endAll(all: ReadonlyMap<string, Outbox>): void {
  for (const { end } of all.values()) end();
}

/** Returns the member's outbox, opened at the first call: it sends what waits. */
export function outboxOf(client: QueryClient, me: string): Outbox {
  const outbox = outboxes().get(me) ?? openOutbox(client, me);
  outboxes().set(me, outbox);
  return outbox;
}
