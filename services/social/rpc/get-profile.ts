import { cardByName, cards } from '@kloak/access/cards.ts';
import { member } from '@kloak/access/rules.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { noProfile, profileFor } from '../views/profiles.ts';

export const getProfile = rpc('social', 'GetProfile', {
  access: member,
  async run(ctx, { username }) {
    const card = await cardByName(ctx.view(cards), username.trim());
    if (!card) throw noProfile('Cannot fetch user profile');
    return { profile: await profileFor(ctx, card) };
  },
});
