import { cardByName, cards } from '@kloak/access/cards.ts';
import type { Handlers } from '@kloak/platform/service.ts';
import { noProfile, profileFor } from './profiles.ts';

export const getProfile: Handlers<'social'>['GetProfile'] = async (ctx, { username }) => {
  ctx.account();
  const card = await cardByName(ctx.view(cards), username.trim());
  if (!card) throw noProfile('Cannot fetch user profile');
  return { profile: await profileFor(ctx, card) };
};
