import type { Album } from '@kloak/proto/api/types.ts';
import { isShared, type Privacy } from '@kloak/proto/rules/privacy.ts';
import { type InfiniteData, infiniteQueryOptions, mutationOptions, type QueryClient } from '@tanstack/react-query';
import { mutate, query } from '../../lib/api.ts';
import { entriesOf, growingList, type ListPage } from '../../lib/growing-list.ts';
import { memberTexts } from '../../lib/member-texts.ts';
import { toast } from '../../lib/toasts.ts';
import { albumsTexts as t } from './texts.ts';

/** Page size of an album's list. */
const postsPerPage = 24;

/** Returns an album with its posts that the caller may see, the oldest first. */
export function albumQuery(albumId: string, me: string) {
  return infiniteQueryOptions({
    queryKey: ['feed', 'album', albumId, me],
    ...growingList(postsPerPage, async (part) => {
      const { posts, album, next } = await query('POST /api/post/posts-by-album', { albumId, profileId: me, ...part });
      return { entries: posts, about: album, next };
    }),
    select: (list) => ({ album: list.pages.at(-1)?.about, posts: entriesOf(list) }),
  });
}

/** Refetches lists and cards that show albums. */
const refetch = (client: QueryClient, ...more: readonly string[]) =>
  Promise.all(['feed', ...more].map((changed) => client.invalidateQueries({ queryKey: [changed] })));

type AlbumChange = { readonly name: string; readonly description: string; readonly privacy: Privacy; readonly alsoItems: boolean };

export function changeAlbumMutation(client: QueryClient, { _id, privacy: before, sharedCount }: Album) {
  return mutationOptions({
    mutationFn: (change: AlbumChange) => mutate('POST /api/image/updateAlbum', { albumId: _id, ...change }),
    onSuccess: (_answer, { alsoItems, privacy }) => {
      const stillSeen = isShared(before) && !isShared(privacy) && !alsoItems ? sharedCount : 0;
      toast(memberTexts.saved, 'good', stillSeen > 0 ? { detail: t.stay.seen(stillSeen) } : {});
      return refetch(client, ...(alsoItems ? ['item'] : []));
    },
  });
}

/** Not refetched here: the album's page is left first. */
export function deleteAlbumMutation({ _id }: Album, me: string) {
  return mutationOptions({ mutationFn: (alsoItems: boolean) => mutate('POST /api/image/deleteAlbumById', { albumId: _id, profileId: me, alsoItems }) });
}

/** Removes a deleted album from every list, and its posts as well if they were deleted. */
export function forgetAlbum(client: QueryClient, { _id }: Album, alsoItems: boolean): void {
  client.setQueriesData<InfiniteData<ListPage<Album, undefined>>>(
    { queryKey: ['feed', 'albums'] },
    (list) => list && { ...list, pages: list.pages.map((page) => ({ ...page, entries: page.entries.filter((album) => album._id !== _id) })) },
  );
  client.removeQueries({ queryKey: ['feed', 'album', _id], type: 'inactive' });
  void refetch(client, 'item', ...(alsoItems ? ['usage'] : []));
}

/** Removes posts from an album. `onRemoved` is called with their ids before they leave the list. */
export function removeFromAlbumMutation(client: QueryClient, albumId: string, me: string, onRemoved: (posts: readonly string[]) => void) {
  return mutationOptions({
    mutationFn: (posts: readonly string[]) => mutate('POST /api/image/remove-from-album', { albumId, posts: [...posts], profileId: me }),
    onSuccess: (_answer, posts) => {
      onRemoved(posts);
      toast(t.removed(posts.length));
      return refetch(client, 'item');
    },
  });
}

export function chooseCoverMutation(client: QueryClient, { _id }: Album, me: string) {
  return mutationOptions({
    mutationFn: (post: string) => mutate('POST /api/image/choose-album-cover', { albumId: _id, postId: post, profileId: me }),
    onSuccess: () => {
      toast(t.covered);
      return refetch(client);
    },
  });
}
