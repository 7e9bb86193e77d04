// Connections, blocks, and owner and privacy of items: the facts of access checks, without a call to other services.
import type { ViewReader } from '@kloak/platform/ports/store.ts';
import { deleted } from '@kloak/platform/ports/store.ts';
import { strictView } from '@kloak/platform/view.ts';
import { maxBlocked } from '@kloak/proto/rules/people/connections.ts';
import { isShared } from '@kloak/proto/rules/privacy.ts';
import { sidesBy } from './pair-sides.ts';
import type { ItemFacts } from './policy.ts';

/** One direction of a connection; both are stored, each under its member. */
type Relative = { member: string; other: string; since: string };
/** `narrowed`: how often its owner revoked access by making it private. */
export type KnownItem = ItemFacts & { item: string; narrowed: number };
/** `trashed`: deleted but restorable; invisible meanwhile. */
type StoredItem = KnownItem & { trashed: boolean };
/** There while a member blocks another. */
type Block = { blocker: string; blocked: string };
type Relation = Relative | StoredItem | Block;
export type RelationsReader = ViewReader<Relation>;

/** Maximum relatives that are read: the number of keys per query. */
const maxRelatives = 500;

const itemId = (item: string) => `item:${item}`;
const blockId = (by: string, other: string) => `block:${by}:${other}`;
const relativeId = (member: string, other: string) => `relative:${member}:${other}`;

const { bothSides, sideOf } = sidesBy(relativeId);
const blocks = sidesBy(blockId);

const itemIn = ({ data }: { data: { item: string } }) => [itemId(data.item)];

function factsIn(doc: Relation | undefined, { data: { item, owner, privacy } }: { data: ItemFacts & { item: string } }): StoredItem {
  const before = isItem(doc) ? doc : undefined;
  const isNarrower = before !== undefined && isShared(before.privacy) && !isShared(privacy);
  return { item, owner, privacy, narrowed: (before?.narrowed ?? 0) + (isNarrower ? 1 : 0), trashed: false };
}

/**
 * Strict view. Documents: `item:{id}`, a published or trashed item; `relative:{member}:{other}`, each direction of a connection; `block:{by}:{other}`, a
 * block. Index `relatives`: connections of a member, newest first; `blocks`: members whom one blocks.
 */
export const relations = strictView<Relation>({
  name: 'relations',
  foldVersion: 4,
  touched: { media: { item: ['stream'] }, social: { pair: ['stream'] } },
  indexes: {
    relatives: { equals: ['member'], sort: 'since', order: 'newest' },
    blocks: { equals: ['blocker'], sort: 'blocked', order: 'oldest' },
  },
  on: {
    media: {
      ItemPublished: { ids: itemIn, fold: factsIn },
      ItemDetailsChanged: { ids: itemIn, fold: factsIn },
      ItemTrashed: { ids: itemIn, fold: (doc) => (isItem(doc) ? { ...doc, trashed: true } : deleted) },
      ItemRestored: { ids: itemIn, fold: factsIn },
      ItemPurged: { ids: itemIn, fold: () => deleted },
    },
    social: {
      ConnectionAccepted: { ids: bothSides, fold: (_doc, event, id) => ({ ...sideOf(event, id), since: event.at }) },
      ConnectionRemoved: { ids: bothSides, fold: () => deleted },
      MemberBlocked: {
        ids: blocks.ownSide,
        fold(_doc, event, id) {
          const { member: blocker, other: blocked } = blocks.sideOf(event, id);
          return { blocker, blocked };
        },
      },
      MemberUnblocked: { ids: blocks.ownSide, fold: () => deleted },
    },
  },
});

const isRelative = (doc: Relation): doc is Relative => 'member' in doc;
const isBlock = (doc: Relation): doc is Block => 'blocker' in doc;
const isItem = (doc: Relation | undefined): doc is StoredItem => doc !== undefined && 'owner' in doc;
const isPublished = (doc: Relation | undefined): doc is StoredItem => isItem(doc) && !doc.trashed;

/** True if two members are connected; false for a member and themselves. */
export async function areConnected(reader: RelationsReader, one: string, other: string): Promise<boolean> {
  return (await reader.get(relativeId(one, other))) !== undefined;
}

/** Reads which of these members (≤ 500) are connected with the member. */
export async function connectedAmong(reader: RelationsReader, member: string, others: readonly string[]): Promise<ReadonlySet<string>> {
  const found = await reader.getMany([...new Set(others)].map((other) => relativeId(member, other)));
  return new Set(found.filter(isRelative).map(({ other }) => other));
}

/** Reads which of these members (≤ 500) block the member. */
export async function blockersAmong(reader: RelationsReader, member: string, others: readonly string[]): Promise<ReadonlySet<string>> {
  const found = await reader.getMany([...new Set(others)].map((other) => blockId(other, member)));
  return new Set(found.filter(isBlock).map(({ blocker }) => blocker));
}

/** Reads the members whom the member blocks. */
export async function blockedBy(reader: RelationsReader, member: string): Promise<ReadonlySet<string>> {
  const { items } = await reader.page({ index: 'blocks', equals: [member], limit: maxBlocked });
  return new Set(items.filter(isBlock).map(({ blocked }) => blocked));
}

/** The ids of a member's relatives, newest first, at most 500. */
export async function relativesOf(reader: RelationsReader, member: string): Promise<string[]> {
  return [...(await relativesSince(reader, member)).keys()];
}

/** The same, each with when the two became connected: ISO 8601 UTC. */
export async function relativesSince(reader: RelationsReader, member: string): Promise<ReadonlyMap<string, string>> {
  const { items } = await reader.page({ index: 'relatives', equals: [member], limit: maxRelatives });
  return new Map(items.filter(isRelative).map(({ other, since }) => [other, since]));
}

/** Reads the facts of a published item. */
export async function factsOf(reader: RelationsReader, item: string): Promise<KnownItem | undefined> {
  const doc = await reader.get(itemId(item));
  return isPublished(doc) ? doc : undefined;
}

/** The same of many (≤ 500), each under its id. */
export async function factsOfAll(reader: RelationsReader, items: readonly string[]): Promise<ReadonlyMap<string, KnownItem>> {
  const found = await reader.getMany(items.map(itemId));
  return new Map(found.filter(isPublished).map((doc) => [doc.item, doc]));
}
