// A mail address whose host is of another alphabet means one account, at each door and however it is written.
import { untilFound } from '@kloak/platform/testing/until.ts';
import { confirmationToken } from '@kloak/proto/client/confirmation-token.ts';
import { loadServices } from '../../../deploy/services.ts';
import { password, startVault, type Vault } from '../../testing/vault.ts';

let vault: Vault;
const ascii = 'oma@xn--mnchen-3ya.example';
const written = ['oma@münchen.example', ' OMA@MÜNCHEN.example ', 'oma@mu\u0308nchen.example', ascii, 'Oma@XN--MNCHEN-3YA.example'];

beforeAll(async () => {
  vault = await startVault(await loadServices());
  const oma = vault.guest();
  await oma.call('POST /api/users/register', { username: 'oma', email: 'oma@münchen.example', password });
  const token = await untilFound('a mail', async () => confirmationToken((await vault.harness.messages()).find(({ to }) => to === ascii)?.text));
  await oma.call('POST /api/users/verify', { token });
});
afterAll(() => vault.close());

it.each(written)('%j is the address of one account', async (email) => {
  const guest = vault.guest();
  expect(await guest.call('GET /api/users/email/{address}', { address: email.trim() })).toMatchObject({ exists: true });
  await expect(guest.call('POST /api/users/register', { username: 'opa', email, password })).rejects.toMatchObject({ code: 'email-taken' });
  expect(await guest.call('POST /api/users/find-account', { query: email })).toMatchObject({ user: { username: 'oma' } });
  expect(await guest.call('POST /api/users/login', { email, password })).toMatchObject({ userId: expect.any(String) });
});

it('an invite, the family and a search find who has it, and invite who has not', async () => {
  const anna = await vault.join('anna');
  for (const query of written) expect(await anna.call('POST /api/users/find-profile', { query })).toMatchObject({ profile: { username: 'oma' } });
  for (const email of written)
    expect(await anna.call('POST /api/invites/adminInvite', { email, userId: anna.id })).toMatchObject({ member: { username: 'oma' } });
  await anna.call('POST /api/invites/adminInvite', { email: 'opa@münchen.example', userId: anna.id });
  const again = anna.call('POST /api/invites/adminInvite', { email: 'OPA@xn--mnchen-3ya.example', userId: anna.id });
  await expect(again).rejects.toMatchObject({ code: 'invite-sent' });
  await untilFound('an invite', async () => (await vault.harness.messages()).find(({ to }) => to === 'opa@xn--mnchen-3ya.example'));
});
