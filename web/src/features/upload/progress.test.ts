import { queued, running } from '../../../testing/upload-states.ts';
import { initialUpload, type RunningUpload } from './domain.ts';
import { countSending, percentOf, statusOf } from './progress.ts';
import type { QueuedFile } from './queued-file.ts';

const one = (id: number, bytes: number, percent: number) => queued(id, percent === 100 ? 'sent' : 'sending', { bytes, percent });
const at = (files: readonly QueuedFile[], sinceMs?: number) => running('sending', files, { sendingTime: { ms: 0, sinceMs } });
const timed = (upload: RunningUpload, nowMs: number) => countSending(upload, nowMs).sendingTime;

test('how far an upload is goes by bytes', () => {
  expect(percentOf([one(1, 900, 50), one(2, 100, 100)])).toBe(55);
  expect(percentOf([])).toBe(0);
});

test('time in which nothing goes out is not counted: all has arrived, or an outage is waited for', () => {
  const [sending, sent] = [[one(1, 1000, 50)], [one(1, 1000, 100)]];
  const begun = timed(at(sending), 1000);
  expect(timed({ ...at(sending), sendingTime: begun }, 5000)).toEqual({ ms: 0, sinceMs: 1000 });
  const waiting = timed({ ...at(sending), outage: 'connection', sendingTime: begun }, 5000);
  expect(timed({ ...at(sending), outage: 'connection', sendingTime: waiting }, 900_000)).toEqual({ ms: 4000, sinceMs: undefined });
  const again = timed({ ...at(sending), sendingTime: waiting }, 900_000);
  expect(timed({ ...at(sent), sendingTime: again }, 906_000)).toEqual({ ms: 10_000, sinceMs: undefined });
  expect(statusOf({ ...at([...sent, one(2, 500, 0)]), sendingTime: { ms: 10_000, sinceMs: undefined } }, 5_000_000)).toMatchObject({ secondsLeft: 5 });
});

test('what could not be sent is told, and takes no time', () => {
  const failed = queued(3, 'failed', { bytes: 6000 });
  const files = [one(1, 1000, 100), one(2, 3000, 0), failed];
  expect(statusOf(at(files, 0), 40_000)).toMatchObject({ arrived: 1, total: 3, failed: 1, secondsLeft: 120 });
  expect(statusOf(at([one(1, 1000, 100), failed], 0), 40_000)).toMatchObject({ arrived: 1, total: 2, failed: 1, secondsLeft: undefined });
});

test('what is left is told at the speed so far, once there is one', () => {
  const files = [one(1, 1000, 100), one(2, 3000, 0)];
  expect(statusOf(at(files, 0), 1000)).toEqual({ arrived: 1, total: 2, failed: 0, percent: 25, waits: false, publishing: false, secondsLeft: undefined });
  expect(statusOf(at(files, 0), 40_000)).toMatchObject({ secondsLeft: 120 });
  expect(statusOf(at([one(1, 1000, 0)], 0), 40_000)).toMatchObject({ secondsLeft: undefined });
  expect(statusOf(initialUpload, 0)).toBeUndefined();
});
