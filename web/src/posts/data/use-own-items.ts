import { useInfiniteQuery } from '@tanstack/react-query';
import { useMe } from '../../session/session.ts';
import { postsOfQuery } from './posts-of.ts';

/** The member's own photos and videos, the one added last first, for who chooses some. */
export function useOwnItems() {
  const { id } = useMe();
  return useInfiniteQuery(postsOfQuery({ of: 'added', name: id }, id));
}

export type OwnItems = ReturnType<typeof useOwnItems>;
