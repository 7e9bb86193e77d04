import { announce, telling } from '@kloak/platform/announce.ts';

const toMember = telling([{ what: 'profile' }], ({ data: { account } }: { data: { account: string } }) => [account]);

/** Tells a member's open pages that what they may do has changed, or what became of the picture they chose. */
export const announceAccount = announce({
  // Name from before a second reaction existed; names of reactions never change.
  name: 'announce',
  on: {
    identity: {
      EmailConfirmed: toMember,
      DeletionAsked: toMember,
      DeletionWithdrawn: toMember,
      AdminAdded: toMember,
      AdminRemoved: toMember,
      AvatarChanged: toMember,
      AvatarFailed: toMember,
      AvatarRemoved: toMember,
    },
  },
});
