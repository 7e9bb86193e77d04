import { queryOptions } from '@tanstack/react-query';
import { ask } from '../../lib/api.ts';
import { type Described, having, isText, listOf } from '../../lib/is.ts';
import { isPost } from '../../lib/shapes.ts';

const isMember = having({ _id: isText, username: isText, image: isText, posts: listOf(isPost) });
export type Member = Described<typeof isMember>;
const isFeed = having({ profiles: listOf(isMember) });

/** The caller's family by newest post, each with at most 4. */
export function feedQuery(me: string) {
  return queryOptions({
    queryKey: ['feed', me],
    queryFn: async () => (await ask('/profile/find-media-byfamily', isFeed, { profileId: me })).profiles.filter(({ posts }) => posts.length > 0),
  });
}
