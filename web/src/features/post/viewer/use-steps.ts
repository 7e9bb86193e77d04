import type { Post } from '@kloak/proto/api/types.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isRecord } from '../../../lib/is-record.ts';
import { type Among, siblings, siblingsOf } from '../../../posts/data/siblings.ts';
import { type Item, pathOf } from '../../../posts/item.ts';
import { postQuery } from '../post-queries.ts';
import type { ListPosition } from './list-position.ts';
import { useKeys } from './use-keys.ts';
import { useNeighbours } from './use-neighbours.ts';

export type Direction = 'previous' | 'next';
export type Steps = {
  /** Kind of the current item. */
  readonly kind: Item['kind'];
  /** Undefined if the post was opened from a part of a list, in which positions are unknown. */
  readonly place: ListPosition | undefined;
  /** True if there is an item on that side. */
  readonly can: Readonly<Record<Direction, boolean>>;
  readonly go: (direction: Direction) => void;
  /** Post on that side, if known. */
  readonly beside: Readonly<Record<Direction, Post | undefined>>;
  /** Direction of the last step; undefined for the first post. */
  readonly came: Direction | undefined;
};

/**
 * Navigates through the list that the page was opened from, including its further pages. A page opened by an address or a notification has no list. It
 * uses all posts that its `writer` (an id) shares. Steps replace the history entry, so the previous page stays one step back.
 */
export function useSteps(shown: Item, writer: string | undefined, me: string): Steps | undefined {
  const { state } = useLocation();
  const navigate = useNavigate();
  const way = useWay();
  const { place, ...among } = useNeighbours(amongOf(state, writer), shown.id, me);
  const { items } = among;
  const at = items.findIndex(({ id }) => id === shown.id);
  const beside = { previous: at > 0 ? items[at - 1] : undefined, next: at >= 0 ? items[at + 1] : undefined };
  const posts = { previous: usePost(beside.previous, me), next: usePost(beside.next, me) };
  if (at < 0 || items.length < 2) return;
  return way({
    kind: shown.kind,
    place,
    beside: posts,
    can: { previous: beside.previous !== undefined, next: beside.next !== undefined },
    lead(direction) {
      const item = beside[direction];
      if (item) void navigate(pathOf(item), { replace: true, state: { ...(isRecord(state) && state), ...siblings(among, item.id) } });
    },
  });
}

function amongOf(state: unknown, writer: string | undefined): Among {
  const told = siblingsOf(state);
  return told.items.length === 0 && writer !== undefined ? { items: [], of: { of: 'writer', name: writer } } : told;
}

/** Remembers the direction of the last step through a list. `lead` navigates, and is called only if that side has an item. */
export function useWay(): (way: Omit<Steps, 'go' | 'came'> & { readonly lead: (direction: Direction) => void }) => Steps {
  const [came, setCame] = useState<Direction>();
  return ({ lead, ...way }) => ({
    ...way,
    came,
    go(direction) {
      if (!way.can[direction]) return;
      setCame(direction);
      lead(direction);
    },
  });
}

const noItem: Item = { kind: 'image', id: '' };

/** Returns the post once it is loaded; without an id nothing is fetched. */
const usePost = (item: Item | undefined, me: string) => useQuery(postQuery(item ?? noItem, me)).data;

const directions = new Map<string, Direction>([
  ['ArrowLeft', 'previous'],
  ['ArrowRight', 'next'],
]);

/** Arrow keys step through the list, except where they have another meaning: in a field, on a film's seek bar, in a menu. */
export function useStepKeys(steps: Steps | undefined): void {
  useKeys(({ key, target }) => {
    const direction = directions.get(key);
    if (direction && !target?.closest('input, textarea, select, [role="menu"]')) steps?.go(direction);
  });
}
