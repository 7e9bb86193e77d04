import { createStore, useStore } from 'zustand';
import { memberState } from '../lib/member-state.ts';

/** How far an upload is, for screens that do not know uploads: how many files have arrived of how many, how many could not be sent, how much of all in percent, and how long what still goes out takes where that is known. `publishing`: the server has all of it and was asked to publish it, so that it is lost no more. */
export type UploadStatus = {
  readonly arrived: number;
  readonly total: number;
  readonly failed: number;
  readonly percent: number;
  readonly waits: boolean;
  readonly publishing: boolean;
  readonly secondsLeft: number | undefined;
};

const status = memberState(() => createStore<{ readonly now: UploadStatus | undefined }>(() => ({ now: undefined })));

/** Nothing where nothing is being uploaded. */
export const useUploadStatus = (): UploadStatus | undefined => useStore(status(), ({ now }) => now);
export const setUploadStatus = (now: UploadStatus | undefined): void => status().setState({ now });
