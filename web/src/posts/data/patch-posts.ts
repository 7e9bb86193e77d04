import type { Post } from '@kloak/proto/api/types.ts';
import type { QueryClient } from '@tanstack/react-query';
import { isRecord } from '../../lib/is-record.ts';

/** Updates a changed post wherever it is shown: in every list and on its own page. See: [Note: query keys] */
export function patchPost(client: QueryClient, post: Post): void {
  const change = replacing([post]);
  for (const queryKey of [['feed'], ['item', post._id]]) client.setQueriesData({ queryKey }, (data: unknown) => changed(data, change));
}

/** The same for many posts in the short form of lists; their own pages, which show more, are refetched. */
export function patchPosts(client: QueryClient, posts: readonly Post[]): void {
  patchLists(client, replacing(posts));
  for (const { _id } of posts) void client.invalidateQueries({ queryKey: ['item', _id] });
}

/** Removes posts from every list, then refetches the lists, so that others take their place. */
export function dropPosts(client: QueryClient, ids: readonly string[]): void {
  patchLists(client, (post) => (ids.includes(post._id) ? [] : [post]));
  for (const id of ids) client.removeQueries({ queryKey: ['item', id], type: 'inactive' });
  for (const changed of ['feed', 'usage']) void client.invalidateQueries({ queryKey: [changed] });
}

/** Changes the number of hearts or comments on a post's cards, if they have it. */
export function patchCount(client: QueryClient, id: string, counted: 'heartCount' | 'commentCount', by: number): void {
  patchLists(client, (post) => {
    const { _id, [counted]: count } = post;
    return _id === id && count !== undefined ? [{ ...post, [counted]: Math.max(0, count + by) }] : [post];
  });
}

/** The same for a known number. */
export function setCount(client: QueryClient, id: string, counted: 'heartCount' | 'commentCount', count: number): void {
  patchLists(client, (post) => [post._id === id && post[counted] !== undefined ? { ...post, [counted]: count } : post]);
}

/** Returns an answer of any shape in which `change` replaces posts; the answer itself if it changes none. */
export function withPosts(data: unknown, change: (post: Post) => Post): unknown {
  let isChanged = false;
  const result = changed(data, (post) => {
    const now = change(post);
    isChanged ||= now !== post;
    return [now];
  });
  return isChanged ? result : data;
}

/** Function that returns the posts that replace a post. */
type ReplacePost = (post: Post) => readonly Post[];

function replacing(posts: readonly Post[]): ReplacePost {
  const by = new Map(posts.map((post) => [post._id, post]));
  return (post) => [by.get(post._id) ?? post];
}

function patchLists(client: QueryClient, change: ReplacePost): void {
  client.setQueriesData({ queryKey: ['feed'] }, (data: unknown) => changed(data, change));
}

/** Returns an answer of any shape, with some of its posts replaced. */
function changed(data: unknown, change: ReplacePost): unknown {
  if (Array.isArray(data)) return data.flatMap((one: unknown): readonly unknown[] => (isPost(one) ? change(one) : [changed(one, change)]));
  if (isPost(data)) return change(data)[0] ?? data;
  return isRecord(data) ? Object.fromEntries(Object.entries(data).map(([name, part]) => [name, changed(part, change)])) : data;
}

const isPost = (data: unknown): data is Post => isRecord(data) && typeof data._id === 'string' && (isRecord(data.image) || isRecord(data.video));
