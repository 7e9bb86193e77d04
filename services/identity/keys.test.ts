// Signing keys of identity: stored in plain text by older builds, and after a change of the master key.
import { rotateKey } from '@kloak/platform/embedded/rotate-key.ts';
import { changeFile, storedSecrets } from '@kloak/platform/testing/embedded-file.ts';
import { refusal } from '@kloak/platform/testing/refusal.ts';
import { newTokenKey, signToken } from '@kloak/platform/trust/signed-token.ts';
import { type IdentityFixture, startFixture } from './testing/fixture.ts';

let fixture: IdentityFixture;
beforeEach(async () => {
  fixture = await startFixture();
  await fixture.register('Anna', 'anna@example.org');
});
afterEach(() => fixture.close());

/** Stores keys like older builds. */
function storeInClear(keys: Record<string, string>): void {
  changeFile(fixture.harness.dataDir, 'identity', (db) => {
    const put = db.prepare('INSERT INTO secrets (id, value) VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value');
    for (const [id, value] of Object.entries(keys)) put.run(id, value);
  });
}
const publicKeys = async () => (await fixture.guest().call('identity', 'GetSigningKeys', {})).jwks;

it('are renewed where they stood in clear: a token that a backup of before signs is none', async () => {
  const { session, account } = await fixture.tokensOf('anna@example.org');
  const leaked = newTokenKey();
  const before = await publicKeys();
  await fixture.harness.restart(() => storeInClear({ 'refresh-token-key': leaked, 'invite-token-key': leaked }));
  const stored = storedSecrets(fixture.harness.dataDir, 'identity');
  expect([stored.length > 2, stored.filter(({ value }) => value.includes(leaked))]).toEqual([true, []]);
  expect(await refusal(fixture.refresh(signToken(leaked, [account, session, 1])))).toBe('unauthenticated made-up-token');
  expect(await publicKeys()).toEqual(before);
  const { refreshToken } = await fixture.tokensOf('anna@example.org');
  expect(await fixture.refresh(refreshToken)).not.toBe('');
});

it('are all renewed with the master key, which ends every session', async () => {
  const { refreshToken } = await fixture.tokensOf('anna@example.org');
  const link = await fixture.mailedToken('anna@example.org');
  const before = await publicKeys();
  await fixture.harness.restart(() => rotateKey({ dataDir: fixture.harness.dataDir }));
  expect(await refusal(fixture.refresh(refreshToken))).toBe('unauthenticated made-up-token');
  expect((await publicKeys()).filter((key) => before.includes(key))).toEqual([]);
  expect(await refusal(fixture.verify(link))).not.toBe('');
  expect(await fixture.refresh((await fixture.tokensOf('anna@example.org')).refreshToken)).not.toBe('');
});
