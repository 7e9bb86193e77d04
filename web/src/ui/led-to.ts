import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { Pages } from './pages.ts';

const [post, comment] = ['post', 'comment'] as const;
/** Pages of a list in which it is looked for; beyond them one looks oneself. */
const maxPages = 20;

/** What an address leads to on its page: a post of a group, a comment, or a comment on that post. */
type Target = { readonly post?: string | undefined; readonly comment?: string | undefined };

/** The end of such an address. */
export function endOf(target: Target): string {
  const fields = new URLSearchParams();
  if (target.post !== undefined) fields.set(post, target.post);
  if (target.comment !== undefined) fields.set(comment, target.comment);
  const text = fields.toString();
  return text && `#${text}`;
}

export function useTarget(): Target {
  const fields = new URLSearchParams(useLocation().hash.slice(1));
  return { post: fields.get(post) ?? undefined, comment: fields.get(comment) ?? undefined };
}

/** Brings what an address leads to into view, with the focus, once for each visit. */
export function useLedTo(itself: RefObject<HTMLElement | null>, isTarget: boolean): void {
  const { key } = useLocation();
  const led = useRef<string>(undefined);
  useEffect(() => {
    if (!isTarget || led.current === key) return;
    led.current = key;
    itself.current?.focus({ preventScroll: true });
    itself.current?.scrollIntoView({ block: 'center' });
  }, [itself, isTarget, key]);
}

/** Has a list go on until what an address leads to has come. */
export function useLookedFor(isMissing: boolean, { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage }: Pages): void {
  const asked = useRef(0);
  useEffect(() => {
    if (!isMissing || !hasNextPage || isFetching || isFetchNextPageError || asked.current >= maxPages) return;
    asked.current += 1;
    void fetchNextPage();
  }, [isMissing, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage]);
}
