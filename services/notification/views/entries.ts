// [Note: Notifications] Each event writes one entry, however many people read it. An entry belongs to the list of its audience: one member (`to:`), the
// relatives of a member who shares (`of:`), a group (`group:`), or a group's admins (`admins:`). Reading notifications merges the lists of a member by one
// query to one index. Access is decided at each read.
import { type ByOne, sidesBy } from '@kloak/access/pair-sides.ts';
import type { EventOfType } from '@kloak/platform/event.ts';
import { deleted } from '@kloak/platform/ports/store.ts';
import { change, view } from '@kloak/platform/view.ts';
import { maxCountedItems } from '@kloak/proto/rules/notifications.ts';
import { batchOf, isNews } from './batches.ts';
import { chatFolds } from './chat-entries.ts';
import {
  type About,
  actOf,
  type EntryDoc,
  type EventStamp,
  newEntry,
  nobody,
  ownList,
  sharedList,
  vaultAdminList,
  withAct,
  withoutAct,
  withoutThing,
} from './entry.ts';
import { groupFolds } from './group-entries.ts';

const { ownSide, sideOf } = sidesBy((member, other) => `accepted:${member}:${other}`);
/** Notifies the member who had asked. */
const otherSide = ({ data: { low, high, by } }: ByOne) => ownSide({ data: { low, high, by: by === low ? high : low } });

const heartsOn = (item: string) => `hearts:${item}`;
const commentsOn = (item: string) => `comments:${item}`;
const repliesTo = (comment: string) => `replies:${comment}`;
const mentionIn = (comment: string, who: string) => `named:${comment}:${who}`;
const heartsOnComment = (comment: string) => `comment-hearts:${comment}`;

type OnThing = { item: string; owner: string; groupPost?: { post: string; group: string; author: string } | null | undefined };
/** An item with its owner, or a post of a group with its author. */
function thingOf({ item, owner, groupPost }: OnThing): { thing: string; owner: string; about: About } {
  if (!groupPost) return { thing: item, owner, about: { item } };
  return { thing: groupPost.post, owner: groupPost.author, about: { group: groupPost.group, groupPost: groupPost.post } };
}
const heartsOf = ({ data }: { data: OnThing }) => [heartsOn(thingOf(data).thing)];

/**
 * Replies and hearts notify the writer of a comment. A reply notifies the writer of the comment it answers. A comment notifies the owner of its item or
 * post.
 */
type WithMentions = { mentioned?: { who: string[] } | null | undefined };
type OfComment = { data: OnThing & WithMentions & { comment: string; responseTo?: string } };
/** A mention notifies once, even if the comment is edited later. */
const mentionsOf = ({ data: { comment, mentioned } }: { data: WithMentions & { comment: string } }) =>
  (mentioned?.who ?? []).map((who) => mentionIn(comment, who));
function named(doc: EntryDoc | undefined, event: EventStamp & { data: OnThing & { comment: string; writer: string } }, id: string): EntryDoc {
  const { data } = event;
  const { comment, writer } = data;
  const reader = id.slice(mentionIn(comment, '').length);
  return doc ?? withAct(newEntry(id, ownList(reader), 'COMMENT_MENTIONS', { ...thingOf(data).about, comment }), actOf(event, writer, comment));
}

const ofComment = ({ data }: OfComment) => [
  repliesTo(data.comment),
  heartsOnComment(data.comment),
  data.responseTo === undefined ? commentsOn(thingOf(data).thing) : repliesTo(data.responseTo),
  ...mentionsOf({ data }),
];

function saved(doc: EntryDoc | undefined, event: EventOfType<'social', 'CommentSaved'>, id: string): EntryDoc | undefined {
  const { data } = event;
  if (mentionsOf(event).includes(id)) return named(doc, event, id);
  const { comment, writer, responseTo } = data;
  const { owner, about } = thingOf(data);
  if (id === repliesTo(comment)) return newEntry(id, ownList(writer), 'REPLIES', { ...about, comment });
  if (id === heartsOnComment(comment)) return newEntry(id, ownList(writer), 'COMMENT_HEARTS', { ...about, comment });
  const act = actOf(event, writer, comment);
  if (responseTo !== undefined) return doc && withAct(doc, act);
  return withAct(doc ?? newEntry(id, ownList(owner), 'COMMENTS', about), act);
}

function hearted(doc: EntryDoc | undefined, event: EventOfType<'social', 'HeartGiven'>, id: string): EntryDoc {
  const { owner, about } = thingOf(event.data);
  return withAct(doc ?? newEntry(id, ownList(owner), 'HEARTS', about), actOf(event, event.data.who));
}

const byBatch = (event: Parameters<typeof batchOf>[0] & Parameters<typeof isNews>[0]) => (isNews(event) ? [batchOf(event)] : []);
/** An item that was private in between is no news again. Older events lack that fact, so the acts are checked. */
function shared(doc: EntryDoc | undefined, event: EventStamp & { data: { owner: string; item: string } }, id: string): EntryDoc {
  const { owner, item } = event.data;
  if (doc?.acts.some(({ of }) => of === item)) return doc;
  return withAct(doc ?? newEntry(id, sharedList(owner), 'POSTS'), actOf(event, owner, item), maxCountedItems);
}
const toFamily = { ids: byBatch, fold: shared };

type OfLook = EventStamp & { data: { report: string; owner: string; item: string; by: string } };
/** Notifies the item's owner, once per report, without the reporter's name. */
const toOwner = (kind: 'LOOK_ASKED' | 'LOOKED_AT', id: (report: string) => string) => ({
  ids: ({ data: { report } }: OfLook) => [id(report)],
  fold(_doc: EntryDoc | undefined, event: OfLook, key: string) {
    const { owner, item, by } = event.data;
    return withAct(newEntry(key, ownList(owner), kind, { item }), actOf(event, by));
  },
});
const lookAsked = (report: string) => `look-asked:${report}`;
const lookedAt = (report: string) => `looked-at:${report}`;

/** Open reports are one entry for the admins, without the reporters. The outcome of a report notifies its reporter. */
const reportsWaiting = 'reports';
const reportClosed = (report: string) => `report:${report}`;
function closed(doc: EntryDoc | undefined, event: EventOfType<'social', 'ReportClosed'>, id: string) {
  const { report, reporter, by } = event.data;
  if (id === reportsWaiting) return doc && withoutThing(doc, report);
  return withAct(newEntry(id, ownList(reporter), 'REPORT_CLOSED'), actOf(event, by));
}

/** Outcome of a member's newest export; deleted once that is over, or another is requested. */
const exportOf = ({ data: { owner } }: { data: { owner: string } }) => [`export:${owner}`];
const exported = (kind: 'EXPORT_READY' | 'EXPORT_FAILED') => ({
  ids: exportOf,
  fold: (_doc: EntryDoc | undefined, event: EventStamp & { data: { owner: string } }, id: string) =>
    withAct(newEntry(id, ownList(event.data.owner), kind), actOf(event, nobody)),
});
const exportOver = { ids: exportOf, fold: (): typeof deleted => deleted };

/** One document for each subject of a notification, with its acts. See [Note: Notifications]. */
export const entries = view<EntryDoc>({
  name: 'entries',
  foldVersion: 9,
  indexes: { byAudience: { equals: ['audience'], sort: 'at', order: 'newest' } },
  on: {
    social: {
      ConnectionAccepted: {
        ids: otherSide,
        fold(_doc, event, id) {
          const { member, other: who } = sideOf(event, id);
          return withAct(newEntry(id, ownList(member), 'REQUEST_ACCEPTED'), actOf(event, who));
        },
      },
      ConnectionRemoved: { ids: (event) => [...ownSide(event), ...otherSide(event)], fold: () => deleted },
      HeartGiven: { ids: heartsOf, fold: hearted },
      HeartTaken: change(heartsOf, (doc, { data: { who } }) => withoutAct(doc, { who, of: '' })),
      CommentSaved: { ids: ofComment, fold: saved },
      CommentEdited: { ids: mentionsOf, fold: named },
      CommentDeleted: change(ofComment, (doc, event) => {
        const { comment } = event.data;
        return [repliesTo(comment), heartsOnComment(comment), ...mentionsOf(event)].includes(doc.id) ? deleted : withoutThing(doc, comment);
      }),
      CommentHeartGiven: change(
        ({ data: { comment } }) => [heartsOnComment(comment)],
        (doc, event) => withAct(doc, actOf(event, event.data.who)),
      ),
      CommentHeartTaken: change(
        ({ data: { comment } }) => [heartsOnComment(comment)],
        (doc, { data: { who } }) => withoutAct(doc, { who, of: '' }),
      ),
      ReportMade: {
        ids: () => [reportsWaiting],
        fold: (doc, event, id) => withAct(doc ?? newEntry(id, vaultAdminList, 'REPORTS'), actOf(event, nobody, event.data.report)),
      },
      ReportClosed: { ids: ({ data: { report } }) => [reportsWaiting, reportClosed(report)], fold: closed },
      LookAsked: toOwner('LOOK_ASKED', lookAsked),
      ItemLookedAt: toOwner('LOOKED_AT', lookedAt),
    },
    media: {
      ItemPublished: toFamily,
      ItemDetailsChanged: toFamily,
      ExportCompleted: exported('EXPORT_READY'),
      ExportGivenUp: exported('EXPORT_FAILED'),
      ExportExpired: exportOver,
      ExportRequested: exportOver,
    },
    groups: groupFolds,
    chat: chatFolds,
  },
});
