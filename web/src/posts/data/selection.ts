// Selection of posts for one common action.
import type { Post } from '@kloak/proto/api/types.ts';
import { maxPerPage } from '@kloak/proto/rules/pages.ts';
import { createContext, use, useMemo, useState } from 'react';

/** Maximum that one call adds to an album. */
export const maxChosen = maxPerPage;

type Chosen = ReadonlyMap<string, Post>;
export type Selection = {
  /** Selected posts by id, in the order of selection; undefined while nothing is selected and a press opens a post. */
  readonly chosen: Chosen | undefined;
  readonly begin: () => void;
  readonly end: () => void;
  /** Selects or deselects a post, and with it all of `among` since the last pressed one, in their order. */
  readonly set: (post: Post, to: boolean, among: readonly Post[]) => void;
  /** Selects all of them, or deselects all. */
  readonly setAll: (posts: readonly Post[], to: boolean) => void;
  /** Removes posts from the selection, since they are gone. */
  readonly drop: (ids: readonly string[]) => void;
};

const SelectionContext = createContext<Selection | undefined>(undefined);
export const SelectionProvider = SelectionContext.Provider;

/** Returns the selection of this page; undefined if the page has none. */
export const useSelection = (): Selection | undefined => use(SelectionContext);

/** True if a press selects a post instead of opening it. */
export const useIsChoosing = (): boolean => useSelection()?.chosen !== undefined;

type State = { readonly chosen: Chosen | undefined; readonly last: string | undefined };
const nothing: State = { chosen: undefined, last: undefined };

/** State of a page with a selection. */
export function useNewSelection(): Selection {
  const [{ chosen }, setState] = useState(nothing);
  return useMemo(
    () => ({
      chosen,
      begin: () => setState({ chosen: new Map(), last: undefined }),
      end: () => setState(nothing),
      set: (post, to, among) =>
        setState(({ chosen: before = new Map(), last }) => ({ chosen: changed(before, rangeBetween(among, last, post), to), last: post._id })),
      setAll: (posts, to) => setState(({ chosen: before = new Map(), last }) => ({ chosen: changed(before, posts, to), last })),
      drop: (ids) => setState((state) => ({ ...state, chosen: state.chosen && new Map([...state.chosen].filter(([id]) => !ids.includes(id))) })),
    }),
    [chosen],
  );
}

function changed(before: Chosen, posts: readonly Post[], to: boolean): Chosen {
  const after = new Map(before);
  for (const post of posts) {
    if (!to) after.delete(post._id);
    else if (after.size < maxChosen) after.set(post._id, post);
  }
  return after;
}

/** Returns posts from one to the other, inclusive; only the second if the first is not in the list. */
export function rangeBetween(among: readonly Post[], from: string | undefined, to: Post): readonly Post[] {
  const [first, last] = [among.findIndex(({ _id }) => _id === from), among.findIndex(({ _id }) => _id === to._id)];
  return first < 0 || last < 0 ? [to] : among.slice(Math.min(first, last), Math.max(first, last) + 1);
}
