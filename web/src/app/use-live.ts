import type { ChangingThing } from '@kloak/proto/rules/pushes/changes.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { noteRead, noteSaid } from '../features/chat/unread-query.ts';
import { noteComments } from '../features/comments/note-comments.ts';
import { noteHearts, notePostHearts } from '../features/hearts/note-hearts.ts';
import { retryNow } from '../lib/connectivity.ts';
import { noteArchive } from '../live/archive-progress.ts';
import { tellSaid } from '../live/chat-message-bus.ts';
import { tellSign } from '../live/chat-presence.ts';
import { setLate } from '../live/lateness.ts';
import type { OpenLive } from '../live/live.ts';
import { refetchSoon } from '../live/refetch-soon.ts';
import { noteConversion } from '../posts/conversion.ts';
import { isDeleted } from '../posts/deletion.ts';
import { authQuery, userIdOf } from '../session/session.ts';

/** What else a change touches, as beginnings of keys: a new or lost connection changes what one may see, and to whom one may write. */
const touches: Readonly<Partial<Record<ChangingThing, readonly (readonly [ChangingThing, ...string[]])[]>>> = {
  // What one shows of oneself one sees of others.
  'chat-settings': [['conversation']],
  // What was sent in a room of two only those see who are connected.
  connections: [['feed'], ['item'], ['rooms'], ['conversation']],
  profile: [['connections'], ['feed'], ['rooms']],
  // What is posted to a group is new on its card.
  group: [['groups', 'mine']],
  // Of several posts it is not told which.
  groupPost: [['group']],
};

/** What pushes of their own keep up to date, where those were missed, too. */
const pushedApart: Readonly<Partial<Record<ChangingThing, ChangingThing>>> = { rooms: 'conversation' };

/** What changes with each of many photographs. One item that is named is fetched at once, and so is what somebody changed by hand. */
const changesOften: readonly ChangingThing[] = ['feed', 'item', 'notifications', 'usage'];

/** What somebody waits for, where no push brings it: small lists, unlike the library. */
const askedUnheard: readonly ChangingThing[] = ['conversation', 'rooms', 'notifications', 'connections'];

/** So long the connection may take to be there again once the browser says that it is online, in milliseconds; then what is shown is fetched without it. */
const reconnectMs = 3000;

/** Keeps one connection open while somebody is signed in, and refetches what a push names. [Note: query keys] */
export function useLive(openLive: OpenLive): void {
  const client = useQueryClient();
  const { data: userId } = useQuery({ ...authQuery, select: userIdOf });
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    // What is shown is fetched again, everything else when it is shown next.
    const refetch = () => {
      clearTimeout(waiting);
      waiting = undefined;
      void client.invalidateQueries();
    };
    const refetchAll = (what: ChangingThing) => {
      for (const queryKey of [[what], ...(touches[what] ?? [])]) void client.invalidateQueries({ queryKey });
    };
    const refetchMissed = (missed: readonly ChangingThing[]) => {
      clearTimeout(waiting);
      waiting = undefined;
      // What was asked for without a network tells nothing of what it missed.
      void client.invalidateQueries({ predicate: ({ state }) => state.status === 'error' || state.isInvalidated });
      for (const what of missed) {
        refetchAll(what);
        if (pushedApart[what]) void client.invalidateQueries({ queryKey: [pushedApart[what]] });
      }
    };
    const online = () => {
      waiting ??= setTimeout(refetch, userId ? reconnectMs : 0);
    };
    window.addEventListener('online', online);
    const refetchLater = refetchSoon(client);
    const close =
      userId &&
      openLive(
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
            noteSaid(client, userId, said);
            tellSaid(said);
          },
          read: (read) => noteRead(client, userId, read),
          signed: tellSign,
          connected: () => {
            setLate(false);
            retryNow();
          },
          missed: (what) => (what ? refetchMissed(what) : refetch()),
          lost: () => void client.invalidateQueries({ queryKey: authQuery.queryKey }),
          unheard: () => {
            setLate(true);
            for (const what of askedUnheard) void client.invalidateQueries({ queryKey: [what] });
          },
        },
        userId,
      );
    return () => {
      clearTimeout(waiting);
      window.removeEventListener('online', online);
      setLate(false);
      if (close) close();
    };
  }, [client, openLive, userId]);
}
