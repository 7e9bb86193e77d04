import type { Ctx } from '@kloak/platform/context.ts';
import type { ListPage } from '@kloak/platform/lists/paging.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { isShared } from '@kloak/proto/rules/privacy.ts';
import type { ListOriginalsRequest__Output } from '@kloak/proto/types/media.ts';
import { downloaderOfScope } from '../../access/downloads.ts';
import { albumItems, albumItemsIndexQuery } from '../../views/album-items.ts';
import { type PostDoc, posts, postsIndexQuery } from '../../views/posts.ts';

/** Documents per query by id. */
const maxAtOnce = 500;

type Whose = { owner: string; isOwn: boolean };

async function readScope(ctx: Ctx, { album, kind, before, limit }: ListOriginalsRequest__Output, { owner, isOwn }: Whose): Promise<ListPage<PostDoc>> {
  const part = { before, limit: Math.min(Math.max(limit, 1), maxAtOnce) };
  if (album === undefined) return ctx.view(posts).page({ ...postsIndexQuery(owner, isOwn, kind), ...part });
  const { items, next } = await ctx.view(albumItems).page({ ...albumItemsIndexQuery(album, isOwn), ...part });
  const held = await ctx.view(posts).getMany(items.map(({ item }) => item));
  return { items: isOwn ? held : held.filter(({ privacy, unseen }) => isShared(privacy) && !unseen), next };
}

export const listOriginals = rpc('media', 'ListOriginals', {
  access: downloaderOfScope,
  async run(ctx, request, whose) {
    const { items, next } = await readScope(ctx, request, whose);
    return {
      files: items.map(({ key, fileName, fileSize, takenLocal, createdAt }) => ({ key, fileName, size: fileSize, madeAt: takenLocal ?? createdAt })),
      next,
    };
  },
});
