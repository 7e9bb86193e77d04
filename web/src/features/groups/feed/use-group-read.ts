import type { Group, GroupPost } from '@kloak/proto/api/types.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useIsVisible } from '../../../lib/use-is-visible.ts';
import { useMe } from '../../../session/session.ts';
import { readGroupMutation } from './posts-queries.ts';

/** While somebody may look at the posts of a group, what is new there is seen, as far as it is shown; where nothing is new, nothing is said. */
export function useGroupRead({ _id, newPosts }: Group, posts: readonly GroupPost[], seen: number): void {
  const me = useMe();
  const isVisible = useIsVisible();
  const { mutate } = useMutation(readGroupMutation(useQueryClient(), _id, me.id));
  const newest = newPosts === undefined ? undefined : posts.find(({ author }) => author._id !== me.id)?.createdAt;
  useEffect(() => {
    if (isVisible && newest !== undefined) mutate({ readTo: newest, seen });
  }, [isVisible, newest, seen, mutate]);
}
