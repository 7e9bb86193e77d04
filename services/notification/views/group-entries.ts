// Entries about groups. See [Note: Notifications].
import type { EventOfType } from '@kloak/platform/event.ts';
import { deleted } from '@kloak/platform/ports/store.ts';
import type { Folds } from '@kloak/platform/view.ts';
import { type GroupRole, maxCountedItems } from '@kloak/proto/rules/notifications.ts';
import { actOf, adminList, type EntryDoc, type EventStamp, groupList, newEntry, ownList, withAct } from './entry.ts';
import { groupBatchOf } from './group-posts.ts';

const asksFor = (group: string, who: string) => `asks:${group}:${who}`;
const joinedId = (group: string, who: string) => `joined:${group}:${who}`;
const roleIn = (group: string, who: string) => `role:${group}:${who}`;
const mentionIn = (post: string, who: string) => `mention:${post}:${who}`;

type OfOne = { data: { group: string; who: string } };
/** Removes the entry once the request is answered or withdrawn. */
const answered = { ids: ({ data: { group, who } }: OfOne) => [asksFor(group, who)], fold: (): typeof deleted => deleted };
/** Removes entries about joining and roles after a member left. */
const outside = { ids: ({ data: { group, who } }: OfOne) => [joinedId(group, who), roleIn(group, who)], fold: (): typeof deleted => deleted };

function accepted(_doc: EntryDoc | undefined, event: EventOfType<'groups', 'RequestAccepted'>, id: string) {
  const { group, who, by } = event.data;
  if (id === asksFor(group, who)) return deleted;
  return withAct(newEntry(id, ownList(who), 'GROUP_JOINED', { group }), actOf(event, by));
}

/** Notifies a member of a role given by another. */
const nowIs = (role: GroupRole) => ({
  ids: ({ data: { group, who } }: OfOne) => [roleIn(group, who)],
  fold(_doc: EntryDoc | undefined, event: EventStamp & OfOne & { data: { by: string } }, id: string) {
    const { group, who, by } = event.data;
    return withAct(newEntry(id, ownList(who), 'GROUP_ROLES', { group, role }), actOf(event, by));
  },
});

type OfPost = EventStamp & { data: { post: string; group: string; author: string; mentions: string[] } };
const mentionsIn = ({ data: { post, mentions } }: OfPost) => mentions.map((who) => mentionIn(post, who));
/** A mention notifies once, even if the post is edited later. */
function named(doc: EntryDoc | undefined, event: OfPost, id: string): EntryDoc {
  const { post, group, author } = event.data;
  const about = { group, groupPost: post };
  return doc ?? withAct(newEntry(id, ownList(id.slice(mentionIn(post, '').length)), 'GROUP_MENTIONS', about), actOf(event, author));
}
function posted(doc: EntryDoc | undefined, event: OfPost, id: string): EntryDoc {
  const { group, author, post } = event.data;
  if (id !== groupBatchOf(event)) return named(doc, event, id);
  return withAct(doc ?? newEntry(id, groupList(group), 'GROUP_POSTS', { group }), actOf(event, author, post), maxCountedItems);
}

export const groupFolds: NonNullable<Folds<EntryDoc>['groups']> = {
  MembershipRequested: {
    ids: ({ data: { group, who } }) => [asksFor(group, who)],
    fold: (_doc, event, id) => withAct(newEntry(id, adminList(event.data.group), 'GROUP_REQUESTS', { group: event.data.group }), actOf(event, event.data.who)),
  },
  RequestCancelled: answered,
  RequestDeclined: answered,
  ProfileBlocked: answered,
  InviteAccepted: answered,
  RequestAccepted: { ids: ({ data: { group, who } }) => [asksFor(group, who), joinedId(group, who)], fold: accepted },
  AdminAdded: nowIs('ADMIN'),
  AdminRemoved: nowIs('MEMBER'),
  GroupHandedOver: nowIs('OWNER'),
  MemberLeft: outside,
  MemberRemoved: outside,
  PostCreated: { ids: (event) => [groupBatchOf(event), ...mentionsIn(event)], fold: posted },
  PostEdited: { ids: mentionsIn, fold: named },
  PostDeleted: { ids: mentionsIn, fold: () => deleted },
};
