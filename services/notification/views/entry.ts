import type { EventMetadata } from '@kloak/platform/event.ts';
import { type Position, positionOf } from '@kloak/platform/wire/position.ts';
import { type GroupRole, maxCountedPeople, type NotificationKind } from '@kloak/proto/rules/notifications.ts';

/** Author of events that happen without a person. */
export const nobody = '';
/** An act with its position. `of`: id of the comment or item, to distinguish several acts of one person; empty if there is at most one. */
type Act = { who: string; of: string; at: string; place: Position };

/** Position and time of an event. */
export type Stamped = Pick<EventMetadata, 'source' | 'lane' | 'seq' | 'at'>;

export const placeOf = ({ source, lane, seq }: Stamped): Position => positionOf(source, lane, seq);

export const actOf = (event: Stamped, who: string, of = ''): Act => ({ who, of, at: event.at, place: placeOf(event) });

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
  /** The newest first, at most `maxCountedPeople`; of what is shared, or posted, on a day `maxCountedItems`. */
  acts: Act[];
  /** Time of the newest act, ISO 8601 UTC: the sort key of lists. Entries without one are in no list. */
  at?: string | undefined;
};

/** The list of what is told to a member alone. */
export const ownList = (member: string): string => `to:${member}`;
/** The list of what a member shares with the family. */
export const sharedList = (member: string): string => `of:${member}`;
/** The list of what is posted to a group. */
export const groupList = (group: string): string => `group:${group}`;
/** The list of what waits for an answer of a group's admins. */
export const adminList = (group: string): string => `admins:${group}`;

/** The list of what waits for the admins of the vault. */
export const vaultAdminList = 'vault-admins';

/** Reader of an entry in a member's own list. */
export const readerOf = ({ audience }: EntryDoc): string | undefined => (audience.startsWith(ownList('')) ? audience.slice(ownList('').length) : undefined);

/** One of which nothing is told yet. */
export function begun(id: string, audience: string, kind: NotificationKind, about: About = {}): EntryDoc {
  return { id, audience, kind, ...about, acts: [] };
}

const withActs = (doc: EntryDoc, acts: Act[]): EntryDoc => ({ ...doc, acts, at: acts[0]?.at });
const others = ({ acts }: EntryDoc, { who, of }: Pick<Act, 'who' | 'of'>) => acts.filter((act) => act.who !== who || act.of !== of);

/** Sorted by time, because partitions are folded in any order. With equal times, the act folded later comes first. */
const newestFirst = (one: Act, other: Act) => other.at.localeCompare(one.at);

/** Nobody is told what they did themselves. */
export function withAct(doc: EntryDoc, act: Act, max = maxCountedPeople): EntryDoc {
  return readerOf(doc) === act.who ? doc : withActs(doc, [act, ...others(doc, act)].toSorted(newestFirst).slice(0, max));
}

export const withoutAct = (doc: EntryDoc, act: Pick<Act, 'who' | 'of'>): EntryDoc => withActs(doc, others(doc, act));
/** Without what is gone, whoever did it. */
export const withoutThing = (doc: EntryDoc, of: string): EntryDoc =>
  withActs(
    doc,
    doc.acts.filter((act) => act.of !== of),
  );
