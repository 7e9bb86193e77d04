import type { Notification } from '@kloak/proto/api/types.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useIsVisible } from '../../lib/use-is-visible.ts';
import { useMe } from '../../session/session.ts';
import { readMutation } from './notifications-queries.ts';

/** Loaded notifications, and the position up to which the viewer has seen them. */
type LoadedEntries = { readonly entries: readonly Notification[]; readonly seen: string };

const newestOf = (entries: readonly Notification[]) =>
  entries
    .map(({ createdAt }) => createdAt)
    .toSorted()
    .at(-1);

/**
 * Marks the shown notifications as read while the page is visible. Returns ids of those that were unread since the page was opened, which stay marked as
 * new.
 */
export function useReadMark(told: LoadedEntries | undefined): ReadonlySet<string> {
  const unread = told?.entries.filter((entry) => entry.unread).map(({ _id }) => _id) ?? [];
  const [found, setFound] = useState<ReadonlySet<string>>(new Set());
  if (unread.some((id) => !found.has(id))) setFound(new Set([...found, ...unread]));
  const { mutate } = useMutation(readMutation(useQueryClient(), useMe().id));
  const readTo = told && unread.length > 0 ? newestOf(told.entries) : undefined;
  const seen = told?.seen ?? '';
  const isVisible = useIsVisible();
  useEffect(() => {
    if (isVisible && readTo !== undefined) mutate({ readTo, seen });
  }, [isVisible, readTo, seen, mutate]);
  return found;
}
