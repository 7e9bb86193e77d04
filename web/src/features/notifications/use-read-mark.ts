import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useMe } from '../../lib/session.ts';
import { useIsVisible } from '../../lib/use-is-visible.ts';
import { readMutation } from './notifications-queries.ts';

/** What is told of a list: the newest that it shows, and how far the member had read. */
type Told = { readonly newest: string | undefined; readonly readTo: string };

/** Marks what is shown as read, while somebody may look at it. Answers how far the member had read when the page was opened: what is newer stays marked as new while the page is open. */
export function useReadMark(told: Told | undefined): string | undefined {
  const [readBefore, setReadBefore] = useState<string>();
  if (readBefore === undefined && told) setReadBefore(told.readTo);
  const { mutate } = useMutation(readMutation(useQueryClient(), useMe().id));
  const toRead = told?.newest !== undefined && told.newest > told.readTo ? told.newest : undefined;
  const isVisible = useIsVisible();
  useEffect(() => {
    if (isVisible && toRead !== undefined) mutate(toRead);
  }, [isVisible, toRead, mutate]);
  return readBefore;
}
