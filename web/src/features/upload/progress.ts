import type { UploadStatus } from '../../files/upload-status.ts';
import type { RunningUpload, SendingTime, Upload } from './domain.ts';
import { hasArrived, hasFailed, percentSent, type QueuedFile } from './queued-file.ts';

/** Sending time below which the speed is only a guess. */
const settleMs = 3000;

/** Percentage of all bytes, 0–100: one large file among small ones would falsify a count of files. */
export function percentOf(files: readonly QueuedFile[]): number {
  const total = sum(files, ({ size }) => size);
  return total > 0 ? Math.floor((sentBytes(files) / total) * 100) : 0;
}

/** The progress of an upload for other screens; nothing without files. `nowMs`: the clock of `countSending`. */
export function statusOf(upload: Upload, nowMs: number): UploadStatus | undefined {
  if (upload.status === 'choosing') return undefined;
  const { files, outage, sendingTime, status } = upload;
  return {
    arrived: files.filter(hasArrived).length,
    total: files.length,
    failed: files.filter(hasFailed).length,
    percent: percentOf(files),
    waits: outage !== undefined,
    publishing: status === 'finishing',
    secondsLeft: secondsLeft(files, elapsedMs(sendingTime, nowMs)),
  };
}

/** Counts time while a file is being sent and no outage pauses it. */
export function countSending<State extends Upload>(upload: State, nowMs: number): State {
  return upload.status === 'choosing' ? upload : { ...upload, sendingTime: nextSendingTime(upload, nowMs) };
}

function nextSendingTime({ files, outage, sendingTime }: RunningUpload, nowMs: number): SendingTime {
  const isSending = outage === undefined && files.some(({ state }) => state === 'sending');
  if (isSending) return sendingTime.sinceMs === undefined ? { ...sendingTime, sinceMs: nowMs } : sendingTime;
  return { ms: elapsedMs(sendingTime, nowMs), sinceMs: undefined };
}

const elapsedMs = ({ ms, sinceMs }: SendingTime, nowMs: number) => ms + (sinceMs === undefined ? 0 : nowMs - sinceMs);

/** Estimates by the speed so far. Failed files do not count, since they wait for the member. */
function secondsLeft(files: readonly QueuedFile[], elapsed: number): number | undefined {
  const counted = files.filter((file) => !hasFailed(file));
  const sent = sentBytes(counted);
  const rest = sum(counted, ({ size }) => size) - sent;
  if (elapsed < settleMs || sent === 0 || rest === 0) return undefined;
  return (rest * elapsed) / sent / 1000;
}

const sentBytes = (files: readonly QueuedFile[]) => sum(files, (file) => (file.size * percentSent(file)) / 100);
const sum = <One>(list: readonly One[], of: (one: One) => number) => list.reduce((total, one) => total + of(one), 0);
