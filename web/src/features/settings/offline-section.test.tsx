import { endedWorkerHeader } from '@kloak/proto/rules/app-paths.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { simulateCaches } from '../../../testing/caches.ts';
import { makeQueryClient } from '../../session/query-client.ts';
import { OfflineSection } from './offline-section.tsx';

simulateCaches();
beforeEach(() => Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: {} }));
afterEach(() => Reflect.deleteProperty(navigator, 'serviceWorker'));

/** Opens the section where the server answers so when it is asked for the worker. */
async function open(answer: () => Promise<Response>) {
  globalThis.fetch = answer;
  const client = makeQueryClient();
  render(
    <QueryClientProvider client={client}>
      <OfflineSection />
    </QueryClientProvider>,
  );
  await waitFor(() => expect(client.getQueryState(['worker'])?.status).toBe('success'));
  return screen.queryByRole('checkbox', { name: 'Keep them on this device' });
}

test.each([
  ['is served', async () => new Response('work()'), true],
  ['is kept by a device without a network', async () => Promise.reject(new TypeError('failed to fetch')), true],
  ['was turned off by the operator', async () => new Response('', { headers: { [endedWorkerHeader]: '1' } }), false],
])('a worker that %s', async (_which, answer, isOffered) => {
  expect((await open(answer)) !== null).toBe(isOffered);
});
