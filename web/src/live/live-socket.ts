import { conversionPush } from '@kloak/proto/rules/files/file-progress.ts';
import { type ArchiveProgress, archivePush } from '@kloak/proto/rules/pushes/archive-push.ts';
import { type ChangingThing, changePush, changingThings, missedRequest } from '@kloak/proto/rules/pushes/changes.ts';
import { chatPush, readPush, receiptPush, writingPush } from '@kloak/proto/rules/pushes/chat-push.ts';
import { io } from 'socket.io-client';
import { isRecord } from '../lib/is-record.ts';
import { isMessagePush, isRead, type MessagePush, type ReadPushFact } from './chat-message-bus.ts';
import { isSign, type PresenceSign } from './chat-presence.ts';
import { parseChangePush, type ReceivedChange } from './parse-change-push.ts';
import { trackPosition } from './track-position.ts';

/**
 * Pauses before the next connection, in milliseconds: after the server ended it, and after an explicit refusal. `unheardMs`: interval of polls without a
 * connection.
 */
type LiveDelays = { readonly endedMs: number; readonly refusedMs: number; readonly unheardMs: number };
const defaultDelays: LiveDelays = { endedMs: 3000, refusedMs: 30_000, unheardMs: 20_000 };

/** Timeout of the question for missed changes, in milliseconds. */
const missedWaitMs = 5000;

/** Handlers of pushes. `lost`: there is no connection, perhaps because the session is over. */
export type LiveListener = {
  readonly changed: (change: ReceivedChange) => void;
  /** Rendering progress of a member's video, in percent. */
  readonly converting: (id: string, percent: number) => void;
  /** Progress of an archive's download. */
  readonly archived: (told: ArchiveProgress) => void;
  /** A chat message was sent or deleted. */
  readonly said: (said: MessagePush) => void;
  /** The member has read a room, on any device. */
  readonly read: (read: ReadPushFact) => void;
  /** Another member of a room has read it, or is writing. */
  readonly signed: (sign: PresenceSign) => void;
  readonly connected: () => void;
  /** Changes that the page may have missed before the connection opened; undefined if unknown. */
  readonly missed: (what: readonly ChangingThing[] | undefined) => void;
  readonly lost: () => void;
  /** There has been no connection for a while, as behind a proxy that blocks it: new data must be polled. Repeated until `connected`. */
  readonly unheard: () => void;
};
/** Reads the things that an answer names; undefined if it is invalid. */
function readMissed(told: unknown): ChangingThing[] | undefined {
  if (!isRecord(told) || !Array.isArray(told.what)) return undefined;
  const { what } = told;
  return changingThings.filter((thing) => what.includes(thing));
}

/** `me`: the member's id. `since`: earliest time of the page's data, in ms since 1970. */
type PageSession = { readonly me: string; readonly since: number };

/** Opens Socket.IO with WebSocket only; returns a function that closes it. */
export function socketTo(address: string, listener: LiveListener, { me, since }: PageSession, delays = defaultDelays): () => void {
  let closed = false;
  let heardAt = since;
  const hear = () => {
    heardAt = Date.now();
  };
  const socket = io(address, { transports: ['websocket'], reconnectionDelayMax: delays.refusedMs });
  // The library does not reconnect after the server ended or refused a connection explicitly. The page closes it if the session is over.
  const again = (afterMs: number) => setTimeout(() => closed || socket.connect(), afterMs);
  // Being online again triggers an attempt at once.
  const online = () => socket.connected || socket.disconnect().connect();
  window.addEventListener('online', online);
  const unheard = setInterval(() => socket.connected || document.hidden || listener.unheard(), delays.unheardMs);
  const askForMissed = () =>
    socket.timeout(missedWaitMs).emit(missedRequest, Date.now() - heardAt, (failed: Error | null, told: unknown) => {
      if (!failed) hear();
      if (!closed) listener.missed(failed ? undefined : readMissed(told));
    });
  socket.onAny(hear);
  socket.io.on('ping', hear);
  socket.on('connect', () => {
    socket.emit('chatProfileRoom', me);
    listener.connected();
    askForMissed();
  });
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
    const change = parseChangePush(told);
    const place = isRecord(told) && typeof told.at === 'string' ? told.at : undefined;
    if (place !== undefined) trackPosition(place);
    if (change === undefined) return;
    const { hearts: _, comments: __, ...whole } = change;
    // A late push may be older than the shown data: its values are dropped, so the page refetches instead.
    listener.changed(place !== undefined && isRecord(told) && told.late !== true ? change : whole);
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
    if (isRecord(told) && typeof told.at === 'string') trackPosition(told.at);
    if (isMessagePush(told)) listener.said(told);
  });
  socket.on(readPush, (told: unknown) => {
    if (isRead(told)) listener.read(told);
  });
  for (const name of [receiptPush, writingPush])
    socket.on(name, (told: unknown) => {
      if (isSign(told)) listener.signed(told);
    });
  return () => {
    closed = true;
    clearInterval(unheard);
    window.removeEventListener('online', online);
    socket.close();
  };
}
