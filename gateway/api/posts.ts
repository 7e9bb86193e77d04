import type { Received } from '@kloak/platform/rpc.ts';
import { downloadPost, findMediaByFamily, imagePostById } from '@kloak/proto/api/posts.ts';
import { present } from '../present.ts';
import { paginate } from './paginate.ts';
import { postOf, urlOf } from './post-shape.ts';
import { type Route, route } from './route.ts';
import { profileOf } from './shapes.ts';

type FeedMember = Received<'media.ListFamilyFeed'>['members'][number];

/** Where a relative stands in the feed: by the newest post. */
const placeOf = ({ posts, profile }: FeedMember) => `${posts[0]?.createdAt ?? ''} ${profile?.id ?? ''}`;

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
  route(downloadPost, {
    rpc: 'media.DownloadOriginal',
    limit: 'read',
    toRequest: ({ body }) => ({ key: body.fileKey }),
    toAnswer: ({ key }) => ({ fileUrl: `${urlOf(key)}?download` }),
  }),
];
