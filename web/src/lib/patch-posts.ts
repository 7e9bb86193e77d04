import type { Post } from '@kloak/proto/api/types.ts';
import type { QueryClient } from '@tanstack/react-query';
import { isRecord } from './is-record.ts';

/** Shows a post that changed wherever it is shown: in every list and on its own page. See: [Note: query keys] */
export function patchPost(client: QueryClient, post: Post): void {
  for (const queryKey of [['feed'], ['item', post._id]]) client.setQueriesData({ queryKey }, (data: unknown) => replaced(data, post._id, [post]));
}

/** What the deletion of a post is called while it goes on, and after. */
export const deletionKey = (id: string) => ['delete', id];

/** Whether this page has it deleted: its screen may still stand a moment, and is not to ask for what is gone. */
export const isDeleted = (client: QueryClient, id: string): boolean =>
  client.getMutationCache().findAll({ mutationKey: deletionKey(id), exact: true, predicate: ({ state }) => state.status !== 'error' }).length > 0;

/** Takes posts that are gone from every list; the lists are then asked for anew, so that others take their place. */
export function dropPosts(client: QueryClient, ids: readonly string[]): void {
  for (const id of ids) {
    client.setQueriesData({ queryKey: ['feed'] }, (data: unknown) => replaced(data, id, []));
    client.removeQueries({ queryKey: ['item', id], type: 'inactive' });
  }
  for (const changed of ['feed', 'usage']) void client.invalidateQueries({ queryKey: [changed] });
}

/** An answer, of whatever shape, with other posts in the place of one. */
function replaced(data: unknown, id: string, by: readonly Post[]): unknown {
  if (Array.isArray(data)) return data.flatMap((one: unknown): readonly unknown[] => (isPost(one, id) ? by : [replaced(one, id, by)]));
  if (isPost(data, id)) return by[0] ?? data;
  return isRecord(data) ? Object.fromEntries(Object.entries(data).map(([name, part]) => [name, replaced(part, id, by)])) : data;
}

function isPost(data: unknown, id: string): boolean {
  return isRecord(data) && data._id === id && (isRecord(data.image) || isRecord(data.video));
}
