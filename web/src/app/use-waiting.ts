import { usePending } from '../features/families/connections-queries.ts';
import { useInviteCount } from '../features/groups/invite-count.ts';

/** How many requests and invites to groups wait for the member's answer; none while it is not known. */
export function useWaiting(): number | undefined {
  const pending = usePending();
  const invites = useInviteCount();
  return pending === undefined || invites === undefined ? undefined : pending + invites;
}
