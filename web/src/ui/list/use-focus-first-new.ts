import { type RefObject, useEffect, useRef } from 'react';

type GrowingList<List extends HTMLElement> = { readonly list: RefObject<List | null>; readonly onPress: () => void };

/**
 * Focuses the first new entry after a press of the button that grows the list, since the button may be gone. `list` is the element whose children are
 * the entries.
 */
export function useFocusFirstNew<List extends HTMLElement>(count: number, isLoading: boolean): GrowingList<List> {
  const list = useRef<List>(null);
  const before = useRef<{ readonly count: number; readonly shown: number }>(undefined);
  useEffect(() => {
    const then = before.current;
    if (then === undefined || isLoading) return;
    before.current = undefined;
    // Entries are inert links during a selection, so their checkbox gets the focus.
    if (count > then.count) list.current?.children[then.shown]?.querySelector<HTMLElement>(':is(a, input):not([inert])')?.focus();
  }, [count, isLoading]);
  return {
    list,
    onPress: () => {
      // Entries that waited for a full row were not visible yet.
      const shown = [...(list.current?.children ?? [])].filter((entry) => getComputedStyle(entry).display !== 'none');
      before.current = { count, shown: shown.length };
    },
  };
}
