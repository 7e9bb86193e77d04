import type { Ctx } from '@kloak/platform/context.ts';
import { account } from '../domain/account.ts';
import { faultOfLink, passwordReset, type ResetLink } from '../domain/password-reset.ts';
import { isLocked } from './registered-account.ts';

/** Facts for decisions on a link, and whether it is valid. */
export async function checkLink(ctx: Ctx, link: ResetLink) {
  const [{ generation: newest }, state] = await Promise.all([ctx.state(passwordReset.of(link)), ctx.state(account.of(link))]);
  const looked = { newest, now: ctx.now(), isLocked: state.status === 'registered' && isLocked(ctx, state) };
  return { looked, state, isGood: faultOfLink(link, looked, state) === undefined };
}
