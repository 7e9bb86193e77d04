import { announce, pushingChanges } from '@kloak/platform/announce.ts';

const toMember = pushingChanges([{ what: 'profile' }], ({ data: { account } }: { data: { account: string } }) => [account]);

/** Notifies a member's open pages of changed rights, and of the outcome of a chosen picture. */
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
