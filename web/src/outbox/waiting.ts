// Unsent acts of the member, for the pages that show them. The code that keeps and sends them is loaded when there are some.
import { createStore, useStore } from 'zustand';
import { memberState } from '../lib/member-state.ts';
import { type Acts, pressIn } from './acts.ts';

/** `settling`: acts that are sent, while the data that they changed is fetched. `shown`: these and the unsent ones. */
type Waiting = { readonly unsent: Acts; readonly settling: Acts; readonly shown: Acts };

const waiting = memberState(() => createStore<Waiting>(() => ({ unsent: [], settling: [], shown: [] })));

export const unsentActs = (): Acts => waiting().getState().unsent;
export const useUnsentActs = (): Acts => useStore(waiting(), ({ unsent }) => unsent);

/** Acts to show over what the server answers. */
export const shownActs = (): Acts => waiting().getState().shown;
export const useShownActs = (): Acts => useStore(waiting(), ({ shown }) => shown);

export const subscribeShownActs = (run: () => void): (() => void) => waiting().subscribe(run);

export const setUnsentActs = (unsent: Acts): void => set(({ settling }) => ({ unsent, settling }));
export const setSettlingActs = (change: (settling: Acts) => Acts): void => set(({ settling, unsent }) => ({ unsent, settling: change(settling) }));

function set(change: (now: Waiting) => Omit<Waiting, 'shown'>): void {
  waiting().setState((now) => {
    const { unsent, settling } = change(now);
    return { unsent, settling, shown: [...settling.filter(({ id }) => unsent.every((act) => act.id !== id)), ...unsent] };
  });
}

/** True if a caption of the post waits. */
export const useWaitingCaption = (of: string): boolean =>
  useStore(waiting(), ({ shown }) => shown.some(({ change, refused }) => change.kind === 'caption' && change.of === of && refused === undefined));

/** Returns whether a waiting press of a button gives or withdraws; undefined if none waits. */
export const usePress = (of: string): boolean | undefined => useStore(waiting(), ({ shown }) => pressIn(shown, of));
