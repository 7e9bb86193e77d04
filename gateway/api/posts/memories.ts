import { hideMemory, onThisDay } from '@kloak/proto/api/memories.ts';
import { type Route, route } from '../route.ts';
import { postOf } from './post-shape.ts';

export const memories: readonly Route[] = [
  route(onThisDay, {
    rpc: 'media.ListMemories',
    limit: 'read',
    toRequest: ({ body: { day } }) => ({ day }),
    toAnswer: ({ years }, { account }) => ({ years: years.map(({ posts, ...year }) => ({ ...year, posts: posts.map((post) => postOf(post, account)) })) }),
  }),
  route(hideMemory, {
    rpc: 'media.HideMemory',
    limit: 'write',
    toRequest: ({ body: { profileId: _, ...hidden } }) => hidden,
    toAnswer: () => ({}),
  }),
];
