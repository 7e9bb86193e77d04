import type { ResponseOf } from '@kloak/platform/rpc.ts';
import {
  addToAlbum,
  albumByProfile,
  chooseAlbumCover,
  deleteAlbumById,
  imagesByAlbum,
  myAlbums,
  postsByAlbum,
  removeFromAlbum,
  updateAlbum,
} from '@kloak/proto/api/albums.ts';
import { assertPresent } from '../../http/assert-present.ts';
import { postOf } from '../posts/post-shape.ts';
import { type Route, route } from '../route.ts';
import { albumOf, type ReceivedAlbum } from './album-shape.ts';

const listed = ({ albums, total, next }: ResponseOf<'media.ListAlbums'>, { account }: { account: string }) => ({
  albums: albums.map((album) => albumOf(album, account)),
  total,
  next,
});
const changed = ({ album }: { album: ReceivedAlbum | null }, { account }: { account: string }) => ({ album: albumOf(assertPresent(album), account) });

export const albums: readonly Route[] = [
  route(myAlbums, {
    rpc: 'media.ListAlbums',
    limit: 'read',
    toRequest: ({ body }) => body.paging,
    toAnswer: listed,
  }),
  route(albumByProfile, {
    rpc: 'media.ListAlbums',
    limit: 'read',
    toRequest: ({ body: { profileId, paging } }) => ({ owner: profileId, ...paging }),
    toAnswer: listed,
  }),
  route(postsByAlbum, {
    rpc: 'media.ListAlbumPosts',
    limit: 'read',
    toRequest: ({ body: { albumId, paging } }) => ({ album: albumId, ...paging }),
    toAnswer: ({ album, posts, total, next }, { account }) => ({
      album: albumOf(assertPresent(album), account),
      posts: posts.map((post) => postOf(post, account)),
      total,
      next,
    }),
  }),
  route(imagesByAlbum, {
    rpc: 'media.ListAlbumPosts',
    limit: 'read',
    toRequest: ({ body: { albumId, paging } }) => ({ album: albumId, kind: 'IMAGE' as const, ...paging }),
    toAnswer: ({ posts, total, next }, { account }) => ({ imageList: posts.flatMap((post) => postOf(post, account).image ?? []), total, next }),
  }),
  route(addToAlbum, {
    rpc: 'media.AddToAlbum',
    limit: 'write',
    toRequest: ({ body: { albumId, album, posts, privacy } }) => ({ album: albumId, named: album, items: posts, privacy }),
    toAnswer: changed,
  }),
  route(removeFromAlbum, {
    rpc: 'media.RemoveFromAlbum',
    limit: 'write',
    toRequest: ({ body: { albumId, posts } }) => ({ album: albumId, items: posts }),
    toAnswer: changed,
  }),
  route(chooseAlbumCover, {
    rpc: 'media.ChooseAlbumCover',
    limit: 'write',
    toRequest: ({ body: { albumId, postId } }) => ({ album: albumId, item: postId }),
    toAnswer: changed,
  }),
  route(updateAlbum, {
    rpc: 'media.ChangeAlbum',
    limit: 'write',
    toRequest: ({ body: { albumId, name, description, privacy, alsoItems } }) => ({ album: albumId, name, description, privacy, alsoItems }),
    toAnswer: ({ album }, { account }) => ({ updatedAlbum: albumOf(assertPresent(album), account) }),
  }),
  route(deleteAlbumById, {
    rpc: 'media.DeleteAlbum',
    limit: 'write',
    toRequest: ({ body: { albumId, alsoItems } }) => ({ album: albumId, alsoItems }),
  }),
];
