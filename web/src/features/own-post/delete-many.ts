import type { Post } from '@kloak/proto/api/types.ts';
import { MutationObserver, mutationOptions, type QueryClient } from '@tanstack/react-query';
import { errorText } from '../../lib/error-text.ts';
import { texts } from '../../lib/texts.ts';
import { toast } from '../../lib/toasts.ts';
import { dropPosts } from '../../posts/data/patch-posts.ts';
import { toastDeleted } from '../../posts/data/restore-posts.ts';
import { deleteMutation } from './own-post-queries.ts';
import { ownPostTexts as t } from './texts.ts';

type DeleteManyOptions = {
  /** Called before each, with its number from 1. */
  readonly onNext: (nth: number) => void;
  /** Called with the ids of deleted posts. */
  readonly onGone: (ids: readonly string[]) => void;
};

/** Deletes posts one after another until one fails, and shows the outcome. */
export function deleteManyMutation(client: QueryClient, me: string, { onNext, onGone }: DeleteManyOptions) {
  return mutationOptions({
    mutationFn: async (posts: readonly Post[]) => {
      const gone: string[] = [];
      for (const post of posts) {
        onNext(gone.length + 1);
        try {
          await new MutationObserver(client, deleteMutation(post, me)).mutate();
        } catch (error) {
          return { gone, error: error instanceof Error ? error : new Error(String(error)) };
        }
        gone.push(post._id);
      }
      return { gone, error: undefined };
    },
    onSuccess: ({ gone, error }, posts) => {
      if (gone.length > 0) toastDeleted(client, me, gone, t.deletedMany(gone.length));
      if (error !== undefined) toast(t.notDeleted(posts.length - gone.length, errorText(error, texts.common.failed)), 'bad');
      dropPosts(client, gone);
      onGone(gone);
    },
  });
}
