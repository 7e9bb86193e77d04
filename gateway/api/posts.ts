import { Refusal } from '@kloak/platform/errors.ts';
import type { Received, Sent } from '@kloak/platform/rpc.ts';
import {
  deleteImageByProfile,
  deleteOneVideo,
  downloadPost,
  findMediaByFamily,
  friendVideos,
  imagePostById,
  latestVideos,
  updateOneImage,
  updateOneVideo,
  videoPostById,
} from '@kloak/proto/api/posts.ts';
import { present } from '../present.ts';
import { paginate } from './paginate.ts';
import { postOf, urlOf } from './post-shape.ts';
import { type Route, route } from './route.ts';
import { profileOf } from './shapes.ts';

type FeedMember = Received<'media.ListFamilyFeed'>['members'][number];

/** Where a relative stands in the feed: by the newest post. */
const placeOf = ({ posts, profile }: FeedMember) => `${posts[0]?.createdAt ?? ''} ${profile?.id ?? ''}`;

type DeletedFiles = { fileNames?: { Key: string }[] | undefined; filePath?: string | undefined } & Pick<Sent<'media.DeleteItem'>, 'fileSize' | 'thumbSize'>;

/** A post and its item are one thing. Refuses: 403 a post that is another's. */
function deletionOf(item: string, { fileNames = [], filePath = '', fileSize, thumbSize, postId = item }: DeletedFiles & { postId?: string | undefined }) {
  if (postId !== item) throw new Refusal('forbidden', 'not-yours', 'This post is of another item.');
  const keys = [...fileNames.map(({ Key }) => Key), filePath].filter((key) => key !== '');
  return { item, keys, fileSize, thumbSize };
}

const updated = ({ post }: Received<'media.ChangeDetails'>, { account }: { account: string }) => ({ updatedPost: postOf(present(post), account) });

export const posts: readonly Route[] = [
  route(findMediaByFamily, {
    rpc: 'media.ListFamilyFeed',
    limit: 'read',
    toRequest: () => ({}),
    toAnswer: ({ members }, { body, account }) => {
      const { entries, next } = paginate(members, placeOf, body.paging);
      const profiles = entries.map(({ profile, posts }) => ({ ...profileOf(present(profile)), posts: posts.map((post) => postOf(post, account)) }));
      return { profiles, total: members.length, next };
    },
  }),
  route(imagePostById, {
    rpc: 'media.GetPost',
    limit: 'read',
    toRequest: ({ body }) => ({ item: body.imageId }),
    toAnswer: ({ post }, { account }) => ({ post: postOf(present(post), account) }),
  }),
  route(videoPostById, {
    rpc: 'media.GetPost',
    limit: 'read',
    toRequest: ({ body }) => ({ item: body.videoId }),
    toAnswer: ({ post }, { account }) => ({ post: postOf(present(post), account) }),
  }),
  route(latestVideos, {
    rpc: 'media.ListLatestVideos',
    limit: 'read',
    toRequest: ({ body: { paging } }) => paging,
    toAnswer: ({ posts, next }, { account }) => ({ videos: posts.map((post) => postOf(post, account)), next }),
  }),
  route(friendVideos, {
    rpc: 'media.ListLatestVideos',
    limit: 'read',
    toRequest: ({ body: { paging } }) => paging,
    toAnswer: ({ posts, total, next }, { account }) => {
      const videos = posts.flatMap((post) => postOf(post, account).video ?? []);
      return { videos: videos.map((video) => ({ ...video, thumbnail: video.thumbNail })), total, next };
    },
  }),
  route(downloadPost, {
    rpc: 'media.DownloadOriginal',
    limit: 'read',
    toRequest: ({ body }) => ({ key: body.fileKey }),
    toAnswer: ({ key }) => ({ fileUrl: `${urlOf(key)}?download` }),
  }),
  route(updateOneImage, {
    rpc: 'media.ChangeDetails',
    limit: 'write',
    toRequest: ({ body: { imageId, description, privacy } }) => ({ item: imageId, description, privacy }),
    toAnswer: updated,
    narrowsAccess: true,
  }),
  route(updateOneVideo, {
    rpc: 'media.ChangeDetails',
    limit: 'write',
    toRequest: ({ body: { videoId, title, description, privacy } }) => ({ item: videoId, title, description, privacy }),
    toAnswer: updated,
    narrowsAccess: true,
  }),
  route(deleteImageByProfile, {
    rpc: 'media.DeleteItem',
    limit: 'write',
    toRequest: ({ body: { imageId, ...files } }) => deletionOf(imageId, files),
    toAnswer: () => ({}),
    narrowsAccess: true,
  }),
  route(deleteOneVideo, {
    rpc: 'media.DeleteItem',
    limit: 'write',
    toRequest: ({ body: { videoId, ...files } }) => deletionOf(videoId, files),
    toAnswer: () => ({}),
    narrowsAccess: true,
  }),
];
