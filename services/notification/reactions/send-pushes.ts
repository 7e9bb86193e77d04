// Pushes to the devices of members, at once and with the access of that moment. See docs/notifications.md.
import type { ReactionCtx } from '@kloak/platform/context.ts';
import type { RecordedEvent } from '@kloak/platform/event.ts';
import { reaction } from '@kloak/platform/reaction.ts';
import { maxPushesOfStory } from '@kloak/proto/rules/device-pushes.ts';
import { entryCandidates, type PushCandidate, requestCandidates } from '../steps/push-candidate.ts';
import { pushToMembers } from '../steps/push-to-members.ts';
import { claimPush, isClaimable, notePush, type PushedTag } from '../steps/pushed-tags.ts';
import { findStory, type Story, storyCandidates } from '../steps/story-candidates.ts';
import { isNews } from '../views/batches.ts';
import { items } from '../views/items.ts';

/** A few slow push services delay nobody else's work. */
const concurrency = { total: 5, perHome: 2 };

async function push(ctx: ReactionCtx, event: RecordedEvent, candidates: readonly PushCandidate[]): Promise<void> {
  await pushToMembers(ctx, event, candidates, { claim: (one) => notePush(ctx, one, event.at) });
}
const pushEntries = async (ctx: ReactionCtx, event: RecordedEvent) => push(ctx, event, await entryCandidates(ctx, event));
const pushRequests = async (ctx: ReactionCtx, event: RecordedEvent) => push(ctx, event, await requestCandidates(ctx, event));

type OfItem = { data: { item: string }; at: string };
const itemOf = (ctx: ReactionCtx, { data: { item } }: OfItem) => ctx.view(items).get(item);
type Shares = OfItem & Parameters<typeof isNews>[0];

async function pushStory(ctx: ReactionCtx, event: OfItem, story: Story, isNext: (before: PushedTag) => boolean): Promise<void> {
  await pushToMembers(ctx, event, await storyCandidates(ctx, story), {
    isNext: (one) => isClaimable(ctx, one, isNext),
    claim: (one) => claimPush(ctx, one, story.newestAt, isNext),
  });
}

const isFirst = ({ pushes }: PushedTag) => pushes === 0;
async function pushFirst(ctx: ReactionCtx, event: OfItem): Promise<void> {
  const story = await findStory(ctx, await itemOf(ctx, event));
  if (story) await pushStory(ctx, event, story, isFirst);
}
const pushShared = async (ctx: ReactionCtx, event: Shares) => (isNews(event) ? pushFirst(ctx, event) : undefined);
async function pushDrawn(ctx: ReactionCtx, event: OfItem): Promise<void> {
  if ((await itemOf(ctx, event))?.drawnAt === event.at) await pushFirst(ctx, event);
}

export const sendPushes = reaction({
  name: 'send-pushes',
  from: 'now',
  concurrency,
  on: {
    social: {
      ConnectionRequested: pushRequests,
      ConnectionAccepted: pushEntries,
      HeartGiven: pushEntries,
      CommentSaved: pushEntries,
      CommentEdited: pushEntries,
      CommentHeartGiven: pushEntries,
      ReportMade: pushEntries,
      ReportClosed: pushEntries,
      LookAsked: pushEntries,
      ItemLookedAt: pushEntries,
    },
    media: {
      ItemPublished: pushShared,
      ItemDetailsChanged: pushShared,
      ItemPreviewed: pushDrawn,
      ItemThumbnailsRendered: pushDrawn,
      ItemRendered: pushDrawn,
      ExportCompleted: pushEntries,
      ExportGivenUp: pushEntries,
    },
    groups: {
      ProfilesInvited: pushRequests,
      MembershipRequested: pushEntries,
      RequestAccepted: pushEntries,
      AdminAdded: pushEntries,
      AdminRemoved: pushEntries,
      GroupHandedOver: pushEntries,
      PostCreated: pushEntries,
      PostEdited: pushEntries,
    },
    chat: { MessageSent: pushEntries },
  },
});

/** A story has grown once nothing was added for so long; the second push counts all of it. */
const grownAfterSeconds = 20;

/** Follows the item that became visible last; the jobs of the others find a later one, and do nothing. */
async function pushGrown(ctx: ReactionCtx, event: OfItem): Promise<void> {
  const item = await itemOf(ctx, event);
  const story = await findStory(ctx, item);
  if (!item || !story || item.visibleAt < story.newestAt) return;
  await pushStory(ctx, event, story, ({ pushes, at }) => pushes > 0 && pushes < maxPushesOfStory && at < story.newestAt);
}
const pushGrownShared = async (ctx: ReactionCtx, event: Shares) => (isNews(event) ? pushGrown(ctx, event) : undefined);
async function pushGrownDrawn(ctx: ReactionCtx, event: OfItem): Promise<void> {
  if ((await itemOf(ctx, event))?.drawnAt === event.at) await pushGrown(ctx, event);
}

export const sendGrownStories = reaction({
  name: 'send-grown-stories',
  from: 'now',
  afterSeconds: grownAfterSeconds,
  concurrency,
  on: {
    media: {
      ItemPublished: pushGrownShared,
      ItemDetailsChanged: pushGrownShared,
      ItemPreviewed: pushGrownDrawn,
      ItemThumbnailsRendered: pushGrownDrawn,
      ItemRendered: pushGrownDrawn,
    },
  },
});
