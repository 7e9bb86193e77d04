import { cardByMail, cardByName, cards } from '@kloak/access/cards.ts';
import type { Handlers } from '@kloak/platform/service.ts';
import { noProfile, profileFor } from './profiles.ts';

export const findProfile: Handlers<'social'>['FindProfile'] = async (ctx, { query }) => {
  ctx.account();
  const reader = ctx.view(cards);
  const exact = query.trim();
  // A name holds no @, so nothing is both.
  const card = exact.includes('@') ? await cardByMail(reader, exact) : await cardByName(reader, exact);
  if (!card) throw noProfile('No user with this username or email address was found');
  return { profile: await profileFor(ctx, card) };
};
