import { nobodyIsIn, noConnections } from './family.ts';
import { type Routes, serve, takeContractFaults } from './serve.ts';

const send = (path: string, body?: object) =>
  fetch(`/api/${path}`, body ? { method: 'POST', body: JSON.stringify(body) } : {}).then(
    () => 'answered',
    () => 'failed',
  );
/** A type allows additional fields; the contract does not. */
const older = { ...nobodyIsIn, age: 7 };

test.each([
  ['answers more than the contract has', { 'GET /api/users/auth': older }, 'users/auth', undefined, 'age'],
  ['is sent what the contract does not take', { 'POST /api/users/verify': {} }, 'users/verify', { token: 7 }, 'token'],
  ['is asked what the contract does not have', {}, 'users/everything', undefined, 'no GET'],
] as const)('a test in which the server %s fails', async (_what, routes: Routes, path, body, named) => {
  serve(routes);
  expect(await send(path, body)).toBe('failed');
  expect(takeContractFaults()).toEqual([expect.stringContaining(named)]);
});

test('a call that nobody answers fails as a lost connection does', async () => {
  serve({ 'GET /api/connection/all/{profileId}': noConnections });
  expect([await send('users/auth'), await send('connection/all/anna-id')]).toEqual(['failed', 'answered']);
  expect(takeContractFaults()).toEqual([]);
});
