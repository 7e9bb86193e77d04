import { relations, relativesOf } from '@kloak/access/relations.ts';
import { announce, pushingChanges } from '@kloak/platform/announce.ts';

const toRelatives = pushingChanges([{ what: 'connections' }], ({ data: { account } }: { data: { account: string } }, ctx) =>
  relativesOf(ctx.view(relations), account),
);

/** Notifies a member's relatives, who see the member most, of a new picture. */
export const announceAvatar = announce({
  name: 'announce-avatar',
  on: { identity: { AvatarChanged: toRelatives, AvatarRemoved: toRelatives } },
});
