import { grantedTo } from '@kloak/access/granted.ts';
import { viewersOf } from '@kloak/access/may-view-item.ts';
import type { ItemFacts } from '@kloak/access/policy.ts';
import { factsOf, relations } from '@kloak/access/relations.ts';
import { type Announcement, announce, pushingChanges } from '@kloak/platform/announce.ts';
import type { ReactionCtx } from '@kloak/platform/context.ts';
import { isNarrower, widerPrivacy } from '@kloak/proto/rules/privacy.ts';

/** Announces to relatives, to members of groups that have the post, and of rooms where it was sent. `narrowed` as in `grantedTo`. */
async function toAll(ctx: ReactionCtx, item: string, facts: ItemFacts, { narrowed, edit }: { narrowed?: number | undefined; edit?: true } = {}) {
  const [family, { inGroups, inRooms }] = await Promise.all([viewersOf(ctx, facts), grantedTo(ctx, { item, owner: facts.owner }, narrowed)]);
  const itself = { what: 'item', id: item } as const;
  const told: readonly Announcement[] = [
    { to: family, changes: [{ what: 'feed', ...(edit && { edit }) }, itself] },
    { to: inGroups, changes: [{ what: 'group' }, itself] },
    { to: inRooms, changes: [{ what: 'conversation' }, itself] },
  ];
  return told;
}

type OfItem = { data: { item: string; owner: string } };

async function toViewers({ data: { item, owner } }: OfItem, ctx: ReactionCtx, edit?: true): Promise<readonly Announcement[]> {
  const facts = await factsOf(ctx.view(relations), item);
  // An unpublished item appears only on its owner's upload page.
  return facts ? toAll(ctx, item, facts, { narrowed: facts.narrowed, ...(edit && { edit }) }) : [{ to: [owner], changes: [{ what: 'item', id: item }] }];
}

/** Notifies pages of everybody who may view an item, or could until now: it is new, visible, changed, deleted or restored. */
export const announceFeed = announce({
  name: 'announce-feed',
  on: {
    media: {
      ItemPublished: toViewers,
      ItemPreviewed: toViewers,
      ItemThumbnailsRendered: toViewers,
      ItemRendered: toViewers,
      ItemFailed: toViewers,
      ItemTriedAgain: toViewers,
      ItemRestored: toViewers,
      async ItemDetailsChanged({ data }, ctx) {
        const { item, owner } = data;
        const narrowed = (await factsOf(ctx.view(relations), item))?.narrowed;
        const before = narrowed !== undefined && isNarrower(data) ? narrowed - 1 : narrowed;
        return toAll(ctx, item, { owner, privacy: widerPrivacy(data) }, { narrowed: before, edit: true });
      },
      ItemTakenChanged: (event, ctx) => toViewers(event, ctx, true),
      ItemTurnRendered: (event, ctx) => toViewers(event, ctx, true),
      ItemTurnFailed: toViewers,
      ItemTrashed: ({ data: { item, owner, privacy } }, ctx) => toAll(ctx, item, { owner, privacy }, { edit: true }),
      ItemPurged: pushingChanges([{ what: 'feed' }], ({ data: { owner } }) => [owner]),
    },
  },
});
