import { createStore, useStore } from 'zustand';
import { memberState } from '../lib/member-state.ts';

/**
 * Progress of an upload, for screens without upload code: counts of files, the share of bytes in percent, and the remaining time if known. `publishing`:
 * the server has all files and was asked to publish them, so nothing can be lost any more.
 */
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

/** Returns the running upload's progress; undefined if there is none. */
export const useUploadStatus = (): UploadStatus | undefined => useStore(status(), ({ now }) => now);
export const setUploadStatus = (now: UploadStatus | undefined): void => status().setState({ now });
