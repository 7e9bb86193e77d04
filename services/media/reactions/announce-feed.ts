import { membersThatSee, viewersOf } from '@kloak/access/may-view-item.ts';
import type { ItemFacts } from '@kloak/access/policy.ts';
import { factsOf, relations } from '@kloak/access/relations.ts';
import type { ReactionCtx } from '@kloak/platform/context.ts';
import { reaction } from '@kloak/platform/reaction.ts';
import { isNarrower, widerPrivacy } from '@kloak/proto/rules/privacy.ts';

/** Tells the family, whose feeds show it, and the members of groups to which it is posted; `narrowed` as `membersThatSee` takes it. */
async function tell(ctx: ReactionCtx, item: string, facts: ItemFacts, { narrowed, edit }: { narrowed?: number | undefined; edit?: true } = {}): Promise<void> {
  const [family, members] = await Promise.all([viewersOf(ctx, facts), membersThatSee(ctx, item, narrowed)]);
  ctx.pushChanges(family, [
    { what: 'feed', ...(edit && { edit }) },
    { what: 'item', id: item },
  ]);
  ctx.pushChanges(members, [{ what: 'group' }, { what: 'item', id: item }]);
}

async function announce(ctx: ReactionCtx, { data: { item } }: { data: { item: string } }): Promise<void> {
  const facts = await factsOf(ctx.view(relations), item);
  if (facts) await tell(ctx, item, facts, { narrowed: facts.narrowed });
}

/** Tells the pages of all who may view an item, or could until now, that it is new, can be shown now, changed, went or came back. */
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
      ItemTriedAgain: announce,
      ItemRestored: announce,
      async ItemDetailsChanged(ctx, { data }) {
        const { item, owner } = data;
        const narrowed = (await factsOf(ctx.view(relations), item))?.narrowed;
        const before = narrowed !== undefined && isNarrower(data) ? narrowed - 1 : narrowed;
        await tell(ctx, item, { owner, privacy: widerPrivacy(data) }, { narrowed: before, edit: true });
      },
      ItemTrashed: (ctx, { data: { item, owner, privacy } }) => tell(ctx, item, { owner, privacy }, { edit: true }),
      async ItemPurged(ctx, { data: { owner } }) {
        ctx.pushChanges([owner], [{ what: 'feed' }]);
      },
    },
  },
});
