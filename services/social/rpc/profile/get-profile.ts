import { cardByName, cards } from '@kloak/access/cards.ts';
import { member } from '@kloak/access/rules.ts';
import { refusalOf } from '@kloak/platform/errors.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { noProfile } from '@kloak/proto/rules/people/members.ts';
import { profileFor } from '../../steps/profiles.ts';
import { uploadCounts } from '../../views/upload-counts.ts';

export const getProfile = rpc('social', 'GetProfile', {
  access: member,
  async run(ctx, { username }, me) {
    const card = await cardByName(ctx.view(cards), username.trim());
    if (!card) throw refusalOf(noProfile);
    const profile = await profileFor(ctx, card);
    if (card.id !== me) return { profile };
    return { profile, uploadCount: (await ctx.view(uploadCounts).get(me))?.count ?? 0 };
  },
});
