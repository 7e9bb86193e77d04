import { audienceOf, viewersOf } from '@kloak/access/may-view-item.ts';
import type { ReactionCtx } from '@kloak/platform/context.ts';
import { reaction } from '@kloak/platform/reaction.ts';
import { widerPrivacy } from '@kloak/proto/rules/privacy.ts';

const tell = (ctx: ReactionCtx, members: string[], item: string) => ctx.pushChanges(members, [{ what: 'feed' }, { what: 'item', id: item }]);

async function announce(ctx: ReactionCtx, { data: { item } }: { data: { item: string } }): Promise<void> {
  tell(ctx, await audienceOf(ctx, item), item);
}

/** Tells the pages of all who may view an item, or could until now, that it is new, can be shown now, changed or went. */
export const announceFeed = reaction({
  name: 'announce-feed',
  from: 'now',
  on: {
    media: {
      ItemPublished: announce,
      ItemPreviewed: announce,
      ItemThumbnailsRendered: announce,
      ItemRendered: announce,
      ItemFailed: announce,
      async ItemDetailsChanged(ctx, { data }) {
        tell(ctx, await viewersOf(ctx, { owner: data.owner, privacy: widerPrivacy(data) }), data.item);
      },
      async ItemTrashed(ctx, { data: { item, owner, privacy } }) {
        tell(ctx, await viewersOf(ctx, { owner, privacy }), item);
      },
    },
  },
});
