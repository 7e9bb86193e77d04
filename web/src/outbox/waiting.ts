// Unsent acts of the member, for the pages that show them. The code that keeps and sends them is loaded when there are some.
import { createStore, useStore } from 'zustand';
import { memberState } from '../lib/member-state.ts';
import { type Acts, pressIn } from './domain.ts';

/** `settling`: acts that are sent, while the data that they changed is fetched. `shown`: these and the unsent ones. */
type Waiting = { readonly unsent: Acts; readonly settling: Acts; readonly shown: Acts };

const waiting = memberState(() => createStore<Waiting>(() => ({ unsent: [], settling: [], shown: [] })));

export const unsentActs = (): Acts => waiting().getState().unsent;
export const useUnsentActs = (): Acts => useStore(waiting(), ({ unsent }) => unsent);

/** Acts to show over what the server answers. */
export const shownActs = (): Acts => waiting().getState().shown;
export const useShownActs = (): Acts => useStore(waiting(), ({ shown }) => shown);

export const subscribeShownActs = (run: () => void): (() => void) => waiting().subscribe(run);

export function setUnsentActs(unsent: Acts): void {
  waiting().setState(({ settling }) => ({ unsent, shown: [...settling, ...unsent] }));
}

export function setSettlingActs(change: (settling: Acts) => Acts): void {
  waiting().setState((now) => {
    const settling = change(now.settling);
    return { settling, shown: [...settling, ...now.unsent] };
  });
}

/** Returns whether a waiting press of a button gives or withdraws; undefined if none waits. */
export const usePress = (of: string): boolean | undefined => useStore(waiting(), ({ shown }) => pressIn(shown, of));
