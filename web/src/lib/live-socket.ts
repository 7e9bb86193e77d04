import { io } from 'socket.io-client';
import { having, isText, optional } from './is.ts';
import { hearPosition } from './positions.ts';

const isChange = having({ what: isText, id: optional(isText), at: optional(isText) });

/** In milliseconds, before the next connection: when the server ended it, and when it turned it down in words. */
type Pauses = { readonly ended: number; readonly refused: number };
const usual: Pauses = { ended: 3000, refused: 30_000 };

/** What the page does when it hears something. `connected`: pushes before this moment may have been missed. `lost`: there is none, perhaps because the session is over. */
export type LiveListener = {
  readonly changed: (what: string, id: string | undefined) => void;
  readonly connected: () => void;
  readonly lost: () => void;
};
/** Socket.IO over WebSocket alone; answers how to close it. */
export function socketTo(address: string, listener: LiveListener, pauses = usual): () => void {
  let closed = false;
  const socket = io(address, { transports: ['websocket'], reconnectionDelayMax: pauses.refused });
  // What the server ended or turned down in words is not tried again by the library. When the session is over, the page closes it meanwhile.
  const again = (afterMs: number) => setTimeout(() => closed || socket.connect(), afterMs);
  socket.on('connect', listener.connected);
  socket.on('connect_error', () => {
    listener.lost();
    if (!socket.active) again(pauses.refused);
  });
  socket.on('disconnect', (reason) => {
    if (reason !== 'io server disconnect') return;
    listener.lost();
    again(pauses.ended);
  });
  socket.on('changed', (change: unknown) => {
    if (!isChange(change)) return;
    if (change.at) hearPosition(change.at);
    listener.changed(change.what, change.id);
  });
  return () => {
    closed = true;
    socket.close();
  };
}
