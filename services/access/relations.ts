// Who is connected with whom, and whose an item is and for whom: what access checks are decided from, without a call.

import type { ViewReader } from '@kloak/platform/ports/store.ts';
import { deleted } from '@kloak/platform/ports/store.ts';
import { view } from '@kloak/platform/view.ts';
import { sidesBy } from './pair-sides.ts';
import type { ItemFacts } from './policy.ts';

/** One direction of a connection; both directions are kept, each under its member. */
type Relative = { member: string; other: string; since: string };
type Relation = Relative | ItemFacts;

/** More relatives than this are not looked at: a question to a view takes so many keys. */
const maxRelatives = 500;

const itemId = (item: string) => `item:${item}`;
const relativeId = (member: string, other: string) => `relative:${member}:${other}`;

const { bothSides, sideOf } = sidesBy(relativeId);

const itemIn = ({ data }: { data: { item: string } }) => [itemId(data.item)];
const factsIn = (_doc: Relation | undefined, { data: { owner, privacy } }: { data: ItemFacts }) => ({ owner, privacy });

/**
 * Ready view. Documents: `item:{id}` with the facts of a published item, and `relative:{member}:{other}` for both directions of a
 * connection, there while it lasts. Index `relatives`: those of one member, newest first.
 */
export const relations = view<Relation>({
  name: 'relations',
  foldVersion: 1,
  indexes: { relatives: { equals: ['member'], sort: 'since', order: 'newest' } },
  on: {
    media: {
      ItemPublished: { ids: itemIn, fold: factsIn },
      ItemDetailsChanged: { ids: itemIn, fold: factsIn },
      ItemTrashed: { ids: itemIn, fold: () => deleted },
    },
    social: {
      ConnectionAccepted: { ids: bothSides, fold: (_doc, event, id) => ({ ...sideOf(event, id), since: event.at }) },
      ConnectionRemoved: { ids: bothSides, fold: () => deleted },
    },
  },
});

const isRelative = (doc: Relation): doc is Relative => 'member' in doc;
const isItem = (doc: Relation | undefined): doc is ItemFacts => doc !== undefined && 'owner' in doc;

/** Whether two members are connected; nobody is with themselves. */
export async function areConnected(reader: ViewReader<Relation>, one: string, other: string): Promise<boolean> {
  return (await reader.get(relativeId(one, other))) !== undefined;
}

/** The ids of a member's relatives, newest first, at most 500. */
export async function relativesOf(reader: ViewReader<Relation>, member: string): Promise<string[]> {
  const { items } = await reader.page({ index: 'relatives', equals: [member], limit: maxRelatives });
  return items.filter(isRelative).map((relative) => relative.other);
}

/** What is known of a published item. */
export async function factsOf(reader: ViewReader<Relation>, item: string): Promise<ItemFacts | undefined> {
  const doc = await reader.get(itemId(item));
  return isItem(doc) ? doc : undefined;
}
