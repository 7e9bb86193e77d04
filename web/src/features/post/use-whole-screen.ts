import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { wholeOf } from '../../lib/whole-screen.ts';
import { named, pageOf, wholeOver } from './whole-entries.ts';

type WholeScreen = { readonly isOpen: boolean; readonly open: () => void; readonly close: () => void };

const imageAddress = (imageId: string) => `/image/${imageId}`;

/** Whether the picture has the whole screen; `addressOf` is that of the page that shows one. Closing goes back, as the browser's own way back does, and leads to the picture that was shown last. */
export function useWholeScreen(imageId: string, addressOf: (imageId: string) => string = imageAddress): WholeScreen {
  const navigate = useNavigate();
  const { state, key } = useLocation();
  const over = wholeOf(state);
  const page = pageOf({ state, key });
  const last = useRef<{ readonly page: string; readonly imageId: string }>(undefined);
  const closing = useRef(false);
  useLayoutEffect(() => {
    if (over !== undefined) {
      last.current = { page: over, imageId };
      return;
    }
    const shown = last.current;
    last.current = undefined;
    closing.current = false;
    if (shown?.page === page && shown.imageId !== imageId) void navigate(addressOf(shown.imageId), { replace: true, state: named(page, state) });
  });
  return {
    isOpen: over !== undefined,
    open: () => void navigate(addressOf(imageId), { state: wholeOver(page, state) }),
    close: () => {
      // A second press would leave the page, too.
      if (closing.current) return;
      closing.current = true;
      void navigate(-1);
    },
  };
}
