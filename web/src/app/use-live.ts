import type { ChangingThing } from '@kloak/proto/rules/changes.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { retryNow } from '../lib/connectivity.ts';
import { noteConversion } from '../lib/conversion.ts';
import type { OpenLive } from '../lib/live.ts';
import { isDeleted } from '../lib/patch-posts.ts';
import { refetchSoon } from '../lib/refetch-soon.ts';
import { authQuery, userIdOf } from '../lib/session.ts';

/** What else a change touches: a new or lost connection changes what one may see. */
const touches: Readonly<Partial<Record<ChangingThing, readonly ChangingThing[]>>> = { connections: ['feed', 'item'], profile: ['connections', 'feed'] };

/** What changes with each of many photographs. One item that is named is fetched at once. */
const changesOften: readonly ChangingThing[] = ['feed', 'item', 'usage'];

/** Keeps one connection open while somebody is signed in, and refetches what a push names. [Note: query keys] */
export function useLive(openLive: OpenLive): void {
  const client = useQueryClient();
  const { data: userId } = useQuery({ ...authQuery, select: userIdOf });
  useEffect(() => {
    if (!userId) return;
    const refetchLater = refetchSoon(client);
    return openLive({
      changed: (what, id) => {
        const one = what === 'item' ? id : undefined;
        if (one !== undefined && isDeleted(client, one)) return;
        if (one !== undefined) void client.invalidateQueries({ queryKey: [what, one] });
        else if (changesOften.includes(what)) refetchLater([what]);
        else void client.invalidateQueries({ queryKey: [what] });
        for (const other of touches[what] ?? []) void client.invalidateQueries({ queryKey: [other] });
      },
      converting: (id, percent) => noteConversion(client, id, percent),
      connected: () => {
        retryNow();
        // Pushes may have been missed: what is shown is fetched again, everything else when it is shown next.
        void client.invalidateQueries();
      },
      lost: () => void client.invalidateQueries({ queryKey: authQuery.queryKey }),
    });
  }, [client, openLive, userId]);
}
