import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { wholeOf } from '../../../lib/whole-screen.ts';
import { type Item, pathOf } from '../../../posts/item.ts';
import { fullScreenState, pageOf, pageState } from './full-screen-entries.ts';

export type WholeScreen = { readonly isOpen: boolean; readonly open: () => void; readonly close: () => void };

/**
 * Full-screen state of the current item; `addressOf` returns an item's page. Closing goes back, like the browser's own button, to the page of the last
 * item.
 */
export function useWholeScreen(item: Item, addressOf: (item: Item) => string = pathOf): WholeScreen {
  const navigate = useNavigate();
  const { state, key } = useLocation();
  const over = wholeOf(state);
  const page = pageOf({ state, key });
  const last = useRef<{ readonly page: string; readonly item: Item; readonly state: unknown }>(undefined);
  const closing = useRef(false);
  useLayoutEffect(() => {
    if (over !== undefined) {
      last.current = { page: over, item, state };
      return;
    }
    const shown = last.current;
    last.current = undefined;
    closing.current = false;
    if (shown?.page === page && shown.item.id !== item.id) void navigate(addressOf(shown.item), { replace: true, state: pageState(page, shown.state) });
  });
  return {
    isOpen: over !== undefined,
    open: () => void navigate(addressOf(item), { state: fullScreenState(page, state) }),
    close: () => {
      // A second press would leave the page as well.
      if (closing.current) return;
      closing.current = true;
      void navigate(-1);
    },
  };
}
