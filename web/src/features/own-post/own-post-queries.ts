import type { Post } from '@kloak/proto/api/types.ts';
import { type Privacy, privacyLabels } from '@kloak/proto/rules/privacy.ts';
import type { Category } from '@kloak/proto/rules/text/categories.ts';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { mutate } from '../../lib/api.ts';
import { memberTexts } from '../../lib/member-texts.ts';
import { toast } from '../../lib/toasts.ts';
import { sendOrKeep } from '../../outbox/send-or-keep.ts';
import { waitingTexts } from '../../outbox/texts.ts';
import { patchPost, patchPosts } from '../../posts/data/patch-posts.ts';
import { deletionKey } from '../../posts/deletion.ts';
import { itemOf } from '../../posts/item.ts';
import { ownPostTexts as t } from './texts.ts';

type PostChange = { readonly title: string; readonly description: string; readonly privacy: Privacy; readonly category: Category };

/**
 * Edits a post, which every list then shows. Title and description wait if the server cannot be reached. Another privacy or category does not: it would
 * change who sees the post at a moment that nobody chose.
 */
export function changeMutation(client: QueryClient, post: Post, me: string) {
  const { _id, video } = post;
  const before = itemOf(post);
  return mutationOptions({
    mutationFn: async ({ title, description, privacy, category }: PostChange) => {
      const isCaption = privacy === before?.privacy && (!video || category === video.category);
      const staleKeys = [['feed'], ['item', _id]];
      const act = { me, change: { kind: 'caption', of: _id, title, description }, staleKeys } as const;
      const words = { title, description, privacy, privacyStays: true } as const;
      if (isCaption && video) return (await sendOrKeep(client, { ...act, name: 'POST /api/video/updateOneVideo' }, { videoId: _id, ...words }))?.updatedPost;
      if (isCaption) return (await sendOrKeep(client, { ...act, name: 'POST /api/image/updateOneImage' }, { imageId: _id, ...words }))?.updatedPost;
      const { updatedPost } = video
        ? await mutate('POST /api/video/updateOneVideo', { videoId: _id, title, description, privacy, category })
        : await mutate('POST /api/image/updateOneImage', { imageId: _id, title, description, privacy });
      return updatedPost;
    },
    onSuccess: (saved) => {
      if (saved) patchPost(client, saved);
      toast(saved ? memberTexts.saved : waitingTexts.waits);
    },
  });
}

/** Changes the privacy of posts in one call. A message names those that stay unchanged, and why. `onChanged` is called with the ids of the others. */
export function changePrivacyMutation(client: QueryClient, posts: readonly string[], me: string, onChanged: (ids: readonly string[]) => void) {
  return mutationOptions({
    mutationFn: (privacy: Privacy) => mutate('POST /api/post/change-privacy', { posts: [...posts], privacy, profileId: me }),
    onSuccess: ({ updatedPosts, refused }, privacy) => {
      patchPosts(client, updatedPosts);
      if (updatedPosts.length > 0) toast(t.privacyChanged(updatedPosts.length, privacyLabels[privacy]));
      const reasons = new Set(refused.map(({ message }) => message));
      if (refused.length > 0) toast(t.privacyNotChanged(refused.length, [...reasons].join(' ')), 'bad');
      onChanged(updatedPosts.map(({ _id }) => _id));
    },
  });
}

/** Adds posts to the album of this name; a new album gets the given privacy. `open` opens the album with this id. */
export function addToAlbumMutation(client: QueryClient, posts: readonly string[], me: string, open: (album: string) => void) {
  return mutationOptions({
    mutationFn: ({ name, privacy }: { readonly name: string; readonly privacy: Privacy }) =>
      mutate('POST /api/image/add-to-album', { album: name, posts: [...posts], privacy, profileId: me }),
    onSuccess: ({ album }) => {
      toast(t.addedToAlbum(posts.length, album.name), 'good', { act: { label: t.openAlbum, run: () => open(album._id) } });
      for (const queryKey of [['feed'], ...posts.map((id) => ['item', id])]) void client.invalidateQueries({ queryKey });
    },
  });
}

/** Moves a post to the trash, with its files that the page knows. */
export function deleteMutation(post: Post, me: string) {
  return mutationOptions({
    mutationKey: deletionKey(post._id),
    mutationFn: async (): Promise<unknown> => {
      const { _id, video } = post;
      const item = itemOf(post);
      const files = item && {
        fileNames: [{ Key: item.key }, { Key: item.thumbName }],
        filePath: item.filePath,
        fileSize: item.fileSize,
        thumbSize: item.thumbSize,
      };
      const named = { ...files, postId: _id, profileId: me };
      return video
        ? mutate('POST /api/video/deleteOneVideo', { videoId: _id, ...named })
        : mutate('POST /api/image/deleteImageByProfile', { imageId: _id, ...named });
    },
  });
}
