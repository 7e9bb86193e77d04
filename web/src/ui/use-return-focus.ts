import { useRef } from 'react';

/**
 * For the content of a layer that no trigger of the library opened: the focus goes back to what opened it, or to the page when that is
 * gone by then.
 */
export function useReturnFocus() {
  const opener = useRef<Element>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const isThere = opener.current?.isConnected && opener.current !== document.body;
      const back = isThere ? opener.current : document.querySelector('main');
      // The page stays where it is.
      if (back instanceof HTMLElement) back.focus({ preventScroll: !isThere });
    },
  };
}
