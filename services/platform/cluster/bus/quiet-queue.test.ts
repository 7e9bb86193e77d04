import RequestQueue from 'kafkajs/src/network/requestQueue/index.js';
import { until } from '../../testing/until.ts';
import { quietQueues } from './quiet-queue.ts';

quietQueues();

const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;

const openQueue = () => new RequestQueue({ requestTimeout: 1000, maxInFlightRequests: null, logger: { debug() {} } });

/** Ids of sent requests. */
function pushing(queue: RequestQueue) {
  const sent: number[] = [];
  const push = (correlationId: number) => queue.push({ entry: { correlationId }, expectResponse: true, sendRequest: () => void sent.push(correlationId) });
  return { sent, push };
}

test('a connection where nothing waits sets no timer', () => {
  const queue = openQueue();
  const { sent, push } = pushing(queue);
  const before = timers();
  push(1);
  queue.checkPendingRequests();
  expect(timers()).toBe(before);
  expect(sent).toEqual([1]);
});

test('what a broker holds off is sent by itself, in its order, once it takes requests again', async () => {
  const queue = openQueue();
  const { sent, push } = pushing(queue);
  queue.maybeThrottle(30);
  push(1);
  push(2);
  expect(sent).toEqual([]);
  await until('both to be sent', () => sent.length === 2);
  expect(sent).toEqual([1, 2]);
});
