import { type ArchiveProgress, archivePush } from '@kloak/proto/rules/archive-push.ts';
import { changePush } from '@kloak/proto/rules/changes.ts';
import { chatPush, readPush } from '@kloak/proto/rules/chat-push.ts';
import { conversionPush } from '@kloak/proto/rules/file-progress.ts';
import { io } from 'socket.io-client';
import { hearPosition } from './hear-position.ts';
import { type HeardChange, readChange } from './heard-change.ts';
import { isRecord } from './is-record.ts';
import { isRead, isSaid, type Read, type Said } from './said.ts';

/** In milliseconds, before the next connection: when the server ended it, and when it turned it down in words. */
type ReconnectDelays = { readonly endedMs: number; readonly refusedMs: number };
const defaultDelays: ReconnectDelays = { endedMs: 3000, refusedMs: 30_000 };

/** What the page does when it hears something. `connected`: pushes before this moment may have been missed. `lost`: there is none, perhaps because the session is over. */
export type LiveListener = {
  readonly changed: (change: HeardChange) => void;
  /** How far a video of the member is, in percent. */
  readonly converting: (id: string, percent: number) => void;
  /** How far the download of an archive is. */
  readonly archived: (told: ArchiveProgress) => void;
  /** A message of the chat was sent or deleted. */
  readonly said: (said: Said) => void;
  /** The member has read a room, here or elsewhere. */
  readonly read: (read: Read) => void;
  readonly connected: () => void;
  readonly lost: () => void;
};
/** Socket.IO over WebSocket alone; answers how to close it. */
export function socketTo(address: string, listener: LiveListener, delays = defaultDelays): () => void {
  let closed = false;
  const socket = io(address, { transports: ['websocket'], reconnectionDelayMax: delays.refusedMs });
  // What the server ended or turned down in words is not tried again by the library. When the session is over, the page closes it meanwhile.
  const again = (afterMs: number) => setTimeout(() => closed || socket.connect(), afterMs);
  // Who is online again does not wait for the next attempt.
  const online = () => socket.connected || socket.disconnect().connect();
  window.addEventListener('online', online);
  socket.on('connect', listener.connected);
  socket.on('connect_error', () => {
    listener.lost();
    if (!socket.active) again(delays.refusedMs);
  });
  socket.on('disconnect', (reason) => {
    if (reason !== 'io server disconnect') return;
    listener.lost();
    again(delays.endedMs);
  });
  socket.on(changePush, (told: unknown) => {
    const change = readChange(told);
    const isLatest = isRecord(told) && typeof told.at === 'string' && hearPosition(told.at);
    if (change === undefined) return;
    const { hearts: _, comments: __, ...whole } = change;
    // One that was overtaken on its way may tell less than what is shown.
    listener.changed(isLatest ? change : whole);
  });
  socket.on(conversionPush, (told: unknown) => {
    if (isRecord(told) && typeof told.postId === 'string' && typeof told.progress === 'number') listener.converting(told.postId, told.progress);
  });
  socket.on(archivePush, (told: unknown) => {
    if (!isRecord(told)) return;
    const { id, progress, finished, failed } = told;
    if (typeof id === 'string' && typeof progress === 'number')
      listener.archived({ id, progress, finished: finished === true, ...(failed === true && { failed }) });
  });
  socket.on(chatPush, (told: unknown) => {
    if (isSaid(told)) listener.said(told);
  });
  socket.on(readPush, (told: unknown) => {
    if (isRead(told)) listener.read(told);
  });
  return () => {
    closed = true;
    window.removeEventListener('online', online);
    socket.close();
  };
}
