import type { ReactionCtx } from '@kloak/platform/context.ts';
import { reaction } from '@kloak/platform/reaction.ts';
import { avatarKey } from '@kloak/proto/rules/files/storage-keys.ts';

async function removeFormer({ blobs }: ReactionCtx, { data: { account, former } }: { data: { account: string; former: string } }): Promise<void> {
  if (former !== '') await blobs.remove([avatarKey(account, former)]);
}

/** Removes the bytes of a picture that another took the place of, or that its member removed. */
export const removeAvatarBytes = reaction({
  name: 'remove-avatar-bytes',
  from: 'start',
  on: { identity: { AvatarChanged: removeFormer, AvatarRemoved: removeFormer } },
});
