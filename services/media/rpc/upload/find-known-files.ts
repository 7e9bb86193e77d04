import { member } from '@kloak/access/rules.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { showOwnPosts } from '../../steps/show-own-posts.ts';
import { originalId, originals } from '../../views/originals.ts';

/** Of the caller's own vault alone: whoever asks for a hash learns nothing of other vaults. */
export const findKnownFiles = rpc('media', 'FindKnownFiles', {
  access: member,
  async run(ctx, { hashes }, owner) {
    const held = await ctx.view(originals).getMany([...new Set(hashes)].map((sha256) => originalId({ owner, sha256 })));
    const shown = await showOwnPosts(
      ctx,
      owner,
      held.map(({ item }) => item),
    );
    return {
      known: held.flatMap(({ sha256, item }) => {
        const post = shown.get(item);
        // One that cannot be shown is no reason not to send it: sent again and published, it takes the place of the failed one.
        return post && post.status !== 'FAILED' ? [{ hash: sha256, post }] : [];
      }),
    };
  },
});
