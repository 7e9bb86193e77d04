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
      const back = opener.current?.isConnected && opener.current !== document.body ? opener.current : document.querySelector('main');
      if (back instanceof HTMLElement) back.focus();
    },
  };
}
