import type { ResponseOf } from '@kloak/platform/rpc.ts';
import { profileMarkSeen, profileStories, profileStory } from '@kloak/proto/api/stories.ts';
import type { Story } from '@kloak/proto/api/types.ts';
import { assertPresent } from '../../http/assert-present.ts';
import { type Route, route } from '../route.ts';
import { profileOf } from '../shapes.ts';
import { postOf } from './post-shape.ts';

type ReceivedStory = ResponseOf<'media.ListStories'>['stories'][number];

function storyOf({ id, writer, count, unseen, firstAt, lastAt, albums, posts }: ReceivedStory, viewer: string): Story {
  return {
    _id: id,
    writer: profileOf(assertPresent(writer)),
    count,
    unseen,
    firstAt,
    lastAt,
    albums: albums.map((album) => ({ _id: album.id, name: album.name })),
    posts: posts.map((post) => postOf(post, viewer)),
  };
}

export const stories: readonly Route[] = [
  route(profileStories, {
    rpc: 'media.ListStories',
    limit: 'read',
    toRequest: ({ body }) => body.paging,
    toAnswer: (listed, { account }) => ({ stories: listed.stories.map((story) => storyOf(story, account)), next: listed.next }),
  }),
  route(profileStory, {
    rpc: 'media.GetStory',
    limit: 'read',
    toRequest: ({ body: { storyId, paging } }) => ({ story: storyId, ...paging }),
    toAnswer: ({ story, posts, total, next }, { account }) => ({
      story: storyOf(assertPresent(story), account),
      posts: posts.map((post) => postOf(post, account)),
      total,
      next,
    }),
  }),
  route(profileMarkSeen, {
    rpc: 'media.MarkSeen',
    limit: 'write',
    toRequest: ({ body: { storyId, posts } }) => ({ story: storyId, items: posts }),
    toAnswer: ({ unseen }) => ({ unseen }),
  }),
];
