import { internal } from '@kloak/access/rules.ts';
import { refusalOf } from '@kloak/platform/errors.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { unissuedToken } from '@kloak/proto/rules/people/sessions.ts';
import { account } from '../../domain/account.ts';
import { session, sessionEnded } from '../../domain/session.ts';
import { useRefreshToken } from '../../steps/refreshes.ts';
import { isLocked } from '../../steps/registered-account.ts';
import { sessionTokens } from '../../steps/session-tokens.ts';
import { readRefreshToken } from '../../tools/refresh-token.ts';

export const refreshSession = rpc('identity', 'RefreshSession', {
  access: internal,
  async run(ctx, { refreshToken }) {
    const facts = await readRefreshToken(ctx, refreshToken);
    if (!facts) throw refusalOf(unissuedToken);
    const guest = ctx.asGuest(refreshToken);
    const holder = await guest.state(account.of(facts));
    if (holder.status !== 'registered' || isLocked(guest, holder)) throw sessionEnded(await guest.state(session.of(facts)));
    const { startedAt, remember } = await useRefreshToken(guest, facts, holder);
    const tokens = await sessionTokens(guest, { ...facts, generation: facts.generation + 1, startedAt, remember });
    return { account: facts.account, tokens };
  },
});
