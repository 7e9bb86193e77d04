// Place of an item in lists: its day, whether relatives see it, and its story. Views count by it, since other events know only parts of this.
import { isShared } from '@kloak/proto/rules/privacy.ts';
import type { ItemPlaced__Output, Placement__Output } from '@kloak/proto/types/media.ts';
import { dayTaken } from './taken.ts';

/** A story, and the item's place in it: see ItemJoinedStory. */
export type StoryPlace = { story: string; number: number };
export type Placement = Placement__Output;

type ListedFacts = {
  /** A rendition exists. */
  isVisible: boolean;
  privacy: string;
  takenLocal: string | undefined;
  /** ISO 8601 UTC; events of older builds lack it. */
  publishedAt: string | undefined;
  albums: readonly string[];
  story: StoryPlace | undefined;
};

/** Place of a listed item by its facts; undefined if nothing says on which day. */
function placementOf({ isVisible, privacy, takenLocal, publishedAt, albums, story }: ListedFacts, placed: Placement | undefined): Placement | undefined {
  const day = takenLocal === undefined && publishedAt === undefined ? placed?.day : dayTaken(takenLocal, publishedAt ?? '');
  return day === undefined ? undefined : { day, shared: isVisible && isShared(privacy), ...story, albums: story ? [...albums] : [] };
}

const textOf = ({ day, shared, story, number, albums }: Placement) => JSON.stringify([day, shared, story, number, albums]);
const isSame = (one: Placement | undefined, other: Placement | undefined) => one === other || (one && other && textOf(one) === textOf(other)) === true;

type PlacedItem = { item: string; owner: string; placed: Placement | undefined };

/** Event of a changed place: none if the place that was recorded last, `placed`, is still right. `listed`: facts of an item that lists contain. */
export function movePlace({ item, owner, placed }: PlacedItem, listed?: ListedFacts): { type: 'ItemPlaced'; data: ItemPlaced__Output }[] {
  const after = listed && placementOf(listed, placed);
  return isSame(placed, after) ? [] : [{ type: 'ItemPlaced', data: { item, owner, before: placed ?? null, after: after ?? null } }];
}
