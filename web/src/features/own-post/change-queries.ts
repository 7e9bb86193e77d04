// Corrections of dates, and turns, of the member's own posts; one press undoes each of them.
import type { Answer, Post } from '@kloak/proto/api/types.ts';
import { MutationObserver, mutationOptions, type QueryClient } from '@tanstack/react-query';
import { ApiError, mutate } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { texts } from '../../lib/texts.ts';
import { toast } from '../../lib/toasts.ts';
import { patchPosts } from '../../posts/data/patch-posts.ts';
import { showTurned } from '../../posts/picture/pending-turns.ts';
import type { TakenChange } from './taken-form.ts';
import { ownPostTexts as t } from './texts.ts';

/** The server's message about a refused change, which is for people; undefined for any other failure. */
export const refusalOf = (error: Error | null): string | undefined =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 ? error.message : undefined;

/** Updates the posts wherever they are shown; other places in lists, and albums, are fetched. */
function refetchChanged(client: QueryClient, { posts }: Pick<Answer<'POST /api/post/undo-change'>, 'posts'>) {
  patchPosts(client, posts);
  return client.invalidateQueries({ queryKey: ['feed'] });
}

/** Undoes a change; a message names how many were changed since and stay. */
function undoMutation(client: QueryClient, me: string) {
  return mutationOptions({
    mutationFn: (changeId: string) => mutate('POST /api/post/undo-change', { changeId, profileId: me }),
    onSuccess: ({ posts, skipped }) => {
      if (posts.length > 0) toast(t.undone(posts.length));
      if (skipped.length > 0) toast(t.undoSkipped(skipped.length), 'bad');
      void refetchChanged(client, { posts });
    },
    onError: (error: Error) => toast(refusalOf(error) ?? errorText(error, texts.common.failed), 'bad'),
  });
}

type Change = {
  readonly changeId: string;
  readonly text: string;
  /** Called with the posts that are as before. */
  readonly onUndone?: (posts: readonly Post[]) => void;
};

/** Shows a message about a change, with a button that undoes it. */
function toastChanged(client: QueryClient, me: string, { changeId, text, onUndone }: Change): void {
  const undo = () =>
    void new MutationObserver(client, undoMutation(client, me))
      .mutate(changeId)
      .then(({ posts }) => onUndone?.(posts))
      .catch(() => undefined);
  toast(text, 'good', { act: { label: t.undo, run: undo } });
}

/** Corrects when posts were taken. */
export function changeTakenMutation(client: QueryClient, ids: readonly string[], me: string) {
  return mutationOptions({
    mutationFn: (taken: TakenChange) => mutate('POST /api/post/change-taken', { posts: [...ids], taken, profileId: me }),
    onSuccess: ({ changeId, posts }) => {
      toastChanged(client, me, { changeId, text: t.dateChanged(posts.length) });
      void refetchChanged(client, { posts });
    },
  });
}

const imagesOf = (posts: readonly Post[]) => posts.flatMap(({ image }) => image ?? []);

/** Turns photographs clockwise. They are displayed so at once. */
export function turnMutation(client: QueryClient, posts: readonly Post[], me: string) {
  return mutationOptions({
    scope: { id: 'turn' },
    mutationFn: (quarterTurns: 1 | 2 | 3) => mutate('POST /api/post/turn', { posts: posts.map(({ _id }) => _id), quarterTurns, profileId: me }),
    onMutate: (quarterTurns) => showTurned(imagesOf(posts), quarterTurns),
    onSuccess: ({ changeId }, quarterTurns) =>
      toastChanged(client, me, { changeId, text: t.turned(posts.length), onUndone: (undone) => showTurned(imagesOf(undone), -quarterTurns) }),
    onError: (error, quarterTurns) => {
      showTurned(imagesOf(posts), -quarterTurns);
      toast(refusalOf(error) ?? errorText(error, texts.common.failed), 'bad');
    },
  });
}
