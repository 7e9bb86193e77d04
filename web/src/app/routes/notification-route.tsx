import { useIsFetching } from '@tanstack/react-query';
import { ConnectionRequests } from '../../features/families/connection-requests.tsx';
import { AnswerMembership } from '../../features/groups/answer-membership.tsx';
import { OpenGroupInvites } from '../../features/groups/group-invites.tsx';
import { NotificationsPage } from '../../features/notifications/notifications-page.tsx';
import { usePendingCount } from '../use-pending-count.ts';

/** Notifications page: requests and invites first, then all other news. */
export function NotificationRoute() {
  const waiting = usePendingCount();
  // Queries that failed once do not delay the list.
  const asked = useIsFetching({
    predicate: ({ queryKey: [what], state }) => (what === 'connections' || what === 'groups') && state.fetchFailureCount === 0,
  });
  const requests = (
    <>
      <ConnectionRequests />
      <OpenGroupInvites />
    </>
  );
  return (
    <NotificationsPage
      requests={requests}
      waiting={waiting}
      isAsked={asked > 0}
      acts={({ kind, group, profiles: [person] }) => kind === 'GROUP_REQUESTS' && group && person && <AnswerMembership groupId={group._id} person={person} />}
    />
  );
}
