// Basic HTTP server, with its time limits.
import type { IncomingMessage, Server } from 'node:http';

// [Note: node:http] Loaded with `getBuiltinModule`: a module import would load all lazy parts, which are half of a browser (50 ms, 16 MB).
const { createServer } = process.getBuiltinModule('node:http');

/** Uploads may take hours; a connection on which nothing moves for two minutes is given up. */
const silenceMs = 120_000;
/** Longer than the usual proxy keeps its connections to us. */
const keepAliveMs = 65_000;
/** Time limit for headers, since slow headers occupy a connection. Bodies have a limit of their own. Node has none if `requestTimeout` is 0. */
const usualMaxHeadMs = 60_000;

export function makeServer(maxHeadMs = usualMaxHeadMs): Server {
  // Offers of a newer HTTP version are ignored; only websockets switch protocols.
  const shouldUpgradeCallback = ({ headers }: IncomingMessage) => headers.upgrade?.toLowerCase() === 'websocket';
  const server = createServer({
    requestTimeout: 0,
    headersTimeout: maxHeadMs,
    connectionsCheckingInterval: maxHeadMs / 2,
    keepAliveTimeout: keepAliveMs,
    shouldUpgradeCallback,
  });
  return server.setTimeout(silenceMs);
}
