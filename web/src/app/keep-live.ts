import type { ChangingThing } from '@kloak/proto/rules/pushes/changes.ts';
import type { QueryClient } from '@tanstack/react-query';
import { noteMessage, noteRead } from '../features/chat/unread-query.ts';
import { noteComments } from '../features/comments/note-comments.ts';
import { noteHearts, notePostHearts } from '../features/hearts/note-hearts.ts';
import { retryNow } from '../lib/connectivity.ts';
import { noteArchive } from '../live/archive-progress.ts';
import { emitMessage } from '../live/chat-message-bus.ts';
import { emitSign } from '../live/chat-presence.ts';
import { setLate } from '../live/lateness.ts';
import { type OpenLive, openSocket } from '../live/live.ts';
import { refetchSoon } from '../live/refetch-soon.ts';
import { noteConversion } from '../posts/conversion.ts';
import { isDeleted } from '../posts/deletion.ts';
import { authQuery } from '../session/session.ts';

/** Further keys that a change invalidates, as prefixes. A new or lost connection changes which posts a member may see, and to whom they may write. */
const touches: Readonly<Partial<Record<ChangingThing, readonly (readonly [ChangingThing, ...string[]])[]>>> = {
  // Sharing is mutual: what a member shares decides what they see of others.
  'chat-settings': [['conversation']],
  // Only connected members see each other's messages in a room of two.
  connections: [['feed'], ['item'], ['rooms'], ['conversation']],
  profile: [['connections'], ['feed'], ['rooms']],
  // The group's card shows its newest post.
  group: [['groups', 'mine']],
  // A push about several posts does not name them, so the whole group is refetched.
  groupPost: [['group']],
};

/** Lists that have pushes of their own, which may be missed together with these. */
const pushedApart: Readonly<Partial<Record<ChangingThing, ChangingThing>>> = { rooms: 'conversation' };

/**
 * Changes that come with each of many photographs, so their refetches are throttled. A named item, and anything that a member changed by hand, is
 * refetched at once.
 */
const changesOften: readonly ChangingThing[] = ['feed', 'item', 'notifications', 'usage'];

/** Small lists that somebody waits for, refetched while the live connection is down. The library would be too large for that. */
const askedUnheard: readonly ChangingThing[] = ['conversation', 'rooms', 'notifications', 'connections'];

/** Refetch of everything that waits for the return of the network. */
type Returning = { readonly refetch: () => void; readonly cancel: () => void };

type LiveOptions = { readonly client: QueryClient; readonly userId: string; readonly returning: Returning; readonly openLive: OpenLive | undefined };

/** Keeps one live connection open for a member, and refetches queries that a push names. Returns a function that ends it. [Note: query keys] */
export function keepLive({ client, userId, returning, openLive = openSocket }: LiveOptions): () => void {
  const refetchAll = (what: ChangingThing) => {
    for (const queryKey of [[what], ...(touches[what] ?? [])]) void client.invalidateQueries({ queryKey });
  };
  const refetchMissed = (missed: readonly ChangingThing[]) => {
    returning.cancel();
    // Requests that failed without a network say nothing about missed changes.
    void client.invalidateQueries({ predicate: ({ state }) => state.status === 'error' || state.isInvalidated });
    for (const what of missed) {
      refetchAll(what);
      if (pushedApart[what]) void client.invalidateQueries({ queryKey: [pushedApart[what]] });
    }
  };
  const refetchLater = refetchSoon(client);
  const close = openLive(
    {
      changed: ({ what, id, edit, hearts, comments }) => {
        const one = what === 'item' ? id : undefined;
        if (one !== undefined && isDeleted(client, one)) return;
        if (id !== undefined && hearts) (what === 'item' ? noteHearts : notePostHearts)(client, id, userId, hearts);
        if (id !== undefined && comments) noteComments(client, { kind: what === 'item' ? what : 'groupPost', id }, userId, comments);
        if (hearts || comments) return;
        if (one !== undefined) void client.invalidateQueries({ queryKey: [what, one] });
        else if (changesOften.includes(what) && !edit) refetchLater([what]);
        else refetchAll(what);
      },
      converting: (id, percent) => noteConversion(client, id, percent),
      archived: (told) => noteArchive(client, told),
      said: (said) => {
        noteMessage(client, userId, said);
        emitMessage(said);
      },
      read: (read) => noteRead(client, userId, read),
      signed: emitSign,
      connected: () => {
        setLate(false);
        retryNow();
      },
      missed: (what) => (what ? refetchMissed(what) : returning.refetch()),
      lost: () => void client.invalidateQueries({ queryKey: authQuery.queryKey }),
      unheard: () => {
        setLate(true);
        for (const what of askedUnheard) void client.invalidateQueries({ queryKey: [what] });
      },
    },
    userId,
  );
  return () => {
    setLate(false);
    close();
  };
}
