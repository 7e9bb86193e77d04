import { Refusal } from '@kloak/platform/errors.ts';
import { oncePer } from '@kloak/platform/immutable.ts';
import type { ResponseOf } from '@kloak/platform/rpc.ts';
import {
  changePrivacy,
  changeTaken,
  deleteImageByProfile,
  deleteOneVideo,
  downloadPost,
  findMediaByFamily,
  friendVideos,
  imagePostById,
  latestVideos,
  turnPosts,
  undoChange,
  updateOneImage,
  updateOneVideo,
  videoPostById,
  watched,
} from '@kloak/proto/api/posts.ts';
import type { FamilyMember, Post } from '@kloak/proto/api/types.ts';
import { principalOf } from '../../caller/auth-result.ts';
import { assertPresent } from '../../http/assert-present.ts';
import type { BodyOf } from '../incoming.ts';
import { paginate } from '../paginate.ts';
import { handlerRoute, type Route, route } from '../route.ts';
import { profileOf } from '../shapes.ts';
import { withCounts } from './item-counts.ts';
import { postOf, refusedPostOf, urlOf } from './post-shape.ts';

type FeedMember = ResponseOf<'media.ListFamilyFeed'>['members'][number];

/** Sort key of a relative in the feed: the newest post. */
const cursorOf = ({ posts, profile }: FeedMember) => `${posts[0]?.createdAt ?? ''} ${profile?.id ?? ''}`;

/** Size as JSON with the comma after it. */
const bytesOfPost = oncePer((post: Post): number => Buffer.byteLength(JSON.stringify(post)) + 1);
const bytesOfMember = (shown: FamilyMember): number =>
  shown.posts.reduce((bytes, post) => bytes + bytesOfPost(post), Buffer.byteLength(JSON.stringify({ ...shown, posts: [] })));

type Deletion = BodyOf<typeof deleteImageByProfile | typeof deleteOneVideo>;

/** A post and its item are one thing. Refuses: 403 a post that is another's. */
function deletionOf({ item, fileNames = [], filePath = '', fileSize, thumbSize, postId = item }: Deletion) {
  if (postId !== item) throw new Refusal('forbidden', 'not-yours', 'This post is of another item.');
  const keys = [...fileNames.map(({ Key }) => Key), filePath].filter((key) => key !== '');
  return { item, keys, fileSize, thumbSize };
}

const one = (call: typeof imagePostById | typeof videoPostById) =>
  route(call, {
    rpc: 'media.GetPost',
    limit: 'read',
    toAnswer: ({ post }, { account }) => ({ post: postOf(assertPresent(post), account) }),
  });
const update = (call: typeof updateOneImage | typeof updateOneVideo) =>
  route(call, {
    rpc: 'media.ChangeDetails',
    limit: 'write',
    toRequest: ({ body: { privacyLabel: _, privacyStays, privacy, ...change } }) => ({ ...change, ...(!privacyStays && { privacy }) }),
    toAnswer: ({ post }, { account }) => ({ updatedPost: postOf(assertPresent(post), account) }),
  });
const remove = (call: typeof deleteImageByProfile | typeof deleteOneVideo) =>
  route(call, {
    rpc: 'media.DeleteItem',
    limit: 'write',
    toRequest: ({ body }) => deletionOf(body),
  });

/** Answer of a change that can be undone. */
const changedPosts = ({ change, posts: changed }: ResponseOf<'media.ChangeTaken'>, { account }: { account: string }) => ({
  changeId: change,
  posts: changed.map((post) => postOf(post, account)),
});

export const posts: readonly Route[] = [
  handlerRoute(findMediaByFamily, {
    rpcs: ['media.ListFamilyFeed', 'social.ListItemCounts'],
    limit: 'read',
    async handle(_deps, { ask, auth, body }) {
      const { account } = principalOf(auth);
      const { members } = await ask('media.ListFamilyFeed', {});
      const show = ({ profile, posts }: FeedMember) => ({ ...profileOf(assertPresent(profile)), posts: posts.map((post) => postOf(post, account)) });
      const { entries: relatives, next } = paginate(members, { place: cursorOf, show, bytesOf: bytesOfMember }, body.paging);
      const counted = await withCounts(
        ask,
        relatives.flatMap(({ posts }) => posts),
      );
      const profiles = relatives.map((relative) => ({ ...relative, posts: relative.posts.map(counted) }));
      return { profiles, total: members.length, next };
    },
  }),
  one(imagePostById),
  one(videoPostById),
  route(watched, {
    rpc: 'media.NoteWatched',
    limit: 'write',
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
  update(updateOneImage),
  update(updateOneVideo),
  route(changePrivacy, {
    rpc: 'media.ChangePrivacy',
    limit: 'write',
    toRequest: ({ body: { posts: items, privacy } }) => ({ items, privacy }),
    toAnswer: ({ posts: updated, refused }, { account }) => ({
      updatedPosts: updated.map((post) => postOf(post, account)),
      refused: refused.map(refusedPostOf),
    }),
  }),
  route(changeTaken, {
    rpc: 'media.ChangeTaken',
    limit: 'write',
    toRequest: ({ body: { posts: items, taken } }) => ({ items, taken }),
    toAnswer: changedPosts,
  }),
  route(turnPosts, {
    rpc: 'media.TurnItems',
    limit: 'write',
    toRequest: ({ body: { posts: items, quarterTurns } }) => ({ items, quarterTurns }),
    toAnswer: changedPosts,
  }),
  route(undoChange, {
    rpc: 'media.UndoChange',
    limit: 'write',
    toRequest: ({ body: { changeId } }) => ({ change: changeId }),
    toAnswer: ({ posts: undone, skipped }, { account }) => ({ posts: undone.map((post) => postOf(post, account)), skipped }),
  }),
  remove(deleteImageByProfile),
  remove(deleteOneVideo),
];
