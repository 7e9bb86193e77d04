import { viewersOf } from '@kloak/access/may-view-item.ts';
import type { ReactionCtx } from '@kloak/platform/context.ts';
import { reaction } from '@kloak/platform/reaction.ts';
import { widerPrivacy } from '@kloak/proto/rules/privacy.ts';
import { albums } from '../views/albums.ts';

async function tell(ctx: ReactionCtx, facts: { owner: string; privacy: string }): Promise<void> {
  ctx.pushChanges(await viewersOf(ctx, facts), [{ what: 'feed' }]);
}

async function tellOf(ctx: ReactionCtx, { data }: { data: { album: string } }): Promise<void> {
  const doc = await ctx.view(albums).get(data.album);
  if (doc) await tell(ctx, doc);
}

/** Tells the pages of all who may view an album, or could until now, that it is new, that it changed or went, and what came into it and left it. */
export const announceAlbums = reaction({
  name: 'announce-albums',
  from: 'now',
  on: {
    media: {
      AlbumCreated: (ctx, { data }) => tell(ctx, data),
      AlbumDetailsChanged: (ctx, { data }) => tell(ctx, { owner: data.owner, privacy: widerPrivacy(data) }),
      AlbumCoverChosen: tellOf,
      AlbumTrashed: (ctx, { data }) => tell(ctx, data),
      ItemAddedToAlbum: tellOf,
      ItemRemovedFromAlbum: tellOf,
    },
  },
});
