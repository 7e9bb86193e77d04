import type { LiveListener } from './live-socket.ts';

/** Opens the one connection of a member; returns a function that closes it. */
export type OpenLive = (listener: LiveListener, me: string) => () => void;

const maxIdleWaitMs = 1000;
/** Pause before the code is loaded again, in milliseconds. */
const retryMs = 30_000;

/** Resolves when the first screen no longer uses the network. */
function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: maxIdleWaitMs });
    else setTimeout(resolve, maxIdleWaitMs);
  });
}

/** Earliest time of the page's data, in ms since 1970: requests for its first member may have been sent before the app ran. */
let since = performance.timeOrigin;

/** Opens a connection to the page's own server. Its code is loaded after the page is rendered. */
export const openSocket: OpenLive = (listener, me) => {
  const shownSince = since;
  let closed = false;
  let close = () => {};
  const open = async () => {
    if (closed) return;
    try {
      const { socketTo } = await import('./live-socket.ts');
      if (!closed) close = socketTo(window.location.origin, listener, { me, since: shownSince });
    } catch {
      setTimeout(open, retryMs);
    }
  };
  void idle().then(open);
  return () => {
    closed = true;
    since = Date.now();
    close();
  };
};
