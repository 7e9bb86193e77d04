import { cards } from '@kloak/access/cards.ts';
import { member } from '@kloak/access/rules.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { originalId, originals } from '../views/originals.ts';
import { posts } from '../views/posts.ts';
import { showPost } from '../views/show-post.ts';

/** Of the caller's own vault alone: whoever asks for a hash learns nothing of other vaults. */
export const findKnownFiles = rpc('media', 'FindKnownFiles', {
  access: member,
  async run(ctx, { hashes }, owner) {
    const held = await ctx.view(originals).getMany([...new Set(hashes)].map((sha256) => originalId({ owner, sha256 })));
    const [docs, card] = await Promise.all([ctx.view(posts).getMany(held.map(({ item }) => item)), ctx.view(cards).get(owner)]);
    // One that cannot be shown is no reason not to send it: sent again and published, it takes the place of the failed one.
    const shown = new Map(docs.filter(({ published, status }) => published && status !== 'FAILED').map((doc) => [doc.id, doc]));
    return {
      known: held.flatMap(({ sha256, item }) => {
        const doc = shown.get(item);
        return doc ? [{ hash: sha256, post: showPost(doc, card, owner) }] : [];
      }),
    };
  },
});
