import { cardByNameOrMail, cards } from '@kloak/access/cards.ts';
import { blockersAmong, relations } from '@kloak/access/relations.ts';
import { member } from '@kloak/access/rules.ts';
import { refusalOf } from '@kloak/platform/errors.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { noSuchMember } from '@kloak/proto/rules/members.ts';
import { profileFor } from '../../views/profiles.ts';

export const findProfile = rpc('social', 'FindProfile', {
  access: member,
  async run(ctx, { query }, me) {
    const card = await cardByNameOrMail(ctx.view(cards), query.trim());
    if (!card || (await blockersAmong(ctx.strict(relations), me, [card.id])).size > 0) throw refusalOf(noSuchMember);
    return { profile: await profileFor(ctx, card) };
  },
});
