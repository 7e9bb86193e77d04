import { member } from '@kloak/access/rules.ts';
import { countWithin } from '@kloak/platform/lists/answer-size.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { showOwnPosts } from '../../steps/show-own-posts.ts';
import { originalId, originals } from '../../views/originals.ts';
import { bytesOfPost } from '../../views/show-post.ts';

/** Looks only in the caller's own vault, so a hash reveals nothing about others. */
export const findKnownFiles = rpc('media', 'FindKnownFiles', {
  access: member,
  async run(ctx, { hashes }, owner) {
    const held = await ctx.view(originals).getMany([...new Set(hashes)].map((sha256) => originalId({ owner, sha256 })));
    const shown = await showOwnPosts(
      ctx,
      owner,
      held.map(({ item }) => item),
    );
    const known = held.flatMap(({ sha256, item }) => {
      const post = shown.get(item);
      // A failed post is not reported as known, so that the file is sent and rendered again.
      return post && post.status !== 'FAILED' ? [{ hash: sha256, post }] : [];
    });
    // A file that the answer leaves out is merely sent again, and recognised when published.
    return { known: known.slice(0, countWithin(known.map(({ post }) => bytesOfPost(post)))) };
  },
});
