import type { EventMetadata } from '@kloak/platform/event.ts';
import { type Position, positionOf } from '@kloak/platform/wire/position.ts';
import { type GroupRole, maxCountedPeople, type NotificationKind } from '@kloak/proto/rules/notifications.ts';

/** Author of events that happen without a person. */
export const nobody = '';
/** An act with its position. `of`: id of the comment or item, to distinguish several acts of one person; empty if there is at most one. */
type Act = { who: string; of: string; at: string; place: Position };

/** Position and time of an event. */
export type EventStamp = Pick<EventMetadata, 'source' | 'lane' | 'seq' | 'at'>;

export const positionOfEvent = ({ source, lane, seq }: EventStamp): Position => positionOf(source, lane, seq);

export const actOf = (event: EventStamp, who: string, of = ''): Act => ({ who, of, at: event.at, place: positionOfEvent(event) });

export type About = {
  /** Item; `undefined` for a day's posts, where the newest visible one is read later. */
  item?: string | undefined;
  group?: string | undefined;
  groupPost?: string | undefined;
  /** Comment that the act refers to. */
  comment?: string | undefined;
  /** Current role of the reader in the group. */
  role?: GroupRole | undefined;
  /** Room of messages. */
  room?: string | undefined;
};

export type EntryDoc = About & {
  id: string;
  audience: string;
  kind: NotificationKind;
  /** Only for messages. `since`: time from which they are unread, ISO 8601 UTC; `sincePlace`: position of that event; `seq`: number of the newest message. */
  since?: string | undefined;
  sincePlace?: Position | undefined;
  seq?: number | undefined;
  /** Newest first, at most `maxCountedPeople`; for a day's posts, `maxCountedItems`. */
  acts: Act[];
  /** Time of the newest act, ISO 8601 UTC: the sort key of lists. Entries without one are in no list. */
  at?: string | undefined;
};

/** List of entries for one member only. */
export const ownList = (member: string): string => `to:${member}`;
/** List of a member's posts for the family. */
export const sharedList = (member: string): string => `of:${member}`;
/** List of a group's posts. */
export const groupList = (group: string): string => `group:${group}`;
/** List of requests to a group's admins. */
export const adminList = (group: string): string => `admins:${group}`;

/** List of the vault's admins. */
export const vaultAdminList = 'vault-admins';

/** Reader of an entry in a member's own list. */
export const readerOf = ({ audience }: EntryDoc): string | undefined => (audience.startsWith(ownList('')) ? audience.slice(ownList('').length) : undefined);

/** An entry without acts. */
export function newEntry(id: string, audience: string, kind: NotificationKind, about: About = {}): EntryDoc {
  return { id, audience, kind, ...about, acts: [] };
}

const withActs = (doc: EntryDoc, acts: Act[]): EntryDoc => ({ ...doc, acts, at: acts[0]?.at });
const others = ({ acts }: EntryDoc, { who, of }: Pick<Act, 'who' | 'of'>) => acts.filter((act) => act.who !== who || act.of !== of);

/** Sorted by time, because partitions are folded in any order. With equal times, the act folded later comes first. */
const newestFirst = (one: Act, other: Act) => other.at.localeCompare(one.at);

/** Adds an act; nobody is notified of their own acts. */
export function withAct(doc: EntryDoc, act: Act, max = maxCountedPeople): EntryDoc {
  return readerOf(doc) === act.who ? doc : withActs(doc, [act, ...others(doc, act)].toSorted(newestFirst).slice(0, max));
}

export const withoutAct = (doc: EntryDoc, act: Pick<Act, 'who' | 'of'>): EntryDoc => withActs(doc, others(doc, act));
/** Removes the acts about a deleted thing, by anyone. */
export const withoutThing = (doc: EntryDoc, of: string): EntryDoc =>
  withActs(
    doc,
    doc.acts.filter((act) => act.of !== of),
  );
