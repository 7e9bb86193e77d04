import type { Post } from '@kloak/proto/api/types.ts';
import { useQueryClient } from '@tanstack/react-query';
import { type RefCallback, useCallback } from 'react';
import { ApiError, mutate } from '../../lib/api.ts';
import { connectivity } from '../../lib/connectivity.ts';
import { memberState } from '../../lib/member-state.ts';
import { useMe } from '../../session/session.ts';
import { noteUnseen } from '../data/story-queries.ts';
import { collectSeen } from './collect-seen.ts';
import { watchDisplay } from './watch-display.ts';

/** Displayed posts of the signed-in member that are not reported yet, for as long as the page is open. */
const collector = memberState(
  () => {
    const { mark, flush, end } = collectSeen();
    const onVisibility = () => {
      if (document.visibilityState === 'hidden') flush(true);
    };
    const onRetry = () => flush();
    document.addEventListener('visibilitychange', onVisibility);
    connectivity.addEventListener('retry', onRetry);
    const close = () => {
      end();
      document.removeEventListener('visibilitychange', onVisibility);
      connectivity.removeEventListener('retry', onRetry);
    };
    return { mark, flush, close };
  },
  { beforeSignOut: ({ flush }) => flush(), end: ({ close }) => close() },
);

/** A refusal is final; a missing answer, a failed server and a limit are not. */
const isFinal = (error: unknown) => error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;

/**
 * Returns a ref for the element that displays a post. Once it was displayed for a second, the post is no longer new to the caller, on all devices. Own
 * posts and those without a story are never new.
 */
export function useSeen(post: Pick<Post, '_id' | 'storyId' | 'writer'> | undefined): RefCallback<Element> {
  const client = useQueryClient();
  const me = useMe().id;
  const { _id: id, storyId } = post ?? {};
  const isOwn = post?.writer._id === me;
  return useCallback(
    (element) => {
      if (!element || id === undefined || storyId === undefined || isOwn) return undefined;
      const report = async (posts: readonly string[], keepalive: boolean) => {
        try {
          const { unseen } = await mutate('POST /api/profile/mark-seen', { profileId: me, storyId, posts: [...posts] }, { keepalive });
          noteUnseen(client, storyId, unseen, me);
        } catch (error) {
          if (!isFinal(error)) throw error;
        }
      };
      return watchDisplay(element, () => collector().mark(storyId, id, report));
    },
    [client, me, id, storyId, isOwn],
  );
}
