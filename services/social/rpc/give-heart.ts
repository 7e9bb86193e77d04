import { mayViewItem } from '@kloak/access/may-view-item.ts';
import type { Handlers } from '@kloak/platform/service.ts';
import { give, heart } from '../domain/heart.ts';
import { heartRef, showHeart } from './hearts.ts';
import { profilesOf } from './profiles.ts';

export const giveHeart: Handlers<'social'>['GiveHeart'] = async (ctx, { item }) => {
  const who = ctx.account();
  const { owner } = await mayViewItem(ctx, item);
  const act = { item, owner, who };
  await ctx.decide(heart, heartRef(act), give(act));
  return { heart: showHeart(item, await profilesOf(ctx, [who]))(who) };
};
