import type { Handlers } from '@kloak/platform/service.ts';
import { account } from '../domain/account.ts';
import { sessionEnded } from '../domain/session.ts';
import { accountRef } from './streams.ts';

export const getAccount: Handlers<'identity'>['GetAccount'] = async (ctx) => {
  const state = await ctx.state(account, accountRef(ctx.account()));
  if (state.status !== 'registered') throw sessionEnded();
  const { id, username, email, verified, admin } = state;
  return { account: id, username, email, verified, admin };
};
