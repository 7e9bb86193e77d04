import { type LiveListener, socketTo } from './live-socket.ts';

/** Opens the one connection of a member; returns a function that closes it. */
export type OpenLive = (listener: LiveListener, me: string) => () => void;

/** Earliest time of the page's data, in ms since 1970: requests for its first member may have been sent before the app ran. */
let since = performance.timeOrigin;

/** Opens a connection to the page's own server. */
export const openSocket: OpenLive = (listener, me) => {
  const close = socketTo(window.location.origin, listener, { me, since });
  return () => {
    since = Date.now();
    close();
  };
};
