import type { Handlers } from '@kloak/platform/service.ts';
import { session, signOut as signsOut } from '../domain/session.ts';
import { sessionRef } from './streams.ts';

export const signOut: Handlers<'identity'>['SignOut'] = async (ctx) => {
  const { account, session: id } = ctx.caller;
  if (account !== undefined && id !== undefined) await ctx.decide(session, sessionRef(id, account), signsOut);
  return {};
};
