import type { Post } from '@kloak/proto/api/types.ts';
import type { QueryClient } from '@tanstack/react-query';
import { isRecord } from './is-record.ts';

/** Shows a post that changed wherever it is shown: in every list and on its own page. See: [Note: query keys] */
export function patchPost(client: QueryClient, post: Post): void {
  const by = new Map([[post._id, [post]]]);
  for (const queryKey of [['feed'], ['item', post._id]]) client.setQueriesData({ queryKey }, (data: unknown) => replaced(data, by));
}

/** The same of many, as lists tell of them; their own pages, which tell more, ask for them anew. */
export function patchPosts(client: QueryClient, posts: readonly Post[]): void {
  const by = new Map(posts.map((post) => [post._id, [post]]));
  client.setQueriesData({ queryKey: ['feed'] }, (data: unknown) => replaced(data, by));
  for (const { _id } of posts) void client.invalidateQueries({ queryKey: ['item', _id] });
}

/** What the deletion of a post is called while it goes on, and after. */
export const deletionKey = (id: string) => ['delete', id];

/** Whether this page has it deleted: its screen may still stand a moment, and is not to ask for what is gone. */
export const isDeleted = (client: QueryClient, id: string): boolean =>
  client.getMutationCache().findAll({ mutationKey: deletionKey(id), exact: true, predicate: ({ state }) => state.status !== 'error' }).length > 0;

/** Takes posts that are gone from every list; the lists are then asked for anew, so that others take their place. */
export function dropPosts(client: QueryClient, ids: readonly string[]): void {
  const by = new Map(ids.map((id) => [id, []]));
  client.setQueriesData({ queryKey: ['feed'] }, (data: unknown) => replaced(data, by));
  for (const id of ids) client.removeQueries({ queryKey: ['item', id], type: 'inactive' });
  for (const changed of ['feed', 'usage']) void client.invalidateQueries({ queryKey: [changed] });
}

/** By the ids of posts what stands in their place. */
type Replacements = ReadonlyMap<string, readonly Post[]>;

/** An answer, of whatever shape, with others in the place of some posts. */
function replaced(data: unknown, by: Replacements): unknown {
  if (Array.isArray(data)) return data.flatMap((one: unknown): readonly unknown[] => replacementOf(one, by) ?? [replaced(one, by)]);
  const found = replacementOf(data, by);
  if (found) return found[0] ?? data;
  return isRecord(data) ? Object.fromEntries(Object.entries(data).map(([name, part]) => [name, replaced(part, by)])) : data;
}

function replacementOf(data: unknown, by: Replacements): readonly Post[] | undefined {
  if (!isRecord(data) || typeof data._id !== 'string') return undefined;
  return isRecord(data.image) || isRecord(data.video) ? by.get(data._id) : undefined;
}
