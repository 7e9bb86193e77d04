import type { UploadStatus } from '../../lib/upload-status.ts';
import type { UploadStore } from './upload-store.ts';

/** Before that the speed is a guess. */
const settleMs = 3000;

/** By bytes, so that one large file among small ones is not a lie. 0–100. */
export function percentOf(files: UploadStore['files']): number {
  const total = sum(files, ({ file }) => file.size);
  return total > 0 ? Math.floor((sentOf(files) / total) * 100) : 0;
}

/** Nothing where nothing is being uploaded. `nowMs`: since 1970. */
export function statusOf({ files, waitsFor, startedAt }: UploadStore, nowMs: number): UploadStatus | undefined {
  if (files.length === 0) return undefined;
  const arrived = files.filter(({ state }) => state === 'sent').length;
  return { arrived, total: files.length, waits: waitsFor !== undefined, secondsLeft: secondsLeft(files, nowMs - (startedAt ?? nowMs)) };
}

/** At the speed so far. */
function secondsLeft(files: UploadStore['files'], elapsedMs: number): number | undefined {
  const sent = sentOf(files);
  if (elapsedMs < settleMs || sent === 0) return undefined;
  const rest = sum(files, ({ file }) => file.size) - sent;
  return (rest * elapsedMs) / sent / 1000;
}

const sentOf = (files: UploadStore['files']) => sum(files, ({ file, percent }) => (file.size * percent) / 100);
const sum = <One>(list: readonly One[], of: (one: One) => number) => list.reduce((total, one) => total + of(one), 0);
