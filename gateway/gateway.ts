// The door: one address for pages, calls, bytes and sockets. It identifies the caller; services decide on access.
import { once } from 'node:events';
import type { Server } from 'node:http';
import { accounts } from '@kloak/access/accounts.ts';
import { serialByKey } from '@kloak/platform/async/serial-by-key.ts';
import { callerClient } from '@kloak/platform/engine/caller-client.ts';
import type { Service } from '@kloak/platform/service.ts';
import { drainRequest } from '@kloak/platform/wire/http-refusal.ts';
import { normalizeName } from '@kloak/proto/rules/people/names.ts';
import { appOf } from './app.ts';
import { rememberGrants } from './bytes/grants.ts';
import { runningAnswers } from './bytes/running-answers.ts';
import { runningPosts, slowestPost } from './bytes/running-posts.ts';
import { openCallers } from './caller/callers.ts';
import { cookiesFor } from './caller/cookies.ts';
import { openDevices } from './caller/devices.ts';
import { limiterOn } from './caller/limits.ts';
import { sessionPositions } from './caller/positions.ts';
import { openPositionSeal } from './caller/sealed-positions.ts';
import { isLoopbackAddress, siteOf } from './caller/site.ts';
import { securityHeaders } from './http/headers.ts';
import { refuseUnreadable } from './http/refuse-on-connection.ts';
import { makeServer } from './http/server.ts';
import { unansweredLimit } from './http/unanswered.ts';
import type { Gateway, GatewayOptions, RunningGateway } from './options.ts';
import { securityNotes } from './security/security-notes.ts';
import { openSockets } from './sockets/sockets.ts';

/** The gateway as a service of the engine: it has the accounts view, and neither rpcs nor a log. */
export const gateway: Service<'gateway'> = { name: 'gateway', rpcs: {}, views: [accounts], reactions: [], sweeps: [] };

const maxDrainMs = 8_000;

function listeningAt(server: Server): { host: string; port: number } {
  const address = server.address();
  return typeof address === 'object' && address !== null ? { host: address.address, port: address.port } : { host: '', port: 0 };
}

async function listen(server: Server, { port, host }: GatewayOptions['http']): Promise<void> {
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    const isTaken = typeof error === 'object' && error !== null && 'code' in error && error.code === 'EADDRINUSE';
    throw isTaken ? new Error(`Port ${port} of ${host} is in use by another program. Set PORT to another one.`) : error;
  }
}

/** Stops accepting; connections end with their answers, or after `maxDrainMs`. */
async function drain(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  const patience = setTimeout(() => server.closeAllConnections(), maxDrainMs);
  await closed;
  clearTimeout(patience);
}

export async function startGateway(options: GatewayOptions): Promise<Gateway> {
  const { platform, settings, http, lockedAccounts, checkAnswers, log } = options;
  const running: RunningGateway = { ...options.running, client: (meta) => callerClient(platform.rpc, 'gateway', meta) };
  const server = makeServer(http.maxHeadMs);
  const site = siteOf(settings.url, () => listeningAt(server).port);
  const headers = securityHeaders(site, { takesCards: settings.publishableKey !== undefined });
  refuseUnreadable(server, headers);
  const cookies = cookiesFor(site);
  const devices = await openDevices(running);
  const limiter = limiterOn(platform.cache, http.limits, log);
  const positions = sessionPositions(platform.cache, log);
  const seal = await openPositionSeal(running);
  const callers = openCallers({ running, site, cookies, positions, seal, limiter, lockedAccounts, trustedProxies: http.trustedProxies, log });
  const security = securityNotes({ securityLog: platform.securityLog, addressOf: callers.addressOf, log });
  const grants = rememberGrants(platform.live);
  const answers = runningAnswers(platform.live);
  const accessNarrowed = () => {
    grants.forgetAll();
    answers.askAgain();
  };
  const posts = runningPosts(http.slowestPost ?? slowestPost);
  let [leaving, closing] = [false, false];

  // Most functions work without cache, live, mail or one service.
  const lesser = [platform.cache, platform.live, platform.mail, platform.rpc, platform.securityLog];
  const problems = () => [...(leaving ? ['gateway: is stopping'] : []), ...options.problems(), ...platform.blobs.problems()];
  const warnings = () => [...options.warnings(), ...callers.warnings(), ...lesser.flatMap((port) => port.problems())];
  const listensOnLoopback = () => isLoopbackAddress(listeningAt(server).host);
  const turns = serialByKey();
  const api = {
    registration: options.settings.registration,
    contact: options.settings.contactEmail,
    publishableKey: options.settings.publishableKey,
    chatClosedTo: new Set((options.chatClosedTo ?? []).map(normalizeName)),
    problems,
    warnings,
    running,
    live: platform.live,
    blobs: platform.blobs,
    cookies,
    devices,
    callers,
    positions,
    seal,
    limiter,
    accessNarrowed,
    posts,
    turns,
    security,
    securityLog: platform.securityLog,
    log,
    checkAnswers,
  };
  const app = appOf({ ...api, grants, answers, headers, options, site, listensOnLoopback });
  const mayAsk = unansweredLimit();
  server.on('request', (request, response) => {
    if (!mayAsk(request, response)) return;
    // A connection that is kept for more would keep us.
    response.once('close', () => closing && setImmediate(() => server.closeIdleConnections()));
    if (leaving) response.setHeader('Connection', 'close');
    // A client may not continue to send after its answer.
    response.once('finish', () => drainRequest(request));
    app(request, response);
  });
  const sockets = await openSockets({
    http: server,
    headers,
    live: platform.live,
    callers,
    site,
    limiter,
    seal,
    readPosition: running.readPosition,
    log,
    security,
  });
  await listen(server, http);

  return {
    address: listeningAt(server),
    problems,
    sockets: sockets.count,
    leave() {
      leaving = true;
    },
    async close() {
      leaving = true;
      closing = true;
      sockets.close();
      grants.close();
      answers.close();
      await drain(server);
    },
  };
}
