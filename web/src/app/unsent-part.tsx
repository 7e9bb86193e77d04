import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { useUnsentActs } from '../outbox/waiting.ts';
import { useMe } from '../session/session.ts';
import { LazyPart, lazyPart } from '../ui/lazy-part.tsx';
import { runOutbox } from './run-outbox.ts';

const refusedActs = lazyPart(async () => (await import('../outbox/refused-acts.tsx')).RefusedActs);

/** Sends acts that wait for the network, and shows those that the server refused. */
export function UnsentPart() {
  const { id: me } = useMe();
  const client = useQueryClient();
  useEffect(() => (me === '' ? undefined : runOutbox(client, me)), [client, me]);
  const refused = useUnsentActs().filter((act) => act.refused !== undefined);
  return <Suspense fallback={null}>{refused.length > 0 && <LazyPart part={refusedActs} props={{ acts: refused }} />}</Suspense>;
}
