import type { QueuedFile } from './queued-file.ts';
import { countSending, percentOf, statusOf } from './status-of.ts';

const one = (id: number, bytes: number, percent: number): QueuedFile => ({
  id,
  file: new File([], `${id}.jpg`),
  size: bytes,
  lastModified: 0,
  state: percent === 100 ? 'sent' : 'sending',
  percent,
  hash: '',
});
const at = (files: readonly QueuedFile[], since?: number) => ({ files, sendingTime: { ms: 0, since }, waitsFor: undefined, publishing: false });

test('how far an upload is goes by bytes', () => {
  expect(percentOf([one(1, 900, 50), one(2, 100, 100)])).toBe(55);
  expect(percentOf([])).toBe(0);
});

test('time in which nothing goes out is not counted: all has arrived, or an outage is waited for', () => {
  const [sending, sent] = [[one(1, 1000, 50)], [one(1, 1000, 100)]];
  const begun = countSending(at(sending), 1000);
  expect(countSending({ ...at(sending), sendingTime: begun }, 5000)).toEqual({ ms: 0, since: 1000 });
  const waiting = countSending({ files: sending, waitsFor: 'connection', sendingTime: begun }, 5000);
  expect(countSending({ files: sending, waitsFor: 'connection', sendingTime: waiting }, 900_000)).toEqual({ ms: 4000, since: undefined });
  const again = countSending({ ...at(sending), sendingTime: waiting }, 900_000);
  expect(countSending({ ...at(sent), sendingTime: again }, 906_000)).toEqual({ ms: 10_000, since: undefined });
  expect(statusOf({ ...at([...sent, one(2, 500, 0)]), sendingTime: { ms: 10_000, since: undefined } }, 5_000_000)).toMatchObject({ secondsLeft: 5 });
});

test('what could not be sent is told, and takes no time', () => {
  const failed: QueuedFile = { ...one(3, 6000, 0), state: 'failed' };
  const files = [one(1, 1000, 100), one(2, 3000, 0), failed];
  expect(statusOf(at(files, 0), 40_000)).toMatchObject({ arrived: 1, total: 3, failed: 1, secondsLeft: 120 });
  expect(statusOf(at([one(1, 1000, 100), failed], 0), 40_000)).toMatchObject({ arrived: 1, total: 2, failed: 1, secondsLeft: undefined });
});

test('what is left is told at the speed so far, once there is one', () => {
  const files = [one(1, 1000, 100), one(2, 3000, 0)];
  expect(statusOf(at(files, 0), 1000)).toEqual({ arrived: 1, total: 2, failed: 0, percent: 25, waits: false, publishing: false, secondsLeft: undefined });
  expect(statusOf(at(files, 0), 40_000)).toMatchObject({ secondsLeft: 120 });
  expect(statusOf(at([one(1, 1000, 0)], 0), 40_000)).toMatchObject({ secondsLeft: undefined });
  expect(statusOf(at([]), 0)).toBeUndefined();
});
