import { member } from '@kloak/access/rules.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { splitAccessToken } from '@kloak/platform/trust/access-tokens.ts';
import { endOf, session, sessionEnded } from '../../domain/session.ts';
import { writeAccessToken } from '../../tools/access-token.ts';
import { signingKey } from '../../tools/signing-keys.ts';

export const getServiceToken = rpc('identity', 'GetServiceToken', {
  access: member,
  async run(ctx, _request, account) {
    const { session: id = '' } = ctx.caller;
    const state = await ctx.state(session.of({ session: id, account }));
    if (state.status !== 'active') throw sessionEnded();
    const now = ctx.now();
    const endsAt = endOf(state.startedAt, state.remember);
    if (now >= endsAt) throw sessionEnded();
    // Without its secret, the token cannot be used to sign in.
    const { token } = splitAccessToken(await writeAccessToken(await signingKey(ctx, now), { account, session: id, endsAt, now }));
    return { accessToken: token };
  },
});
