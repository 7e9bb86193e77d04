import { allAfter, factsAfter, type OfGroup } from '@kloak/access/group-events.ts';
import { groupMembers, membersOfGroup } from '@kloak/access/group-members.ts';
import { relations, relativesOf } from '@kloak/access/relations.ts';
import type { ReactionCtx } from '@kloak/platform/context.ts';
import type { RecordedEvent } from '@kloak/platform/event.ts';
import { reaction } from '@kloak/platform/reaction.ts';
import { planImmediateMails, planMailsInGroup } from '../steps/plan-immediate-mails.ts';
import { beginsSharing } from '../views/batches.ts';
import { entries } from '../views/entries.ts';
import { readerOf } from '../views/entry.ts';
import { items } from '../views/items.ts';
import { adminsOfVault, vaultAdmins } from '../views/vault-admins.ts';

/** Pushes to open pages, and plans mails for members who want them immediately. */
async function tell(ctx: ReactionCtx, members: readonly string[]): Promise<void> {
  ctx.pushChanges(members, [{ what: 'notifications' }]);
  await planImmediateMails(ctx, members);
}

/** A member's act on one page updates their other pages. */
const tellOwnPages = async (ctx: ReactionCtx, { data: { member } }: { data: { member: string } }) => ctx.pushChanges([member], [{ what: 'notifications' }]);

/** Notifies readers whose own list was changed by the event. */
async function tellReaders(ctx: ReactionCtx, event: RecordedEvent): Promise<void> {
  const docs = await ctx.view(entries).getMany(entries.ids(event));
  await tell(ctx, [...new Set(docs.flatMap((doc) => readerOf(doc) ?? []))]);
}

type OfItem = { data: { owner: string; item: string }; at: string };
const itemOf = (ctx: ReactionCtx, { data: { item } }: OfItem) => ctx.view(items).get(item);
/** Notifies the relatives of a sharing member, at most 500. */
const tellRelatives = async (ctx: ReactionCtx, { data: { owner } }: OfItem) => tell(ctx, await relativesOf(ctx.view(relations), owner));

/** Notifies relatives when an item with renditions begins to be shared. */
async function tellShared(ctx: ReactionCtx, event: OfItem & Parameters<typeof beginsSharing>[0]): Promise<void> {
  if (beginsSharing(event) && (await itemOf(ctx, event))?.shown) await tellRelatives(ctx, event);
}

/** Notifies relatives when a shared item gets its first renditions. */
async function tellDrawn(ctx: ReactionCtx, event: OfItem): Promise<void> {
  const item = await itemOf(ctx, event);
  if (item?.shown && item.drawnAt === event.at) await tellRelatives(ctx, event);
}

const tellOwner = (ctx: ReactionCtx, { data: { owner } }: { data: { owner: string } }) => tell(ctx, [owner]);

/** Consoles of admins count reports, and show outcomes. */
const tellConsoles = async (ctx: ReactionCtx) => ctx.pushChanges(await adminsOfVault(ctx.view(vaultAdmins)), [{ what: 'everybody' }]);

async function tellVaultAdmins(ctx: ReactionCtx): Promise<void> {
  await tell(ctx, await adminsOfVault(ctx.view(vaultAdmins)));
  await tellConsoles(ctx);
}

const adminsAfter = (event: OfGroup) => factsAfter(event)?.admins ?? [];
const tellAdmins = (ctx: ReactionCtx, event: OfGroup) => tell(ctx, adminsAfter(event));
const tellAll = (ctx: ReactionCtx, event: OfGroup) => tell(ctx, allAfter(event));
const tellWho = (ctx: ReactionCtx, { data: { who } }: { data: { who: string } }) => tell(ctx, [who]);
const tellAdminsAndWho = (ctx: ReactionCtx, event: OfGroup & { data: { who: string } }) => tell(ctx, [...adminsAfter(event), event.data.who]);
/** Notifies all members of the group. At most 1,000. */
async function tellGroup(ctx: ReactionCtx, { data: { group } }: { data: { group: string } }): Promise<void> {
  ctx.pushChanges({ name: group, members: () => membersOfGroup(ctx.view(groupMembers), group) }, [{ what: 'notifications' }]);
  await planMailsInGroup(ctx, group);
}

/** Notifies a member's pages of entries that are new, removed, read or muted. */
export const announceNotifications = reaction({
  name: 'announce-notifications',
  from: 'now',
  on: {
    social: {
      ConnectionAccepted: tellReaders,
      ConnectionRemoved: (ctx, { data: { low, high } }) => tell(ctx, [low, high]),
      HeartGiven: tellReaders,
      HeartTaken: tellReaders,
      CommentSaved: tellReaders,
      CommentEdited: tellReaders,
      CommentDeleted: tellReaders,
      CommentHeartGiven: tellReaders,
      CommentHeartTaken: tellReaders,
      ReportMade: tellVaultAdmins,
      async ReportClosed(ctx, event) {
        await tellReaders(ctx, event);
        await tellVaultAdmins(ctx);
      },
      async LookAsked(ctx, event) {
        await tellReaders(ctx, event);
        await tellConsoles(ctx);
      },
      LookAllowed: tellConsoles,
      LookDeclined: tellConsoles,
      ItemLookedAt: tellReaders,
    },
    media: {
      ItemPublished: tellShared,
      ItemDetailsChanged: tellShared,
      ItemPreviewed: tellDrawn,
      ItemThumbnailsRendered: tellDrawn,
      ItemRendered: tellDrawn,
      ExportCompleted: tellOwner,
      ExportGivenUp: tellOwner,
      ExportExpired: tellOwner,
      ExportRequested: tellOwner,
    },
    groups: {
      MembershipRequested: tellAdmins,
      RequestCancelled: tellAdmins,
      RequestDeclined: tellAdmins,
      ProfileBlocked: tellAdmins,
      InviteAccepted: tellAdmins,
      RequestAccepted: tellAdminsAndWho,
      AdminAdded: tellWho,
      AdminRemoved: tellWho,
      GroupHandedOver: tellWho,
      MemberLeft: tellWho,
      MemberRemoved: tellWho,
      GroupTrashed: tellAll,
      GroupRestored: tellAll,
      PostCreated: tellGroup,
      PostEdited: tellReaders,
      PostDeleted: tellGroup,
    },
    notification: {
      InboxRead: tellOwnPages,
      SettingsChanged: tellOwnPages,
    },
  },
});
