// Keeps and sends the acts of one member. Loaded once something waits.
import type { QueryClient } from '@tanstack/react-query';
import { ApiError, mutate, noAnswer } from '../lib/api.ts';
import { connectivity } from '../lib/connectivity.ts';
import { memberState } from '../lib/member-state.ts';
import { oneTab } from '../lib/one-tab.ts';
import { toast } from '../lib/toasts.ts';
import { unsentReason } from '../lib/unsent-reason.ts';
import { jittered } from '../lib/wait.ts';
import { authQuery, userIdOf } from '../session/session.ts';
import { type Act, nextAct } from './acts.ts';
import { addAct, refuseAct, retryAct, triedAct, withoutAct } from './domain.ts';
import { maxAnswerMs, waitsOn } from './errors.ts';
import { type MemberActs, openMemberActs } from './member-acts.ts';
import { outboxTexts as t } from './outbox-texts.ts';

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

type Sent = { readonly count: number; readonly waitsOn: boolean };

/** Sends acts in their order until one has to wait. */
async function sendDue({ read, change, settle, refetch }: MemberActs, mayGoOn: () => boolean): Promise<Sent> {
  const next = async () => (mayGoOn() ? nextAct(await read()) : undefined);
  let count = 0;
  for (let act = await next(); act; act = await next()) {
    const { id, call } = act;
    await change((acts) => triedAct(acts, id));
    if (!mayGoOn()) break;
    try {
      await mutate(call.name, call.body, { key: id, maxMs: maxAnswerMs });
    } catch (error) {
      if (waitsOn(error)) return { count, waitsOn: true };
      const reason = unsentReason(error);
      await change((acts) => refuseAct(acts, id, reason));
      if (act.change.kind !== 'press') continue;
      toast(t.pressRefused(reason), 'bad');
      void refetch(act);
      continue;
    }
    count += 1;
    await settle(act);
  }
  return { count, waitsOn: false };
}

function openOutbox(client: QueryClient, me: string): Outbox {
  const over = new AbortController();
  const { signal } = over;
  const acts = openMemberActs(client, me, signal);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failedAttempts = 0;
  let [isRunning, isAskedAgain] = [false, false];
  const isSignedIn = () => !signal.aborted && userIdOf(client.getQueryData(authQuery.queryKey)) === me;

  const runLater = () => {
    if (timer !== undefined || signal.aborted) return;
    timer = setTimeout(run, jittered(Math.min(maxPauseMs, firstPauseMs * 2 ** failedAttempts)));
  };
  async function run(): Promise<void> {
    isAskedAgain = isRunning;
    if (isRunning) return;
    isRunning = true;
    clearTimeout(timer);
    timer = undefined;
    try {
      const sent = await oneTab(`kloak-outbox-${me}`, signal, () => sendDue(acts, isSignedIn));
      if (!sent || signal.aborted) return;
      if (sent.count > 0) toast(t.sent(sent.count));
      failedAttempts = sent.waitsOn ? failedAttempts + 1 : 0;
      if (sent.waitsOn) runLater();
    } finally {
      isRunning = false;
    }
    if (isAskedAgain) void run();
  }

  connectivity.addEventListener('retry', run, { signal });
  window.addEventListener('online', run, { signal });
  void run();
  return {
    async keep(act) {
      if (!isSignedIn()) throw noAnswer();
      let fault: ReturnType<typeof addAct>['fault'];
      await acts.change((before) => {
        const added = addAct(before, act);
        fault = added.fault;
        return added.acts;
      });
      if (fault) throw new ApiError(0, 'offline', fault === 'full' ? t.full : t.tooLarge);
      // One that has just failed is not sent again at once.
      if (navigator.onLine && !act.tried) void run();
      else runLater();
    },
    async again(id) {
      await acts.change((before) => retryAct(before, id));
      void run();
    },
    async discard(id) {
      const act = (await acts.read()).find((one) => one.id === id);
      await acts.change((before) => withoutAct(before, id));
      if (act) void acts.refetch(act);
    },
    end() {
      over.abort();
      clearTimeout(timer);
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
