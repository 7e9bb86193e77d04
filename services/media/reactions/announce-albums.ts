import { viewersOf } from '@kloak/access/may-view-item.ts';
import type { ReactionCtx } from '@kloak/platform/context.ts';
import { reaction } from '@kloak/platform/reaction.ts';
import type { Change } from '@kloak/proto/rules/changes.ts';
import { widerPrivacy } from '@kloak/proto/rules/privacy.ts';
import { albums } from '../views/albums.ts';

const edited = { what: 'feed', edit: true } as const;

async function tell(ctx: ReactionCtx, facts: { owner: string; privacy: string }, change: Change = edited): Promise<void> {
  ctx.pushChanges(await viewersOf(ctx, facts), [change]);
}

async function tellOf(ctx: ReactionCtx, { data }: { data: { album: string } }, change?: Change): Promise<void> {
  const doc = await ctx.view(albums).get(data.album);
  if (doc) await tell(ctx, doc, change);
}

/** Tells the pages of all who may view an album, or could until now, that it is new, that it changed or went, and what came into it and left it. */
export const announceAlbums = reaction({
  name: 'announce-albums',
  from: 'now',
  on: {
    media: {
      AlbumCreated: (ctx, { data }) => tell(ctx, data),
      AlbumDetailsChanged: (ctx, { data }) => tell(ctx, { owner: data.owner, privacy: widerPrivacy(data) }),
      AlbumCoverChosen: (ctx, event) => tellOf(ctx, event),
      AlbumTrashed: (ctx, { data }) => tell(ctx, data),
      // Many may come with one upload.
      ItemAddedToAlbum: (ctx, event) => tellOf(ctx, event, { what: 'feed' }),
      ItemRemovedFromAlbum: (ctx, event) => tellOf(ctx, event),
    },
  },
});
