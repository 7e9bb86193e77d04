import type { EventMetadata } from '@kloak/platform/event.ts';
import { type Position, positionOf } from '@kloak/platform/wire/position.ts';
import { type GroupRole, maxCountedPeople, type NotificationKind } from '@kloak/proto/rules/notifications.ts';

/** Who did what happened by itself. */
export const nobody = '';
/** What somebody did, and where that stands; `of` tells several of the same person apart: the comment or the item that it is, empty where there is one at most. */
type Act = { who: string; of: string; at: string; place: Position };

/** Where an event stands, and when it was. */
export type Stamped = Pick<EventMetadata, 'source' | 'lane' | 'seq' | 'at'>;

export const placeOf = ({ source, lane, seq }: Stamped): Position => positionOf(source, lane, seq);

/** What somebody did by an event. */
export const actOf = (event: Stamped, who: string, of = ''): Act => ({ who, of, at: event.at, place: placeOf(event) });

/** What it is about. */
export type About = {
  /** Of what is shared, or posted, on a day the newest are asked for when it is read. */
  item?: string | undefined;
  group?: string | undefined;
  groupPost?: string | undefined;
  /** Of what was done to a comment: that one. */
  comment?: string | undefined;
  /** What its reader is in the group now. */
  role?: GroupRole | undefined;
  /** Of messages: their room. */
  room?: string | undefined;
};

export type EntryDoc = About & {
  id: string;
  audience: string;
  kind: NotificationKind;
  /** Of messages: since when they wait to be read, ISO 8601 UTC, and by what event; and the number of the newest. */
  since?: string | undefined;
  sincePlace?: Position | undefined;
  seq?: number | undefined;
  /** The newest first, at most `maxCountedPeople`; of what is shared, or posted, on a day `maxCountedItems`. */
  acts: Act[];
  /** Of the newest act, ISO 8601 UTC: by what lists are sorted. Without one it stands in no list. */
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

/** Whose own list an entry stands in. */
export const readerOf = ({ audience }: EntryDoc): string | undefined => (audience.startsWith(ownList('')) ? audience.slice(ownList('').length) : undefined);

/** One of which nothing is told yet. */
export function begun(id: string, audience: string, kind: NotificationKind, about: About = {}): EntryDoc {
  return { id, audience, kind, ...about, acts: [] };
}

const withActs = (doc: EntryDoc, acts: Act[]): EntryDoc => ({ ...doc, acts, at: acts[0]?.at });
const others = ({ acts }: EntryDoc, { who, of }: Pick<Act, 'who' | 'of'>) => acts.filter((act) => act.who !== who || act.of !== of);

/** By their time, since acts may come from several lanes, which are followed in any order. Of the same moment, what is followed later comes first. */
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
