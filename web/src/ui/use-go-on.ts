import { type RefObject, useEffect, useRef } from 'react';

type GoOn<List extends HTMLElement> = { readonly list: RefObject<List | null>; readonly onPress: () => void };

/**
 * For a list that grows when a button is pressed: who asked for more goes on at the first of it, since the button may be gone. `list` is
 * the element whose children are the entries.
 */
export function useGoOn<List extends HTMLElement>(count: number, isLoading: boolean): GoOn<List> {
  const list = useRef<List>(null);
  const before = useRef<number>(undefined);
  useEffect(() => {
    const first = before.current;
    if (first === undefined || isLoading) return;
    before.current = undefined;
    if (count > first) list.current?.children[first]?.querySelector('a')?.focus();
  }, [count, isLoading]);
  return {
    list,
    onPress: () => {
      before.current = count;
    },
  };
}
