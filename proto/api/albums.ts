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
  summary: "The caller's own albums, newest first.",
  body: z.object({ profileId: me, ...paging }).transform(paged(defaultPerPage)),
  answer: listOfAlbums,
});

export const albumByProfile = call({
  method: 'POST',
  path: '/api/image/album-by-profile',
  who: 'signed-in',
  summary: 'The albums of a member that the caller may see, newest first; none of who is not connected.',
  targets: ['profileId'],
  body: z.object({ profileId: id.describe('The member.'), ...paging }).transform(paged(defaultPerPage)),
  answer: listOfAlbums,
});

export const postsByAlbum = call({
  method: 'POST',
  path: '/api/post/posts-by-album',
  who: 'signed-in',
  summary: 'An album with what the caller may see in it: the oldest first, by when it was taken, or else published.',
  body: z.object({ albumId: id, profileId: me, ...paging }).transform(paged(defaultPerPage)),
  answer: z.strictObject({ album, posts: z.array(post), ...partOfList }),
});

export const imagesByAlbum = call({
  method: 'POST',
  path: '/api/image/getImageByAlbum',
  who: 'signed-in',
  summary: 'The images of an album that the caller may see, the oldest first.',
  body: z.object({ albumId: id, ...paging }).transform(paged(defaultPerPage)),
  answer: z.strictObject({ imageList: z.array(image), ...partOfList }),
});

const ownPosts = z.array(id).max(maxPerPage);
const changed = z.strictObject({ album });

export const addToAlbum = call({
  method: 'POST',
  path: '/api/image/add-to-album',
  who: 'signed-in',
  summary:
    "Puts the caller's own posts into an album, by its id or its name; an album of a new name begins, with the privacy that is named, also without posts.",
  body: z.object({ albumId: id.optional(), album: namedAlbum.optional(), posts: ownPosts, privacy: privacy.optional(), profileId: me }),
  answer: changed,
});

export const removeFromAlbum = call({
  method: 'POST',
  path: '/api/image/remove-from-album',
  who: 'signed-in',
  summary: "Takes posts out of the caller's own album; the posts stay.",
  body: z.object({ albumId: id, posts: ownPosts, profileId: me }),
  answer: changed,
});

export const chooseAlbumCover = call({
  method: 'POST',
  path: '/api/image/choose-album-cover',
  who: 'signed-in',
  summary: "Chooses which of its posts stands for the caller's own album.",
  body: z.object({ albumId: id, postId: id, profileId: me }),
  answer: changed,
});

const alsoItems = z.boolean().optional();

export const updateAlbum = call({
  method: 'POST',
  path: '/api/image/updateAlbum',
  who: 'signed-in',
  summary: "Changes the name, the description and the privacy of the caller's own album.",
  body: z.object({
    albumId: id,
    name: albumNameText,
    description: descriptionText.optional(),
    privacy,
    privacyLabel: z.unknown().optional().describe('Ignored: it follows from the privacy.'),
    alsoItems: alsoItems.describe('All that is in it gets its privacy, too.'),
  }),
  answer: z.strictObject({ updatedAlbum: album }),
});

export const deleteAlbumById = call({
  method: 'POST',
  path: '/api/image/deleteAlbumById',
  who: 'signed-in',
  summary: "Deletes the caller's own album; what is in it stays in the library.",
  body: z.object({ albumId: id, profileId: me, alsoItems: alsoItems.describe('All that is in it is deleted, too.') }),
  answer: z.strictObject({}),
});
