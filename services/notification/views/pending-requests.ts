import { factsAfter, type OfGroup } from '@kloak/access/group-events.ts';
import { type ByOne, sidesBy } from '@kloak/access/pair-sides.ts';
import { isLive } from '@kloak/access/policy.ts';
import { deleted, type ViewReader } from '@kloak/platform/ports/store.ts';
import { view } from '@kloak/platform/view.ts';
import type { Position } from '@kloak/platform/wire/position.ts';
import { type EventStamp, positionOfEvent } from './entry.ts';

/** An unanswered request: to connect (`by`), or to join a `group` on behalf of `inviter`. Deleted once answered. */
export type WaitingDoc = { asked: string; at: string; place: Position; by?: string; group?: string; inviter?: string | undefined };

const requestId = (asked: string, by: string) => `request:${asked}:${by}`;
const { bothSides } = sidesBy(requestId);
const askedIn = ({ data: { low, high, by } }: ByOne) => (by === low ? high : low);

/** Both possible ids are removed, since the event does not tell who asked; only one exists. */
const ended = { ids: bothSides, fold: (): typeof deleted => deleted };

type GroupEvent = OfGroup & EventStamp;
const inviteId = (group: string, asked: string) => `invite:${group}:${asked}`;

/** Inviter named by the event. */
const inviterIn = ({ data }: GroupEvent & { data: { profiles?: readonly string[]; by?: string } }) => (data.profiles ? data.by : undefined);

/** Invites the named people, as the state after the event says. */
const invitesOf = <Event extends GroupEvent>(people: (event: Event) => readonly string[]) => ({
  ids: (event: Event) => people(event).map((who) => inviteId(event.data.group, who)),
  fold(doc: WaitingDoc | undefined, event: Event, id: string): WaitingDoc | typeof deleted {
    const { group } = event.data;
    const facts = factsAfter(event);
    const asked = id.slice(inviteId(group, '').length);
    const isInvited = facts !== undefined && isLive(facts) && facts.invited.includes(asked);
    return isInvited
      ? { asked, group, at: doc?.at ?? event.at, place: doc?.place ?? positionOfEvent(event), inviter: inviterIn(event) ?? doc?.inviter }
      : deleted;
  },
});
const ofWho = invitesOf(({ data: { who } }: GroupEvent & { data: { who: string } }) => [who]);
const ofProfiles = invitesOf(({ data: { profiles } }: GroupEvent & { data: { profiles: string[] } }) => profiles);
const ofAll = invitesOf((event: GroupEvent) => factsAfter(event)?.invited ?? []);

/** Unanswered requests of a member. Index `ofMember`: newest first. */
export const pendingRequests = view<WaitingDoc>({
  name: 'waiting',
  foldVersion: 3,
  indexes: { ofMember: { equals: ['asked'], sort: 'at', order: 'newest' } },
  on: {
    social: {
      ConnectionRequested: {
        ids: (event) => [requestId(askedIn(event), event.data.by)],
        fold: (_doc, event) => ({ asked: askedIn(event), by: event.data.by, at: event.at, place: positionOfEvent(event) }),
      },
      ConnectionAccepted: ended,
      ConnectionDeclined: ended,
      ConnectionCancelled: ended,
      MemberBlocked: ended,
    },
    groups: {
      ProfilesInvited: ofProfiles,
      InvitesWithdrawn: ofProfiles,
      InviteAccepted: ofWho,
      InviteRejected: ofWho,
      RequestAccepted: ofWho,
      ProfileBlocked: ofWho,
      GroupTrashed: ofAll,
      GroupRestored: ofAll,
      GroupPurged: ofAll,
    },
  },
});

/** Newest unanswered requests of a member, at most `limit`. */
export async function pendingRequestsOf(reader: ViewReader<WaitingDoc>, member: string, limit: number): Promise<WaitingDoc[]> {
  return (await reader.page({ index: 'ofMember', equals: [member], limit })).items;
}
