import { infiniteQueryOptions, mutationOptions, type QueryClient } from '@tanstack/react-query';
import { mutate, query } from '../../lib/api.ts';
import { entriesOf, growingList } from '../../lib/growing-list.ts';
import { toast } from '../../lib/toasts.ts';
import { refetchTrash } from '../../posts/data/restore-posts.ts';
import { trashTexts } from '../../posts/trash-texts.ts';
import { trashPageTexts as t } from './texts.ts';

/** Returns the trash, the last deleted first, and the space that all of it uses. The key begins with `feed`, since the same pushes invalidate it. */
export function trashQuery(me: string) {
  return infiniteQueryOptions({
    queryKey: ['feed', 'trash', me],
    ...growingList(24, async (part) => {
      const { posts, bytes, total, next } = await query('POST /api/trash', { profileId: me, ...part });
      return { entries: posts, about: { bytes, total }, next };
    }),
    select: (list) => ({ posts: entriesOf(list), bytes: list.pages[0]?.about.bytes ?? 0, total: list.pages[0]?.about.total ?? 0 }),
  });
}

/** Restores or deletes the whole trash, in as many calls as necessary; `onDone` is called with the number of finished posts. */
export function wholeTrashMutation(client: QueryClient, me: string, act: 'restore-all' | 'empty', onDone: (count: number) => void) {
  return mutationOptions({
    mutationFn: async () => {
      let count = 0;
      for (let more = true; more; onDone(count)) {
        const answer = await mutate(`POST /api/trash/${act}`, { profileId: me });
        count += answer.done;
        more = answer.more;
      }
      return count;
    },
    onSuccess: (count) => toast(act === 'empty' ? t.emptied : trashTexts.restored(count)),
    onSettled: () => refetchTrash(client),
  });
}
