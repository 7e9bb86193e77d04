import { PostComments } from '../../features/comments/post-comments.tsx';
import { GroupPage } from '../../features/groups/group-page.tsx';
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
