import { PostComments } from '../../features/comments/post-comments.tsx';
import { GroupPage } from '../../features/groups/group-page.tsx';
import { PostHearts } from '../../features/hearts/post-hearts.tsx';
import { GroupLevel } from '../../features/notifications/group-level.tsx';

/** A group, with what its members are told of it, and what is said about its posts. */
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
