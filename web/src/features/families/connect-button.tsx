import type { Connections, Profile } from '@kloak/proto/api/types.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '../../lib/toasts.ts';
import { useMe } from '../../session/session.ts';
import { Button } from '../../ui/button.tsx';
import { connectionMutation } from './change-connections.ts';
import { connectionFailure } from './failure-text.ts';
import { familiesTexts as t } from './texts.ts';

/** Button that sends a request to connect. If that is impossible, `connectNote` gives the reason. */
export function ConnectButton({ profile, connections }: { readonly profile: Profile; readonly connections: Connections }) {
  const client = useQueryClient();
  const me = useMe();
  const connect = useMutation({
    ...connectionMutation(client, me.id),
    onSettled: (answer, error) => {
      if (error) toast(connectionFailure(error), 'bad');
      // The other member may have sent or withdrawn a request since the lists were fetched.
      else toast(answer && isIn(answer.friends, profile) ? t.connected(profile.username) : t.sent);
    },
  });
  return (
    <Button
      needsServer
      spent={reason(profile, connections, me.id) !== undefined}
      busy={connect.isPending && t.connect}
      onClick={() => connect.mutate({ kind: 'request', other: profile })}
    >
      {t.connect}
    </Button>
  );
}

/** Note beside the button: a reason why connecting is impossible, or that the other member already sent a request. */
export function connectNote(profile: Profile, connections: Connections, me: string): string | undefined {
  return reason(profile, connections, me) ?? (isIn(connections.pending, profile) ? t.isPending : undefined);
}

/** Reason why connecting is impossible. */
function reason(profile: Profile, connections: Connections, me: string): string | undefined {
  if (profile._id === me) return t.isYou;
  if (isIn(connections.friends, profile)) return t.isFriend;
  if (isIn(connections.blocked ?? [], profile)) return t.isBlocked;
  return isIn(connections.requested, profile) ? t.isRequested : undefined;
}

const isIn = (list: readonly Profile[], { _id }: Profile) => list.some((other) => other._id === _id);
