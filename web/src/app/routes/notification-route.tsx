import { type QueryClient, useIsFetching } from '@tanstack/react-query';
import { ConnectionRequests } from '../../features/families/connection-requests.tsx';
import { AnswerMembership } from '../../features/groups/answer-membership.tsx';
import { OpenGroupInvites } from '../../features/groups/group-invites.tsx';
import { groupsQuery } from '../../features/groups/groups-queries.ts';
import { NotificationsPage } from '../../features/notifications/notifications-page.tsx';
import { notificationsQuery } from '../../features/notifications/notifications-queries.ts';
import { connectionsQuery } from '../../people/connections-queries.ts';
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

export async function askNotifications(client: QueryClient, me: string): Promise<void> {
  await Promise.all([client.prefetchInfiniteQuery(notificationsQuery(me)), client.prefetchQuery(connectionsQuery(me)), client.prefetchQuery(groupsQuery(me))]);
}
