import { relations, relativesOf } from '@kloak/access/relations.ts';
import { announce, telling } from '@kloak/platform/announce.ts';

const toRelatives = telling([{ what: 'connections' }], ({ data: { account } }: { data: { account: string } }, ctx) =>
  relativesOf(ctx.view(relations), account),
);

/** Notifies a member's relatives, who see the member most, of a new picture. */
export const announceAvatar = announce({
  name: 'announce-avatar',
  on: { identity: { AvatarChanged: toRelatives, AvatarRemoved: toRelatives } },
});
