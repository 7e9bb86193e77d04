import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { memberState } from '../lib/member-state.ts';
import { wholeOf } from '../lib/whole-screen.ts';
import { chatEntryOf } from '../people/chat-place.ts';

/** Scroll position of each history entry, in CSS pixels. */
const places = memberState(() => new Map<string, number>());
/** The link that was followed: its address, its index among links to that address, and the sideways scroll position of its row in CSS pixels. */
type FollowedLink = { readonly href: string; readonly nth: number; readonly swiped: number };
/** The link that was followed from each entry. */
const followed = memberState(() => new Map<string, FollowedLink>());

const linksTo = (main: HTMLElement, href: string) => [...main.querySelectorAll('a')].filter((link) => link.href === href);
const linkOf = (main: HTMLElement | null, link: FollowedLink | undefined) => (main && link ? linksTo(main, link.href)[link.nth] : undefined);

/** Returns the nearest ancestor that scrolls sideways and overflows. */
function rowOf(element: Element | null): Element | undefined {
  if (!element) return undefined;
  const isRow = element.scrollWidth > element.clientWidth && /auto|scroll/.test(getComputedStyle(element).overflowX);
  return isRow ? element : rowOf(element.parentElement);
}

/** True if the focus moved on to the new page, where it is in use. */
function stays(main: HTMLElement): boolean {
  const at = document.activeElement;
  return at !== main && at !== null && (main.contains(at) || at.closest('[data-modal], [data-chat]') !== null);
}

/**
 * Scrolls a new page to its top and focuses it. Going back restores the scroll position, also of a row that scrolls sideways, and focuses the link that
 * was followed. The page keeps its position under a full-screen picture, and beside or under the chat.
 */
export function useScroll(main: RefObject<HTMLElement | null>): void {
  const { key, pathname, state } = useLocation();
  const navigation = useNavigationType();
  const isWhole = wholeOf(state) !== undefined;
  const chat = chatEntryOf(state);
  const isChat = chat !== undefined;
  const page = chat?.under ?? key;
  useLayoutEffect(() => {
    if (!isWhole && (navigation === 'POP' || !isChat)) window.scrollTo(0, navigation === 'POP' ? (places().get(page) ?? 0) : 0);
    const last = followed().get(page);
    const row = navigation === 'POP' ? rowOf(linkOf(main.current, last) ?? null) : undefined;
    if (row && last) row.scrollLeft = last.swiped;
    const onScroll = () => void places().set(page, window.scrollY);
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, [page, navigation, isWhole, isChat, main]);
  useEffect(() => {
    if (navigation !== 'POP' && !isChat && pathname && main.current && !stays(main.current)) main.current.focus({ preventScroll: true });
  }, [pathname, navigation, isChat, main]);
  useEffect(() => {
    const inside = main.current;
    if (inside && navigation === 'POP' && !isWhole && !isChat && !stays(inside)) linkOf(inside, followed().get(page))?.focus({ preventScroll: true });
    const onClick = ({ target }: MouseEvent) => {
      const chosen = target instanceof Element && target.closest('a');
      if (inside && chosen) {
        const nth = linksTo(inside, chosen.href).indexOf(chosen);
        followed().set(page, { href: chosen.href, nth, swiped: rowOf(chosen)?.scrollLeft ?? 0 });
      }
    };
    inside?.addEventListener('click', onClick, { capture: true });
    return () => inside?.removeEventListener('click', onClick, { capture: true });
  }, [page, navigation, isWhole, isChat, main]);
}
