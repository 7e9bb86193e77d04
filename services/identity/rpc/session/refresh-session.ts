import { internal } from '@kloak/access/rules.ts';
import { refusalOf } from '@kloak/platform/errors.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { madeUpToken } from '@kloak/proto/rules/sessions.ts';
import { account } from '../../domain/account.ts';
import { refresh, session, sessionEnded } from '../../domain/session.ts';
import { isLocked } from '../../steps/registered-account.ts';
import { sessionTokens } from '../../steps/session-tokens.ts';
import { readRefreshToken } from '../../tools/refresh-token.ts';

export const refreshSession = rpc('identity', 'RefreshSession', {
  access: internal,
  async run(ctx, { refreshToken }) {
    const facts = await readRefreshToken(ctx, refreshToken);
    if (!facts) throw refusalOf(madeUpToken);
    const guest = ctx.asGuest(refreshToken);
    const holder = await guest.state(account.of(facts));
    if (holder.status !== 'registered' || isLocked(guest, holder)) throw sessionEnded();
    const stream = session.of(facts);
    await guest.decide(stream, refresh(facts.generation, guest.now(), holder, ctx.settings.sessionIdleMs));
    const state = await guest.state(stream);
    if (state.status !== 'active') throw sessionEnded();
    const tokens = await sessionTokens(guest, { ...facts, generation: facts.generation + 1, startedAt: state.startedAt, remember: state.remember });
    return { account: facts.account, tokens };
  },
});
