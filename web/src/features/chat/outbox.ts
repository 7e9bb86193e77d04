import type { QueryClient } from '@tanstack/react-query';
import { useQueryClient } from '@tanstack/react-query';
import { ApiError, mutate, newKey } from '../../lib/api.ts';
import { connectivity } from '../../lib/connectivity.ts';
import { commonErrorText } from '../../lib/error-text.ts';
import { memberState } from '../../lib/member-state.ts';
import { hearSaid } from '../../lib/said.ts';
import { useMe } from '../../lib/session.ts';
import { hearMessage } from './chat-queries.ts';
import { type Unsent, unsentMessages } from './unsent.ts';

export type Outbox = {
  readonly send: (room: string, text: string, posts: readonly string[]) => void;
  readonly again: (clientId: string) => void;
  readonly discard: (clientId: string) => void;
  readonly end: () => void;
};

/** What waits for the network, and not for its writer. */
const isOffline = (error: unknown) => error instanceof ApiError && (error.code === 'offline' || error.status >= 500);
const reasonOf = (error: unknown) => (error instanceof ApiError && error.status < 500 ? error.message : commonErrorText(new Error()));

/** In one tab of this browser at a time. Where there are no locks, as on a home network without https, several may do it: a message is one message all the same. */
async function alone(name: string, signal: AbortSignal, run: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return run();
  await navigator.locks.request(name, { signal }, run).catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });
}

/** Sends a member's messages, those of one room one after another, whichever tab they were written in. What failed for want of a network is sent when there is one. */
function openOutbox(client: QueryClient, me: string): Outbox {
  const { all, add, change, drop, read } = unsentMessages(me);
  const over = new AbortController();
  const busy = new Set<string>();
  const isDue = ({ failure }: Unsent) => failure === undefined;

  const sendOne = async ({ clientId, room, text, posts }: Unsent) => {
    try {
      const said = { messageBody: text, posts: [...posts], profile: me, roomId: room, clientId };
      const { message } = await mutate('POST /api/chatbox/submit-message', said, { key: clientId });
      if (!over.signal.aborted) hearMessage(client, me, { roomId: room, seq: message.seq, message });
      drop(clientId);
    } catch (error) {
      change(clientId, { failure: reasonOf(error), waits: isOffline(error) });
    }
  };
  const goOn = async (room: string) => {
    if (busy.has(room)) return;
    busy.add(room);
    const next = () => (over.signal.aborted ? undefined : read().find((one) => one.room === room && isDue(one)));
    await alone(`kloak-chat-${me}-${room}`, over.signal, async () => {
      for (let one = next(); one; one = next()) await sendOne(one);
    });
    busy.delete(room);
    if (next()) void goOn(room);
  };
  const goOnWithAll = () => {
    for (const room of new Set(
      all
        .getState()
        .filter(isDue)
        .map((one) => one.room),
    ))
      void goOn(room);
  };
  const again = (clientId: string) => change(clientId, { failure: undefined, waits: undefined });
  const retry = () => {
    for (const { clientId, waits } of all.getState()) if (waits) again(clientId);
  };
  connectivity.addEventListener('retry', retry, { signal: over.signal });
  window.addEventListener('online', retry, { signal: over.signal });
  const hearNoMore = hearSaid(({ clientId }) => clientId !== undefined && drop(clientId));
  const watchNoMore = all.subscribe(goOnWithAll);
  retry();
  goOnWithAll();
  return {
    send: (room, text, posts) => add({ clientId: newKey(), room, text, posts }),
    again,
    discard: drop,
    end() {
      over.abort();
      hearNoMore();
      watchNoMore();
    },
  };
}

const outboxes = memberState(() => new Map<string, Outbox>(), {
  beforeSignOut: endAll,
  end: endAll,
});

function endAll(all: ReadonlyMap<string, Outbox>): void {
  for (const { end } of all.values()) end();
}

/** The member's outbox, opened when it is asked for first. */
export function outboxOf(client: QueryClient, me: string): Outbox {
  const outbox = outboxes().get(me) ?? openOutbox(client, me);
  outboxes().set(me, outbox);
  return outbox;
}

export const useOutbox = (): Outbox => outboxOf(useQueryClient(), useMe().id);
