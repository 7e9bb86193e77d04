import { createStore, useStore } from 'zustand';
import type { ChosenFile } from '../../../files/chosen-file.ts';
import { memberState } from '../../../lib/member-state.ts';

const waiting = memberState(() => createStore<readonly ChosenFile[]>(() => []));

/** Returns files of this device for the next message, besides its posts. They are uploaded once it is sent. */
export const useFilesToSend = (): readonly ChosenFile[] => useStore(waiting());

export function chooseFilesToSend(change: (files: readonly ChosenFile[]) => readonly ChosenFile[]): void {
  waiting().setState(change, true);
}
