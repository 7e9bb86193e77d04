import { useRef } from 'react';

/** Ancestors of an element, including itself, the nearest first. */
const around = (element: Element | null): readonly Element[] => (element ? [element, ...around(element.parentElement)] : []);

/** Following entries of a list, then the previous ones, the nearest first. */
function besideEntry(parts: readonly Element[]): readonly Element[] {
  const entry = parts.find((part) => part.matches('li'));
  const all = [...(entry?.parentElement?.children ?? [])];
  const at = entry ? all.indexOf(entry) : 0;
  return [...all.slice(at + 1), ...all.slice(0, at).reverse()];
}

const firstIn = (entry: Element | undefined) => entry?.querySelector(':is(a, button, input):not([inert], :disabled)');

/** True if the user moved the focus outside a layer that has closed. Focus on the page as a whole does not count, since the app sets it. */
function hasGoneOn(layer: EventTarget | null): boolean {
  const { activeElement } = document;
  return activeElement !== null && !activeElement.matches('body, main') && !(layer instanceof Node && layer.contains(activeElement));
}

/**
 * Returns the focus when a layer closes that was opened without a trigger of the library. Focus goes to the element that opened it. If that is gone, it
 * goes to its nearest focusable ancestor. If only the whole page is left, it goes to the next entry of its list, or the previous one.
 */
export function useReturnFocus() {
  const before = useRef<readonly Element[]>([]);
  const beside = useRef<readonly Element[]>([]);
  return {
    onOpenAutoFocus: () => {
      before.current = around(document.activeElement);
      beside.current = besideEntry(before.current);
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      // The layer closed a moment ago, and the user may have opened another one since: it would close if it lost the focus.
      if (hasGoneOn(event.target)) return;
      const [opener] = before.current;
      const isThere = opener?.isConnected && opener !== document.body;
      const near = before.current.find((part) => part.isConnected && part.matches('[tabindex]:not(main)'));
      const back = isThere ? opener : (near ?? firstIn(beside.current.find((one) => one.isConnected)) ?? document.querySelector('main'));
      // Does not scroll the page.
      if (back instanceof HTMLElement) back.focus({ preventScroll: !isThere });
    },
  };
}
