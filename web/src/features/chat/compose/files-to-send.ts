import { createStore, useStore } from 'zustand';
import type { ChosenFile } from '../../../files/chosen-file.ts';
import { memberState } from '../../../lib/member-state.ts';

const waiting = memberState(() => createStore<readonly ChosenFile[]>(() => []));

/** The files of this device that go with the next message, beside the posts that do. They are uploaded once it is sent. */
export const useFilesToSend = (): readonly ChosenFile[] => useStore(waiting());

export function chooseFilesToSend(change: (files: readonly ChosenFile[]) => readonly ChosenFile[]): void {
  waiting().setState(change, true);
}
