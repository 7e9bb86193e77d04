import { createStore, useStore } from 'zustand';
import { memberState } from '../lib/member-state.ts';

/** True once the member has shared files with the family on this page. */
const batch = memberState(() => createStore<{ readonly isShared: boolean }>(() => ({ isShared: false })));

export const useHasShared = (): boolean => useStore(batch(), ({ isShared }) => isShared);
export const noteShared = (): void => batch().setState({ isShared: true });
