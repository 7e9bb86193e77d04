import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { memberState } from '../lib/member-state.ts';
import { wholeOf } from '../lib/whole-screen.ts';

/** How far each entry of the history was scrolled, in CSS pixels. */
const places = memberState(() => new Map<string, number>());

/** Whether what has the focus went on to the new page: then the focus is in use. */
function stays(main: HTMLElement): boolean {
  const at = document.activeElement;
  return at !== main && at !== null && (main.contains(at) || at.closest('[data-modal]') !== null);
}

/** A new page begins at its top and takes the focus; going back returns to where one was. Under a picture on the whole screen the page stays where it is. */
export function useScroll(main: RefObject<HTMLElement | null>): void {
  const { key, pathname, state } = useLocation();
  const navigation = useNavigationType();
  const isWhole = wholeOf(state) !== undefined;
  useLayoutEffect(() => {
    if (!isWhole) window.scrollTo(0, navigation === 'POP' ? (places().get(key) ?? 0) : 0);
    const onScroll = () => void places().set(key, window.scrollY);
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, [key, navigation, isWhole]);
  useEffect(() => {
    if (navigation !== 'POP' && pathname && main.current && !stays(main.current)) main.current.focus({ preventScroll: true });
  }, [pathname, navigation, main]);
}
