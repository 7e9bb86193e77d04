import { mayViewItem } from '@kloak/access/may-view-item.ts';
import type { Handlers } from '@kloak/platform/service.ts';
import { heart, take } from '../domain/heart.ts';
import { heartRef } from './hearts.ts';

export const takeHeart: Handlers<'social'>['TakeHeart'] = async (ctx, { item }) => {
  const who = ctx.account();
  const { owner } = await mayViewItem(ctx, item);
  const act = { item, owner, who };
  await ctx.decide(heart, heartRef(act), take(act));
  return {};
};
