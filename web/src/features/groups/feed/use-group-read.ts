import type { Group, GroupPost } from '@kloak/proto/api/types.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useIsVisible } from '../../../lib/use-is-visible.ts';
import { useMe } from '../../../session/session.ts';
import { readGroupMutation } from './posts-queries.ts';

/** Marks the posts of a group as seen, as far as they are loaded, while the page is visible; does nothing if none is new. */
export function useGroupRead({ _id, newPosts }: Group, posts: readonly GroupPost[], seen: number): void {
  const me = useMe();
  const isVisible = useIsVisible();
  const { mutate } = useMutation(readGroupMutation(useQueryClient(), _id, me.id));
  const newest = newPosts === undefined ? undefined : posts.find(({ author }) => author._id !== me.id)?.createdAt;
  useEffect(() => {
    if (isVisible && newest !== undefined) mutate({ readTo: newest, seen });
  }, [isVisible, newest, seen, mutate]);
}
