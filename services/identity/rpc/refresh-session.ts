import type { Handlers } from '@kloak/platform/service.ts';
import { refresh, session, sessionEnded } from '../domain/session.ts';
import { readRefreshToken } from '../tools/refresh-token.ts';
import { sessionTokens } from './session-tokens.ts';
import { sessionRef } from './streams.ts';

export const refreshSession: Handlers<'identity'>['RefreshSession'] = async (ctx, { refreshToken }) => {
  const shown = await readRefreshToken(ctx, refreshToken);
  if (!shown) throw sessionEnded();
  const guest = ctx.asGuest(refreshToken);
  const ref = sessionRef(shown.session, shown.account);
  await guest.decide(session, ref, refresh(shown.generation, guest.now()));
  const state = await guest.state(session, ref);
  if (state.status !== 'active') throw sessionEnded();
  const tokens = await sessionTokens(guest, { ...shown, generation: shown.generation + 1, remember: state.remember });
  return { account: shown.account, tokens };
};
