import { cardByNameOrMail, cards } from '@kloak/access/cards.ts';
import { member } from '@kloak/access/rules.ts';
import { refusalOf } from '@kloak/platform/errors.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { noSuchMember } from '@kloak/proto/rules/people/members.ts';
import { profileFor } from '../../steps/profiles.ts';

export const findProfile = rpc('social', 'FindProfile', {
  access: member,
  async run(ctx, { query }) {
    const card = await cardByNameOrMail(ctx.view(cards), query.trim());
    if (!card) throw refusalOf(noSuchMember);
    return { profile: await profileFor(ctx, card) };
  },
});
