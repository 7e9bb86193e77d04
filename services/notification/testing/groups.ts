// Events in groups' log about a group of Anna's.
import type { GroupsEvent } from '@kloak/proto/types/groups.ts';

const owner = 'anna';

/** State of a group with its owner and these members. */
const standing = (...others: string[]) => {
  const nobody = { invited: [], requests: [], blocked: [], recent: [] };
  return { owner, admins: [owner], members: [owner, ...others], ...nobody, hidden: false, trashedAt: undefined, purged: false };
};

export const founded = (group: string, by = owner, name = 'Lake'): GroupsEvent => ({
  type: 'GroupCreated',
  data: { group, after: { ...standing(), owner: by, admins: [by], members: [by] }, by, name, description: '' },
});
/** Invites to a group with only its owner. */
export const invited = (group: string, by: string, ...profiles: string[]): GroupsEvent => ({
  type: 'ProfilesInvited',
  data: { group, after: { ...standing(), owner: by, admins: [by], members: [by], invited: profiles }, by, profiles },
});
/** Withdraws the invites. */
export const withdrawn = (group: string, by: string, ...profiles: string[]): GroupsEvent => ({
  type: 'InvitesWithdrawn',
  data: { group, after: { ...standing(), owner: by, admins: [by], members: [by] }, by, profiles },
});
/** The last person joins. */
export function joined(group: string, ...people: string[]): GroupsEvent {
  return { type: 'InviteAccepted', data: { group, after: standing(...people), who: people.at(-1) ?? owner } };
}
/** The last person leaves. */
export function memberLeftEvent(group: string, ...people: string[]): GroupsEvent {
  return { type: 'MemberLeft', data: { group, after: standing(...people.slice(0, -1)), who: people.at(-1) ?? owner } };
}
/** A request to join a group of these people. */
export const asked = (group: string, who: string, ...people: string[]): GroupsEvent => ({
  type: 'MembershipRequested',
  data: { group, after: standing(...people), who },
});
/** Anna turns them down. */
export const declined = (group: string, who: string, ...people: string[]): GroupsEvent => ({
  type: 'RequestDeclined',
  data: { group, after: standing(...people), who, by: owner },
});
/** Anna took in the last of these people. */
export function accepted(group: string, ...people: string[]): GroupsEvent {
  return { type: 'RequestAccepted', data: { group, after: standing(...people), who: people.at(-1) ?? owner, by: owner } };
}
/** Anna makes the first of these people an admin. */
export function promoted(group: string, ...people: string[]): GroupsEvent {
  const [who = owner] = people;
  return { type: 'AdminAdded', data: { group, after: { ...standing(...people), admins: [owner, who] }, who, by: owner } };
}
/** Anna takes that from the first of these people. */
export function demoted(group: string, ...people: string[]): GroupsEvent {
  return { type: 'AdminRemoved', data: { group, after: standing(...people), who: people[0] ?? owner, by: owner } };
}
export function trashed(group: string, ...people: string[]): GroupsEvent {
  return { type: 'GroupTrashed', data: { group, after: { ...standing(...people), trashedAt: new Date().toISOString() }, by: owner } };
}
export function restored(group: string, ...people: string[]): GroupsEvent {
  return { type: 'GroupRestored', data: { group, after: standing(...people), by: owner } };
}

type PostFields = { post: string; item?: string; author?: string; mentions?: string[] };
const itemsOf = ({ item }: PostFields) => (item === undefined ? [] : [{ item, narrowed: 0 }]);
/** Posted by Anna by default. */
export function posted(group: string, post: PostFields): GroupsEvent {
  const { author = owner, mentions = [] } = post;
  return { type: 'PostCreated', data: { group, post: post.post, author, items: itemsOf(post), text: '', mentions } };
}
export function edited(group: string, post: PostFields): GroupsEvent {
  const { author = owner, mentions = [] } = post;
  return { type: 'PostEdited', data: { group, post: post.post, author, items: itemsOf(post), text: '', edits: 1, mentions } };
}
export function unposted(group: string, post: PostFields): GroupsEvent {
  const { author = owner, mentions = [] } = post;
  return { type: 'PostDeleted', data: { group, post: post.post, author, items: itemsOf(post), by: author, mentions } };
}
