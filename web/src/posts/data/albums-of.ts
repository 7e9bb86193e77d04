import { infiniteQueryOptions } from '@tanstack/react-query';
import { query } from '../../lib/api.ts';
import { entriesOf, growingList } from '../../lib/growing-list.ts';
import { albumsPerPage } from './first-pages.ts';

/** Returns a member's albums that the caller may see, the newest first. The key begins with `feed`, since the same pushes invalidate it. */
export function albumsQuery(owner: string, me: string) {
  return infiniteQueryOptions({
    queryKey: ['feed', 'albums', owner, me],
    ...growingList(albumsPerPage, async (part) => {
      const asked = { profileId: owner, ...part };
      const { albums, next } = await (owner === me ? query('POST /api/image/my-albums', asked) : query('POST /api/image/album-by-profile', asked));
      return { entries: albums, about: undefined, next };
    }),
    select: entriesOf,
  });
}
