import type { ReactionCtx } from '@kloak/platform/context.ts';
import { unavailable } from '@kloak/platform/errors.ts';
import { reaction } from '@kloak/platform/reaction.ts';
import { withdrawnKind } from '@kloak/proto/rules/device-pushes.ts';
import { inbox, isUnread } from '../domain/inbox.ts';
import { tagOfEntry, tagOfInvite, tagOfRequest, tagOfRoom } from '../steps/push-candidate.ts';
import { readDevices } from '../steps/push-to-members.ts';
import { claimWithdrawal, pushedTags } from '../steps/pushed-tags.ts';
import { sendToDevices } from '../steps/send-to-devices.ts';
import { tagOfStory } from '../steps/story-candidates.ts';
import { entries } from '../views/entries.ts';
import { items } from '../views/items.ts';
import { readEntries } from '../views/read-entries.ts';
import type { VisibleEntry } from '../views/visible-entries.ts';

type Happened = { at: string };

/** Withdraws what devices of a member display under some tags. Refuses: 503 `push-later`. */
async function withdraw(ctx: ReactionCtx, event: Happened, member: string, tagsOf: () => Promise<readonly string[]> | readonly string[]): Promise<void> {
  const devices = (await readDevices(ctx, [member])).get(member) ?? [];
  if (devices.length === 0) return;
  const tags = await tagsOf();
  const states = await pushedTags(ctx, member, tags);
  let isDone = true;
  for (const [nth, tag] of tags.entries()) {
    const before = states[nth];
    if (before === undefined || !(await claimWithdrawal(ctx, { member, tag }, before))) continue;
    const push = { kind: withdrawnKind, title: '', url: '/notification', tag } as const;
    isDone = (await sendToDevices(ctx, { event, member, devices, push })) && isDone;
  }
  if (!isDone) throw unavailable('A push service', 'push-later');
}

/** Tags of entries: a day's posts of a member belong to several stories. */
async function tagsOfEntries(ctx: ReactionCtx, read: readonly VisibleEntry[]): Promise<readonly string[]> {
  const shared = read.filter(({ doc }) => doc.kind === 'POSTS').flatMap(({ doc }) => doc.acts.map(({ of }) => of));
  const stories = (await ctx.view(items).getMany([...new Set(shared)])).flatMap(({ story }) => (story === '' ? [] : [tagOfStory(story)]));
  return [...new Set([...read.flatMap(({ doc }) => (doc.kind === 'POSTS' ? [] : [tagOfEntry(doc)])), ...stories])];
}

/** Entries of the newest page that are read now. Rooms are read in the chat. */
async function withdrawRead(ctx: ReactionCtx, event: Happened & { data: { member: string } }): Promise<void> {
  const { member } = event.data;
  await withdraw(ctx, event, member, async () => {
    const [mark, page] = await Promise.all([ctx.state(inbox.of({ member })), readEntries(ctx, member, { page: 0, perPage: 0 })]);
    return tagsOfEntries(
      ctx,
      page.items.filter((entry) => entry.doc.kind !== 'CHAT_MESSAGES' && !isUnread(mark, entry)),
    );
  });
}

/** A room that is read to its end, or left. */
const withdrawRoom = (ctx: ReactionCtx, event: Parameters<typeof entries.ids>[0] & { data: { room: string; who: string } }) =>
  withdraw(ctx, event, event.data.who, async () => {
    const unread = await ctx.view(entries).getMany(entries.ids(event));
    return unread.length === 0 ? [tagOfRoom(event.data.room)] : [];
  });

/** A request is answered, or over: who sent it is not in every event. */
async function withdrawRequest(ctx: ReactionCtx, event: Happened & { data: { low: string; high: string } }): Promise<void> {
  const { low, high } = event.data;
  await withdraw(ctx, event, low, () => [tagOfRequest(high)]);
  await withdraw(ctx, event, high, () => [tagOfRequest(low)]);
}

const withdrawInvite = (ctx: ReactionCtx, event: Happened & { data: { group: string; who: string } }) =>
  withdraw(ctx, event, event.data.who, () => [tagOfInvite(event.data.group)]);

/** Withdraws pushes of what was read or answered elsewhere. */
export const withdrawPushes = reaction({
  name: 'withdraw-pushes',
  from: 'now',
  concurrency: { total: 3, perHome: 1 },
  on: {
    notification: { InboxRead: withdrawRead },
    chat: { RoomRead: withdrawRoom, MemberLeft: withdrawRoom },
    social: { ConnectionAccepted: withdrawRequest, ConnectionDeclined: withdrawRequest, ConnectionCancelled: withdrawRequest },
    groups: {
      InviteAccepted: withdrawInvite,
      InviteRejected: withdrawInvite,
      async InvitesWithdrawn(ctx, event) {
        for (const who of event.data.profiles) await withdrawInvite(ctx, { ...event, data: { group: event.data.group, who } });
      },
    },
  },
});
