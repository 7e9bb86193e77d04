// Albums: their items and their privacy.
import { z } from 'zod';
import { defaultPerPage, maxPerPage } from '../rules/pages.ts';
import { call } from './call.ts';
import { albumNameText, descriptionText, id, me, privacy } from './shapes/fields.ts';
import { paged, paging, partOfList } from './shapes/paging.ts';
import { album, image, post } from './shapes/shapes.ts';
import { namedAlbum } from './shapes/upload-fields.ts';

const listOfAlbums = z.strictObject({ albums: z.array(album), ...partOfList });

export const myAlbums = call({
  method: 'POST',
  path: '/api/image/my-albums',
  who: 'signed-in',
  keptOffline: true,
  summary: "Lists the caller's own albums, newest first.",
  body: z.object({ profileId: me, ...paging }).transform(paged(defaultPerPage)),
  answer: listOfAlbums,
});

export const albumByProfile = call({
  method: 'POST',
  path: '/api/image/album-by-profile',
  who: 'signed-in',
  keptOffline: true,
  summary: 'Lists the albums of a member that the caller may see, newest first; empty if not connected.',
  targets: ['profileId'],
  body: z.object({ profileId: id.describe('Id of the member.'), ...paging }).transform(paged(defaultPerPage)),
  answer: listOfAlbums,
});

export const postsByAlbum = call({
  method: 'POST',
  path: '/api/post/posts-by-album',
  who: 'signed-in',
  keptOffline: true,
  summary: 'Returns an album with the posts that the caller may see, oldest first by capture, else by publication.',
  body: z.object({ albumId: id, profileId: me, ...paging }).transform(paged(defaultPerPage)),
  answer: z.strictObject({ album, posts: z.array(post), ...partOfList }),
});

export const imagesByAlbum = call({
  method: 'POST',
  path: '/api/image/getImageByAlbum',
  who: 'signed-in',
  summary: 'Lists the images of an album that the caller may see, oldest first.',
  body: z.object({ albumId: id, ...paging }).transform(paged(defaultPerPage)),
  answer: z.strictObject({ imageList: z.array(image), ...partOfList }),
});

const ownPosts = z.array(id).max(maxPerPage);
const changed = z.strictObject({ album });

export const addToAlbum = call({
  method: 'POST',
  path: '/api/image/add-to-album',
  who: 'signed-in',
  summary: "Adds the caller's own posts to an album, by its id or its name. A new name creates an album with the given privacy, also without posts.",
  body: z.object({ albumId: id.optional(), album: namedAlbum.optional(), posts: ownPosts, privacy: privacy.optional(), profileId: me }),
  answer: changed,
});

export const removeFromAlbum = call({
  method: 'POST',
  path: '/api/image/remove-from-album',
  who: 'signed-in',
  summary: "Removes posts from the caller's own album; the posts themselves stay.",
  body: z.object({ albumId: id, posts: ownPosts, profileId: me }),
  answer: changed,
});

export const chooseAlbumCover = call({
  method: 'POST',
  path: '/api/image/choose-album-cover',
  who: 'signed-in',
  summary: "Chooses the cover of the caller's own album from its posts.",
  body: z.object({ albumId: id, postId: id, profileId: me }),
  answer: changed,
});

const alsoItems = z.boolean().optional();

export const updateAlbum = call({
  method: 'POST',
  path: '/api/image/updateAlbum',
  who: 'signed-in',
  summary: "Changes name, description and privacy of the caller's own album.",
  body: z.object({
    albumId: id,
    name: albumNameText,
    description: descriptionText.optional(),
    privacy,
    privacyLabel: z.unknown().optional().describe('Ignored: it is derived from `privacy`.'),
    alsoItems: alsoItems.describe('Gives all posts of the album its privacy as well.'),
  }),
  answer: z.strictObject({ updatedAlbum: album }),
});

export const deleteAlbumById = call({
  method: 'POST',
  path: '/api/image/deleteAlbumById',
  who: 'signed-in',
  summary: "Deletes the caller's own album; its posts stay in the library.",
  body: z.object({ albumId: id, profileId: me, alsoItems: alsoItems.describe('Deletes all posts of the album as well.') }),
  answer: z.strictObject({}),
});
