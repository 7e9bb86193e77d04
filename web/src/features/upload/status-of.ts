import type { UploadStatus } from '../../lib/upload-status.ts';
import type { QueuedFile } from './queued-file.ts';
import type { Outage } from './send/keep-trying.ts';

/** For how long files have gone out, in milliseconds, without the time in which none did: `ms` before now, and `since` (since 1970) while they do. */
export type SendingTime = { readonly ms: number; readonly since: number | undefined };

/** What of an upload tells how far it is. */
type Running = {
  readonly files: readonly QueuedFile[];
  readonly waitsFor: Outage | undefined;
  readonly sendingTime: SendingTime;
  readonly publishing: boolean;
};

/** Before that the speed is a guess. */
const settleMs = 3000;

/** By bytes, so that one large file among small ones is not a lie. 0–100. */
export function percentOf(files: Running['files']): number {
  const total = sum(files, ({ size }) => size);
  return total > 0 ? Math.floor((sentOf(files) / total) * 100) : 0;
}

/** Nothing where nothing is being uploaded. `nowMs`: since 1970. */
export function statusOf({ files, waitsFor, sendingTime, publishing }: Running, nowMs: number): UploadStatus | undefined {
  if (files.length === 0) return undefined;
  const arrived = files.filter(({ state }) => state === 'sent').length;
  return {
    arrived,
    total: files.length,
    failed: files.filter(({ state }) => state === 'failed').length,
    percent: percentOf(files),
    waits: waitsFor !== undefined,
    publishing: publishing && arrived === files.length,
    secondsLeft: secondsLeft(files, elapsed(sendingTime, nowMs)),
  };
}

/** Counts on while a file goes out and no outage is waited for. */
export function countSending({ files, waitsFor, sendingTime }: Pick<Running, 'files' | 'waitsFor' | 'sendingTime'>, nowMs: number): SendingTime {
  const isSending = waitsFor === undefined && files.some(({ state }) => state === 'sending');
  if (isSending) return sendingTime.since === undefined ? { ...sendingTime, since: nowMs } : sendingTime;
  return { ms: elapsed(sendingTime, nowMs), since: undefined };
}

const elapsed = ({ ms, since }: SendingTime, nowMs: number) => ms + (since === undefined ? 0 : nowMs - since);

/** At the speed so far. Nothing where nothing goes out any more: what failed waits for its owner. */
function secondsLeft(files: Running['files'], elapsedMs: number): number | undefined {
  const goesOut = files.filter(({ state }) => state !== 'failed');
  const sent = sentOf(goesOut);
  const rest = sum(goesOut, ({ size }) => size) - sent;
  if (elapsedMs < settleMs || sent === 0 || rest === 0) return undefined;
  return (rest * elapsedMs) / sent / 1000;
}

const sentOf = (files: Running['files']) => sum(files, ({ size, percent }) => (size * percent) / 100);
const sum = <One>(list: readonly One[], of: (one: One) => number) => list.reduce((total, one) => total + of(one), 0);
