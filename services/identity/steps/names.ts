import type { Ctx } from '@kloak/platform/context.ts';
import { formerName, name } from '../domain/name.ts';
import { claimUnique, isTaken } from './claims.ts';

/** Claims a user name. Refuses: 409 `name-taken`. */
export const claimName = (ctx: Ctx, username: string, id: string): Promise<void> => claimUnique(ctx, { thing: name, former: formerName }, { username }, id);

/** Releases the name of an account that never registers or is to be erased. */
export async function releaseName(ctx: Pick<Ctx, 'decide'>, username: string, id: string): Promise<void> {
  for (const one of [name, formerName]) await ctx.decide(one.of({ username }), one.release({ username }, { holder: id }), { step: 'release' });
}

/** True if an account has this name. */
export const isNameUsed = async (ctx: Ctx, username: string): Promise<boolean> =>
  (await isTaken(ctx, name.of({ username }))) || (await isTaken(ctx, formerName.of({ username })));
