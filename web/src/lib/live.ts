import { having, isText, optional } from './is.ts';
import { hearPosition } from './positions.ts';

const isChange = having({ what: isText, id: optional(isText), at: optional(isText) });
const pauseMs = 3000;
const calmMs = 1000;

/** What the page does when it hears something. `connected`: pushes before this moment may have been missed. `lost`: there is none, perhaps because the session is over. */
export type LiveListener = {
  readonly changed: (what: string, id: string | undefined) => void;
  readonly connected: () => void;
  readonly lost: () => void;
};
/** Opens the one connection and answers how to close it. */
export type OpenLive = (listener: LiveListener) => () => void;

/** The first screen has the line to itself. */
function calm(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: calmMs });
    else setTimeout(resolve, calmMs);
  });
}

/** Socket.IO over WebSocket alone. Its code is loaded after the page is shown. */
export const openSocket: OpenLive = (listener) => {
  let closed = false;
  let close = () => {};
  void calm()
    .then(() => import('socket.io-client'))
    .then(({ io }) => {
      if (closed) return;
      const socket = io({ transports: ['websocket'], reconnectionDelayMax: 10 * pauseMs });
      socket.on('connect', listener.connected);
      socket.on('connect_error', listener.lost);
      socket.on('disconnect', (reason) => {
        if (reason !== 'io server disconnect') return;
        listener.lost();
        // What the server ended is not tried again by the library. When the session is over, the page closes it meanwhile.
        setTimeout(() => closed || socket.connect(), pauseMs);
      });
      socket.on('changed', (change: unknown) => {
        if (!isChange(change)) return;
        if (change.at) hearPosition(change.at);
        listener.changed(change.what, change.id);
      });
      close = () => socket.close();
    });
  return () => {
    closed = true;
    close();
  };
};
