import type { Post } from '@kloak/proto/api/types.ts';
import type { QueryClient } from '@tanstack/react-query';
import { isRecord } from '../../lib/is-record.ts';

/** Shows a post that changed wherever it is shown: in every list and on its own page. See: [Note: query keys] */
export function patchPost(client: QueryClient, post: Post): void {
  const change = replacing([post]);
  for (const queryKey of [['feed'], ['item', post._id]]) client.setQueriesData({ queryKey }, (data: unknown) => changed(data, change));
}

/** The same of many, as lists tell of them; their own pages, which tell more, ask for them anew. */
export function patchPosts(client: QueryClient, posts: readonly Post[]): void {
  patchLists(client, replacing(posts));
  for (const { _id } of posts) void client.invalidateQueries({ queryKey: ['item', _id] });
}

/** Takes posts that are gone from every list; the lists are then asked for anew, so that others take their place. */
export function dropPosts(client: QueryClient, ids: readonly string[]): void {
  patchLists(client, (post) => (ids.includes(post._id) ? [] : [post]));
  for (const id of ids) client.removeQueries({ queryKey: ['item', id], type: 'inactive' });
  for (const changed of ['feed', 'usage']) void client.invalidateQueries({ queryKey: [changed] });
}

/** Counts a heart or a comment more or less on the cards of a post, where they tell how many it has. */
export function patchCount(client: QueryClient, id: string, counted: 'heartCount' | 'commentCount', by: number): void {
  patchLists(client, (post) => {
    const { _id, [counted]: count } = post;
    return _id === id && count !== undefined ? [{ ...post, [counted]: Math.max(0, count + by) }] : [post];
  });
}

/** The same where the number is known. */
export function setCount(client: QueryClient, id: string, counted: 'heartCount' | 'commentCount', count: number): void {
  patchLists(client, (post) => [post._id === id && post[counted] !== undefined ? { ...post, [counted]: count } : post]);
}

/** Function that returns the posts that replace a post. */
type Change = (post: Post) => readonly Post[];

function replacing(posts: readonly Post[]): Change {
  const by = new Map(posts.map((post) => [post._id, post]));
  return (post) => [by.get(post._id) ?? post];
}

function patchLists(client: QueryClient, change: Change): void {
  client.setQueriesData({ queryKey: ['feed'] }, (data: unknown) => changed(data, change));
}

/** An answer, of whatever shape, with others in the place of some posts. */
function changed(data: unknown, change: Change): unknown {
  if (Array.isArray(data)) return data.flatMap((one: unknown): readonly unknown[] => (isPost(one) ? change(one) : [changed(one, change)]));
  if (isPost(data)) return change(data)[0] ?? data;
  return isRecord(data) ? Object.fromEntries(Object.entries(data).map(([name, part]) => [name, changed(part, change)])) : data;
}

const isPost = (data: unknown): data is Post => isRecord(data) && typeof data._id === 'string' && (isRecord(data.image) || isRecord(data.video));
