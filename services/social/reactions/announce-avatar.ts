import { relations, relativesOf } from '@kloak/access/relations.ts';
import { announce, telling } from '@kloak/platform/announce.ts';

const toRelatives = telling([{ what: 'connections' }], ({ data: { account } }: { data: { account: string } }, ctx) =>
  relativesOf(ctx.view(relations), account),
);

/** Tells the pages of a member's relatives, where the member is seen most, that another picture stands for the member. */
export const announceAvatar = announce({
  name: 'announce-avatar',
  on: { identity: { AvatarChanged: toRelatives, AvatarRemoved: toRelatives } },
});
