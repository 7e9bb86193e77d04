// Restores deleted posts: at once from the message about the deletion, or from the trash.
import { MutationObserver, mutationOptions, type QueryClient } from '@tanstack/react-query';
import { mutate } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { texts } from '../../lib/texts.ts';
import { toast } from '../../lib/toasts.ts';
import { forgetDeletion } from '../deletion.ts';
import { trashTexts as t } from '../trash-texts.ts';

/** Refetches lists, the trash, and the used space. */
export const refetchTrash = (client: QueryClient) => Promise.all(['feed', 'item', 'usage'].map((changed) => client.invalidateQueries({ queryKey: [changed] })));

/** Restores some of the member's posts from the trash; a message names those that fail, and why. */
export function restoreMutation(client: QueryClient, me: string) {
  return mutationOptions({
    mutationFn: (posts: readonly string[]) => mutate('POST /api/trash/restore', { posts: [...posts], profileId: me }),
    onSuccess: ({ restoredPosts, refused }) => {
      for (const { _id } of restoredPosts) forgetDeletion(client, _id);
      if (restoredPosts.length > 0) toast(t.restored(restoredPosts.length));
      if (refused.length > 0) toast([...new Set(refused.map(({ message }) => message))].join(' '), 'bad');
      return refetchTrash(client);
    },
    onError: (error: Error) => toast(errorText(error, texts.common.failed), 'bad'),
  });
}

/** Shows a message about deleted posts, with a button that restores them. */
export function toastDeleted(client: QueryClient, me: string, posts: readonly string[], text: string): void {
  const undo = () => void new MutationObserver(client, restoreMutation(client, me)).mutate(posts).catch(() => undefined);
  toast(text, 'good', { act: { label: t.undo, run: undo } });
}
