import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { memberState } from '../lib/member-state.ts';
import { wholeOf } from '../lib/whole-screen.ts';

/** How far each entry of the history was scrolled, in CSS pixels. */
const places = memberState(() => new Map<string, number>());
/** The link that was followed from each entry: where it leads, and which it is of those that lead there. */
const followed = memberState(() => new Map<string, { readonly href: string; readonly nth: number }>());

const linksTo = (main: HTMLElement, href: string) => [...main.querySelectorAll('a')].filter((link) => link.href === href);

/** Whether what has the focus went on to the new page: then the focus is in use. */
function stays(main: HTMLElement): boolean {
  const at = document.activeElement;
  return at !== main && at !== null && (main.contains(at) || at.closest('[data-modal]') !== null);
}

/** A new page begins at its top and takes the focus; going back returns to where one was, and to the link that one had followed. Under a picture on the whole screen the page stays where it is. */
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
  useEffect(() => {
    const page = main.current;
    const link = followed().get(key);
    if (page && link && navigation === 'POP' && !isWhole && !stays(page)) linksTo(page, link.href)[link.nth]?.focus({ preventScroll: true });
    const onClick = ({ target }: MouseEvent) => {
      const chosen = target instanceof Element && target.closest('a');
      if (page && chosen) followed().set(key, { href: chosen.href, nth: linksTo(page, chosen.href).indexOf(chosen) });
    };
    page?.addEventListener('click', onClick, { capture: true });
    return () => page?.removeEventListener('click', onClick, { capture: true });
  }, [key, navigation, isWhole, main]);
}
