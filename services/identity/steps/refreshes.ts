// The refresh tokens of a session, counted beside the log. See [Note: Refresh tokens].
import type { Ctx } from '@kloak/platform/context.ts';
import { endOf, refresh, session, sessionEnded } from '../domain/session.ts';
import type { RefreshFacts } from '../tools/refresh-token.ts';

type SessionDuration = { startedAt: string; remember: boolean };

/** Counts a generation in place of `former` (`undefined`: none yet). False if another replica was first. */
export function countRefresh(
  ctx: Ctx,
  { session: id, account, generation, startedAt, remember }: RefreshFacts & SessionDuration,
  former?: number,
): Promise<boolean> {
  const [at, until] = [ctx.now().toISOString(), endOf(startedAt, remember).toISOString()];
  return ctx.rotations.advance({ id, person: account, generation, at, until }, former);
}

/**
 * Uses a refresh token; returns the session's duration. The successor is counted before it is returned, so after a crash the client repeats the former
 * token. The loser of a race decides again from the winner's count. Refuses: 401 `session-ended`.
 */
export async function useRefreshToken(ctx: Ctx, facts: RefreshFacts, password: Parameters<typeof refresh>[0]['password']): Promise<SessionDuration> {
  const { generation: shown } = facts;
  const stream = session.of(facts);
  for (let attempt = 1; ; attempt += 1) {
    const [counted] = await ctx.rotations.getMany([facts.session]);
    const decision = refresh({ shown, counted, now: ctx.now(), password, idleMs: ctx.settings.sessionIdleMs });
    const { events } = await ctx.decide(stream, decision, { step: `refresh ${attempt}` });
    const state = await ctx.state(stream);
    if (state.status !== 'active') throw sessionEnded(state);
    const isShownAgain = counted === undefined ? events.length === 0 : Math.max(counted.generation, state.generation) > shown;
    if (isShownAgain) return state;
    if (await countRefresh(ctx, { ...facts, ...state, generation: shown + 1 }, counted?.generation)) return state;
  }
}
