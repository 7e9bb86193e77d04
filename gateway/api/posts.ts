import { z } from 'zod';
import { id, me, pageOf, paging, storageKey } from './fields.ts';
import { paginate } from './paginate.ts';
import { postOf, urlOf } from './post-shape.ts';
import { type Route, route } from './route.ts';
import { present, profileOf } from './shapes.ts';

export const posts: Route[] = [
  route({
    method: 'POST',
    path: '/api/profile/find-media-byfamily',
    who: 'signed-in',
    summary: 'Relatives by their newest post, each with at most 4.',
    limit: 'read',
    input: z.object({ profileId: me, ...paging }),
    rpc: (clients) => clients.media.ListFamilyFeed,
    to: () => ({}),
    from: ({ members }, { me: viewer, fields }) => {
      const newest = (member: (typeof members)[number]) => `${member.posts[0]?.createdAt ?? ''} ${member.profile?.id ?? ''}`;
      const { entries, next } = paginate(members, newest, pageOf(fields, 100));
      const profiles = entries.map((member) => ({ ...profileOf(present(member.profile)), posts: member.posts.map((post) => postOf(post, viewer)) }));
      return { profiles, total: members.length, ...(next === undefined ? {} : { next }) };
    },
  }),
  route({
    method: 'POST',
    path: '/api/post/image-post-byid',
    who: 'signed-in',
    summary: 'One post with its image.',
    limit: 'read',
    input: z.object({ imageId: id, profileId: me }),
    rpc: (clients) => clients.media.GetPost,
    to: ({ fields: { imageId } }) => ({ item: imageId }),
    from: ({ post }, { me: viewer }) => ({ post: postOf(present(post), viewer) }),
  }),
  route({
    method: 'POST',
    path: '/api/post/download-post',
    who: 'signed-in',
    summary: 'Where the owner can fetch the original, byte for byte, under the name it had.',
    limit: 'read',
    input: z.object({ fileKey: storageKey }),
    rpc: (clients) => clients.media.DownloadOriginal,
    to: ({ fields: { fileKey } }) => ({ key: fileKey }),
    from: ({ key }) => ({ fileUrl: `${urlOf(key)}?download` }),
  }),
];
