import type { Ctx } from '@kloak/platform/context.ts';
import type { SessionTokens } from '@kloak/proto/types/identity.ts';
import type { RegisteredAccount } from '../domain/account.ts';
import { endByPasswordChange, session, start } from '../domain/session.ts';
import { countRefresh } from './refreshes.ts';
import { sessionTokens } from './session-tokens.ts';

const maxDeviceCharacters = 100;

type OpenSessionOptions = {
  remember: boolean;
  device: string;
  /** Reads the current account. */
  again(): Promise<Pick<RegisteredAccount, 'passwordSecret'> | undefined>;
};

/**
 * Starts a session for a proved owner; a repeat returns the same one. `undefined` if the password changed meanwhile, since that change ends only older
 * sessions.
 */
export async function openSession(
  guest: Ctx,
  { id, passwordSecret }: RegisteredAccount,
  { remember, device, again }: OpenSessionOptions,
): Promise<SessionTokens | undefined> {
  const place = { session: guest.id('session'), account: id };
  const startedAt = guest.now().toISOString();
  await guest.decide(session.of(place), start({ ...place, remember, at: startedAt, device: device.slice(0, maxDeviceCharacters), passwordSecret }));
  if ((await again())?.passwordSecret !== passwordSecret) {
    await guest.decide(session.of(place), endByPasswordChange, { step: 'end' });
    return undefined;
  }
  const facts = { ...place, generation: 1, startedAt, remember };
  await countRefresh(guest, facts);
  return sessionTokens(guest, facts);
}
