import { useInfiniteQuery } from '@tanstack/react-query';
import { useMe } from '../../session/session.ts';
import { postsOfQuery } from './posts-of.ts';

/** Returns the member's own photos and videos in order of upload, for a choice. */
export function useOwnItems() {
  const { id } = useMe();
  return useInfiniteQuery(postsOfQuery({ of: 'added', name: id }, id));
}

export type OwnItems = ReturnType<typeof useOwnItems>;
