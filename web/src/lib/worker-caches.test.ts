import { openDevice } from '../../testing/device.ts';
import { dropWorkerCaches } from './worker-caches.ts';

const [annas, bens, shell] = ['kloak-member-anna/answers', 'kloak-member-ben/answers', 'kloak-shell-one'];
const messages: unknown[] = [];

beforeEach(async () => {
  openDevice();
  messages.length = 0;
  const active = { postMessage: (message: unknown) => void messages.push(message) };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { getRegistration: async () => ({ active }) } });
  for (const name of [annas, bens, shell]) await caches.open(name);
});

test('whatever the worker keeps of a member is dropped, and the worker forgets who it was', async () => {
  await dropWorkerCaches();
  expect([await caches.keys(), messages]).toEqual([[shell], ['forget']]);
});

test('the next member keeps what is theirs', async () => {
  await dropWorkerCaches('ben');
  expect([await caches.keys(), messages]).toEqual([[bens, shell], []]);
});

test('a browser without a worker has nothing to drop', async () => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  await dropWorkerCaches();
  expect(messages).toEqual([]);
});
