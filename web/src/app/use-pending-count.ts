import { useInviteCount } from '../features/groups/invite-count.ts';
import { usePending } from '../people/connections-queries.ts';

/** Returns the number of requests and group invites that wait for the member's answer; undefined until it is known. */
export function usePendingCount(): number | undefined {
  const pending = usePending();
  const invites = useInviteCount();
  return pending === undefined || invites === undefined ? undefined : pending + invites;
}
