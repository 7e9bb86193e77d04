import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { constants, type Http2Session, type ServerHttp2Stream } from 'node:http2';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * [Note: Goodbye before closing] GOAWAY names the last begun call (RFC 9113, 6.8); callers repeat later ones elsewhere. If its connection closes before
 * a caller has read it, a call on its way is lost, and nobody knows if it was begun. It is therefore sent early, and connections stay open for a while.
 * grpc-js sends it as it closes, and exports no sessions; Node publishes each of their streams.
 */
const streamCreated = 'http2.server.stream.created';
/** Time for a caller to read it: its event loop may be busy. */
const goodbyeMs = 1000;

const isOfStream = (message: unknown): message is { stream: ServerHttp2Stream } => typeof message === 'object' && message !== null && 'stream' in message;

/** Watches the connections to a port of calls. */
export function watchSessions(port: number) {
  const open = new Set<Http2Session>();
  let isLeaving = false;
  let lastSentMs = Number.NEGATIVE_INFINITY;

  const sendAway = (session: Http2Session) => {
    if (session.closed || session.destroyed) return;
    session.goaway(constants.NGHTTP2_NO_ERROR);
    lastSentMs = performance.now();
  };

  const note = (message: unknown) => {
    const session = isOfStream(message) ? message.stream.session : undefined;
    if (!session || open.has(session) || session.socket.localPort !== port) return;
    open.add(session);
    session.once('close', () => open.delete(session));
    // Delayed, so that this call counts as begun.
    if (isLeaving) setImmediate(sendAway, session);
  };
  subscribe(streamCreated, note);

  return {
    /** Sends callers to other replicas; callers of later connections after their first call. */
    leave() {
      isLeaving = true;
      for (const session of open) sendAway(session);
    },
    /** Resolves once the dismissed callers had time to read it. */
    async close(): Promise<void> {
      const leftMs = lastSentMs + goodbyeMs - performance.now();
      if (leftMs > 0) await pause(leftMs);
      unsubscribe(streamCreated, note);
    },
  };
}
