import type { CommentsNow } from '@kloak/proto/rules/changes.ts';
import type { QueryClient } from '@tanstack/react-query';
import { setCount } from '../../lib/patch-posts.ts';

/** Shows how many comments an item has, and asks for those that are shown: of the item nothing else changed. */
export function noteComments(client: QueryClient, item: string, { total }: CommentsNow): void {
  setCount(client, item, 'commentCount', total);
  for (const part of ['comments', 'comment-hearts']) void client.invalidateQueries({ queryKey: ['item', item, part] });
}
