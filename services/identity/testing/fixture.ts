// A world of identity, with what people do there.
import type { Settings } from '@kloak/platform/ports/platform.ts';
import type { Service } from '@kloak/platform/service.ts';
import type { Caller } from '@kloak/platform/testing/harness.ts';
import { password, startWorld, type World } from '@kloak/platform/testing/world.ts';
import { confirmationToken } from '@kloak/proto/client/confirmation-token.ts';
import type { RegisterResponse__Output, SessionTokens__Output, SignInResponse__Output, VerifyEmailResponse__Output } from '@kloak/proto/types/identity.ts';
import { identity } from '../service.ts';

export const minutes = 60 * 1000;
export const days = 24 * 60 * minutes;

type VerifyFields = { registeredHere?: boolean; password?: string; newPassword?: string };

export type IdentityFixture = World & {
  guest(): Caller;
  register(username: string, email: string, options?: { key?: string; bodyHash?: string }): Promise<RegisterResponse__Output>;
  signIn(email: string, given?: string): Promise<SignInResponse__Output>;
  tokensOf(email: string, given?: string): Promise<SessionTokens__Output & { account: string }>;
  /** The successor of a refresh token. */
  refresh(refreshToken: string): Promise<string>;
  /** The token in the newest mail to an address. */
  mailedToken(email: string): Promise<string>;
  /** Runs in the browser that registered, by default. */
  verify(token: string, shown?: VerifyFields): Promise<VerifyEmailResponse__Output>;
};

/** `service` replaces identity. `settings` are read at each start. */
export async function startFixture(service: Service = identity, settings: Partial<Settings> = { adminEmail: ' Admin@Example.org' }): Promise<IdentityFixture> {
  const world = await startWorld([service, 'social', 'transcoding'], { lanes: 4, settings });
  const { harness } = world;
  const guest = () => harness.as();
  const signIn: IdentityFixture['signIn'] = (email, given = password) => guest().call('identity', 'SignIn', { email, password: given, remember: false });

  return {
    ...world,
    guest,
    register: (username, email, options) => guest().call('identity', 'Register', { username, email, password }, options),
    signIn,
    async tokensOf(email, given) {
      const { tokens, account } = await signIn(email, given);
      if (!tokens) throw new Error('no tokens');
      return { ...tokens, account };
    },
    async refresh(refreshToken) {
      const { tokens } = await guest().call('identity', 'RefreshSession', { refreshToken });
      return tokens?.refreshToken ?? '';
    },
    async mailedToken(email) {
      await harness.settled();
      const message = (await harness.messages()).find(({ to }) => to === email);
      return confirmationToken(message?.text) ?? '';
    },
    verify: (token, shown = { registeredHere: true }) => guest().call('identity', 'VerifyEmail', { token, ...shown }),
  };
}
