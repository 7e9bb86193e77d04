import { viewersOf } from '@kloak/access/may-view-item.ts';
import { type Announcement, announce } from '@kloak/platform/announce.ts';
import type { ReactionCtx } from '@kloak/platform/context.ts';
import { widerPrivacy } from '@kloak/proto/rules/privacy.ts';
import type { Change } from '@kloak/proto/rules/pushes/changes.ts';
import { albums } from '../views/albums.ts';

const edited = { what: 'feed', edit: true } as const;

async function toViewers(ctx: ReactionCtx, facts: { owner: string; privacy: string }, change: Change = edited): Promise<Announcement> {
  return { to: await viewersOf(ctx, facts), changes: [change] };
}

async function toViewersOf(ctx: ReactionCtx, { data }: { data: { album: string } }, change?: Change): Promise<readonly Announcement[]> {
  const doc = await ctx.view(albums).get(data.album);
  return doc ? [await toViewers(ctx, doc, change)] : [];
}

/** Notifies pages of everyone who may view an album, or could until now: it is new, changed or deleted, or its content changed. */
export const announceAlbums = announce({
  name: 'announce-albums',
  on: {
    media: {
      AlbumCreated: ({ data }, ctx) => toViewers(ctx, data),
      AlbumDetailsChanged: ({ data }, ctx) => toViewers(ctx, { owner: data.owner, privacy: widerPrivacy(data) }),
      AlbumCoverChosen: (event, ctx) => toViewersOf(ctx, event),
      AlbumTrashed: ({ data }, ctx) => toViewers(ctx, data),
      // Only a general change, since one upload may add many.
      ItemAddedToAlbum: (event, ctx) => toViewersOf(ctx, event, { what: 'feed' }),
      ItemRemovedFromAlbum: (event, ctx) => toViewersOf(ctx, event),
    },
  },
});
