import type { QueryClient } from '@tanstack/react-query';
import { PostComments } from '../../features/comments/post-comments.tsx';
import { GroupPage } from '../../features/groups/group-page.tsx';
import { groupQuery } from '../../features/groups/groups-queries.ts';
import { PostHearts } from '../../features/hearts/post-hearts.tsx';
import { GroupLevel } from '../../features/notifications/group-level.tsx';

/** Page of a group, with its notification level and the comments on its posts. */
export const GroupRoute = () => (
  <GroupPage
    notices={(groupId) => <GroupLevel groupId={groupId} />}
    said={(post, isAdmin) => (
      <>
        <PostHearts post={post} />
        <PostComments post={post} moderates={isAdmin} />
      </>
    )}
  />
);

export const askGroup = (client: QueryClient, me: string, pathname: string): Promise<void> =>
  client.prefetchInfiniteQuery(groupQuery(pathname.split('/')[2] ?? '', me));
