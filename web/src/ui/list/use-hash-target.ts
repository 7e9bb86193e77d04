import { type PageTarget, parseTarget } from '@kloak/proto/rules/files/thing-paths.ts';
import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { Pages } from './pages.ts';

/** Maximum number of pages that are searched for the target; after that, the user searches. */
const maxPages = 20;

/** Target that the page's address names. */
export const useHashTarget = (): PageTarget => parseTarget(useLocation().hash);

/** Scrolls the target of the address into view and focuses it, once for each visit. */
export function useScrollToTarget(itself: RefObject<HTMLElement | null>, isTarget: boolean): void {
  const { key } = useLocation();
  const led = useRef<string>(undefined);
  useEffect(() => {
    if (!isTarget || led.current === key) return;
    led.current = key;
    itself.current?.focus({ preventScroll: true });
    itself.current?.scrollIntoView({ block: 'center' });
  }, [itself, isTarget, key]);
}

/** Fetches further pages until the target of the address is loaded. */
export function useLoadUntilFound(isMissing: boolean, { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage }: Pages): void {
  const asked = useRef(0);
  useEffect(() => {
    if (!isMissing || !hasNextPage || isFetching || isFetchNextPageError || asked.current >= maxPages) return;
    asked.current += 1;
    void fetchNextPage();
  }, [isMissing, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage]);
}
