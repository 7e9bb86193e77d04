import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { RefusedActs } from '../outbox/refused-acts.tsx';
import { useUnsentActs } from '../outbox/waiting.ts';
import { useMe } from '../session/session.ts';
import { runOutbox } from './run-outbox.ts';

/** Sends acts that wait for the network, and shows those that the server refused. */
export function UnsentPart() {
  const { id: me } = useMe();
  const client = useQueryClient();
  useEffect(() => (me === '' ? undefined : runOutbox(client, me)), [client, me]);
  const refused = useUnsentActs().filter((act) => act.refused !== undefined);
  return refused.length > 0 && <RefusedActs acts={refused} />;
}
