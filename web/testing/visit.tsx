import type { ChangePayload, ChangingThing } from '@kloak/proto/rules/pushes/changes.ts';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { App } from '../src/app/app.tsx';
import { dropToasts } from '../src/lib/toasts.ts';
import type { MessagePush, ReadPushFact } from '../src/live/chat-message-bus.ts';
import type { PresenceSign } from '../src/live/chat-presence.ts';
import type { OpenLive } from '../src/live/live.ts';
import type { LiveListener } from '../src/live/live-socket.ts';
import { makeQueryClient } from '../src/session/query-client.ts';
import { withCounts } from './counts.ts';
import { annaIsIn, noAlbums, noConnections } from './family.ts';
import { type Routes, serve } from './serve.ts';

/** Answers to requests that every screen of a member makes, and to those that most make. */
const defaultAnswers: Routes = {
  'GET /api/users/auth': annaIsIn,
  'GET /api/connection/all/{profileId}': noConnections,
  'POST /api/users/seen-help': {},
  'POST /api/chatbox/check-notifications': { notifications: [] },
  'POST /api/chatbox/settings': { receipts: false, typing: false },
  'POST /api/groups/group-invite-count': { count: 0 },
  'POST /api/notification/unread': { unread: false },
  'POST /api/post/allposts-by-id': { posts: [], total: 0 },
  'POST /api/profile/stories': { stories: [] },
  'POST /api/profile/mark-seen': { unseen: 0 },
  'POST /api/library/on-this-day': { years: [] },
  'POST /api/like/getLikes': { likes: [], total: 0 },
  'POST /api/like/getDislikes': { dislikes: [] },
  'POST /api/image/my-albums': noAlbums,
  'POST /api/image/album-by-profile': noAlbums,
};

/** Opens the whole app at an address, with the server's answers and a live connection for pushes. */
export function visit(address: string, answers: Routes = {}) {
  dropToasts();
  const server = serve(withCounts({ ...defaultAnswers, ...answers }));
  const listeners = new Set<LiveListener>();
  const openLive: OpenLive = (listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const place: HistoryControl = { now: address, go: () => {} };
  render(
    <MemoryRouter initialEntries={[address]}>
      <App client={makeQueryClient()} openLive={openLive} />
      <Where place={place} />
    </MemoryRouter>,
  );
  return {
    server,
    /** Opens the connection, and answers which changes the page may have missed. */
    connect: (missed: readonly ChangingThing[] | undefined) =>
      act(() => {
        for (const listener of listeners) {
          listener.connected();
          listener.missed(missed);
        }
      }),
    user: userEvent.setup(),
    where: () => place.now,
    /** Moves in the history, like the browser's buttons: -1 goes back. */
    go: (by: number) => act(async () => place.go(by)),
    listeners,
    converting: (id: string, percent: number) =>
      act(() => {
        for (const listener of listeners) listener.converting(id, percent);
      }),
    say: (said: MessagePush) =>
      act(() => {
        for (const listener of listeners) listener.said(said);
      }),
    read: (read: ReadPushFact) =>
      act(() => {
        for (const listener of listeners) listener.read(read);
      }),
    sign: (sign: PresenceSign) =>
      act(() => {
        for (const listener of listeners) listener.signed(sign);
      }),
    push: (what: ChangingThing, id?: string, edit = false, now: ChangePayload = {}) =>
      act(() => {
        for (const listener of listeners) listener.changed({ what, id, edit, ...now });
      }),
  };
}

type HistoryControl = { now: string; go: (by: number) => void };

/** Records the address for `where`, and navigation for `go`, in the same render in which the page at that address appears. */
function Where({ place }: { readonly place: HistoryControl }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useLayoutEffect(() => {
    place.now = pathname + search;
    place.go = (by) => void navigate(by);
  });
  return null;
}
