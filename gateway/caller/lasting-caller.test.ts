import { callerClient } from '@kloak/platform/engine/caller-client.ts';
import { splitAccessToken } from '@kloak/platform/trust/access-tokens.ts';
import { emptyPosition } from '@kloak/platform/wire/position.ts';
import { loadServices } from '../../deploy/services.ts';
import type { RunningGateway } from '../options.ts';
import { cookieOf, sessionOf } from '../testing/cookies.ts';
import { type Person, startVault, type Vault } from '../testing/vault.ts';
import { lastingCaller, tokenLastsMs } from './lasting-caller.ts';

let vault: Vault;
let anna: Person;
beforeAll(async () => {
  vault = await startVault(await loadServices());
  anna = await vault.join('anna');
});
afterAll(() => vault.close());

it('shows another token once the first one has become old, and none once the session has ended', async () => {
  const shown = new Set<string | undefined>();
  const client: RunningGateway['client'] = (meta) => {
    shown.add(meta.accessToken);
    return callerClient(vault.harness.platform.rpc, 'gateway', meta);
  };
  let nowMs = 0;
  const callers = { hasEnded: async () => false };
  const { token } = splitAccessToken(cookieOf(anna, 'kloak-access') ?? '');
  const principal = { account: anna.id, session: sessionOf(anna) };
  const auth = { principal, accessToken: token, position: emptyPosition, cookiePosition: emptyPosition, setCookies: [] };
  const { call } = lastingCaller({ running: { client }, callers }, auth, 'request', () => nowMs);

  expect(await call('media.GetUsage', {})).toMatchObject({});
  expect([...shown]).toEqual([token]);
  nowMs += tokenLastsMs + 1;
  await Promise.all([call('media.GetUsage', {}), call('media.GetUsage', {})]);
  const [, next = ''] = shown;
  expect(shown.size).toBe(2);
  expect(next).not.toBe(token);
  // The stolen token gives no access.
  const stolen = vault.guest();
  stolen.setCookie('kloak-access', `${next}.`);
  expect(await stolen.call('GET /api/users/auth', {})).toMatchObject({ isAuth: false });

  await anna.send('/api/users/logout');
  nowMs += tokenLastsMs + 1;
  await expect(call('media.GetUsage', {})).rejects.toMatchObject({ kind: 'unauthenticated', code: 'session-ended' });
});
