import type { QueryClient } from '@tanstack/react-query';
import { wait } from '../lib/wait.ts';
import type { Act, Acts } from './acts.ts';
import { withoutAct } from './domain.ts';
import { openKeptActs } from './kept-acts.ts';
import { setSettlingActs, setUnsentActs } from './waiting.ts';

/** Longest time for which a sent act is shown over data that is being fetched, in milliseconds. */
const settlingMs = 5000;

/** Unsent acts of a member, from all tabs of this browser, as this page shows them. */
export type MemberActs = {
  readonly read: () => Promise<Acts>;
  readonly change: (how: (acts: Acts) => Acts) => Promise<Acts>;
  /** Removes a sent act. It is shown until the data that it changed is here. */
  readonly settle: (act: Act) => Promise<void>;
  /** Fetches the data that an act would have changed. */
  readonly refetch: (act: Act) => Promise<unknown>;
};

/** Once the signal aborts, nothing is read, kept or shown. */
export function openMemberActs(client: QueryClient, me: string, signal: AbortSignal): MemberActs {
  const changeKept = openKeptActs(me);
  const tabs = 'BroadcastChannel' in globalThis ? new BroadcastChannel(`kloak-outbox-${me}`) : undefined;
  const update = async (how: (acts: Acts) => Acts) => {
    if (signal.aborted) return [];
    const acts = await changeKept(how);
    if (signal.aborted) return [];
    setUnsentActs(acts);
    return acts;
  };
  const read = () => update((acts) => acts);
  const change = async (how: (acts: Acts) => Acts) => {
    const acts = await update(how);
    if (!signal.aborted) tabs?.postMessage('changed');
    return acts;
  };
  const refetch = ({ staleKeys }: Act) => Promise.all(staleKeys.map((queryKey) => client.invalidateQueries({ queryKey })));
  tabs?.addEventListener('message', () => void read());
  signal.addEventListener('abort', () => tabs?.close());
  return {
    read,
    change,
    refetch,
    async settle(act) {
      setSettlingActs((acts) => [...acts, act]);
      await change((acts) => withoutAct(acts, act.id));
      const isHere = Promise.race([refetch(act), wait(settlingMs)]);
      void isHere.then(() => signal.aborted || setSettlingActs((acts) => withoutAct(acts, act.id)));
    },
  };
}
