import { groupMembers, membersListed, membersOfGroup } from '@kloak/access/group-members.ts';
import type { ReactionCtx } from '@kloak/platform/context.ts';
import type { RecordedEvent } from '@kloak/platform/event.ts';
import { covers, type Position } from '@kloak/platform/wire/position.ts';
import { entries } from '../views/entries.ts';
import { adminList, type EntryDoc, groupList, positionOfEvent, readerOf, vaultAdminList } from '../views/entry.ts';
import { pendingRequests } from '../views/pending-requests.ts';
import type { Reader } from '../views/reader.ts';
import { adminsOfVault, vaultAdmins } from '../views/vault-admins.ts';
import { entryContent, type PushContent, requestContent } from './push-content.ts';

/** A push that a member may receive. `read` decides access, settings and whether it is still news, at the time of sending. */
export type PushCandidate = { member: string; tag: string; read(reader: Reader): Promise<PushContent | undefined> };

/** Members of a group with at most 100 admins. */
const maxAdmins = 100;

const isAt = (one: Position, other: Position) => covers(one, other) && covers(other, one);

async function audienceOf(ctx: ReactionCtx, doc: EntryDoc): Promise<readonly string[]> {
  const { audience, group = '' } = doc;
  const reader = readerOf(doc);
  if (reader !== undefined) return [reader];
  if (audience === groupList(group)) return membersOfGroup(ctx.view(groupMembers), group);
  if (audience === adminList(group))
    return (await ctx.view(groupMembers).page({ ...membersListed(group, true), limit: maxAdmins })).items.map(({ who }) => who);
  return audience === vaultAdminList ? adminsOfVault(ctx.view(vaultAdmins)) : [];
}

export const tagOfRoom = (room: string): string => `room:${room}`;
/** One tag for each room, and for each thing that an entry is about. */
export const tagOfEntry = ({ id, room }: Pick<EntryDoc, 'id' | 'room'>): string => (room === undefined ? id : tagOfRoom(room));

/** Pushes for the entries whose newest act is the event. A later act on the same thing replaces them, and pushes itself. */
export async function entryCandidates(ctx: ReactionCtx, event: RecordedEvent): Promise<PushCandidate[]> {
  const place = positionOfEvent(event);
  const docs = (await ctx.view(entries).getMany(entries.ids(event))).filter(({ acts }) => acts.some((act) => isAt(act.place, place)));
  const audiences = await Promise.all(docs.map(async (doc) => ({ doc, members: await audienceOf(ctx, doc) })));
  return audiences.flatMap(({ doc, members }) =>
    members.map((member) => ({ member, tag: tagOfEntry(doc), read: (reader: Reader) => entryContent(ctx, reader, doc) })),
  );
}

export const tagOfRequest = (by: string): string => `request:${by}`;
export const tagOfInvite = (group: string): string => `invite:${group}`;

/** Pushes for the requests that the event began. */
export async function requestCandidates(ctx: ReactionCtx, event: RecordedEvent): Promise<PushCandidate[]> {
  const place = positionOfEvent(event);
  const asked = (await ctx.view(pendingRequests).getMany(pendingRequests.ids(event))).filter((doc) => isAt(doc.place, place));
  return asked.map((doc) => ({
    member: doc.asked,
    tag: doc.group === undefined ? tagOfRequest(doc.by ?? '') : tagOfInvite(doc.group),
    read: (reader) => requestContent(ctx, reader, doc),
  }));
}
