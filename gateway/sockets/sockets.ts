// Sockets: websocket only, authenticated by the cookies of the page. Each is in the rooms of its member and of its session.
import { randomUUID } from 'node:crypto';
import type { Server as HttpServer, IncomingMessage, ServerResponse } from 'node:http';
import { Refusal } from '@kloak/platform/errors.ts';
import { type Live, noteTtlMs } from '@kloak/platform/ports/live.ts';
import type { Principal } from '@kloak/platform/ports/rpc.ts';
import { wakeUps } from '@kloak/platform/wake-ups.ts';
import { type MissedNow, missedRequest } from '@kloak/proto/rules/pushes/changes.ts';
import { hasTooManyMarksInside, tooManyMarks } from '@kloak/proto/rules/text/marks.ts';
import { Server, type Socket } from 'socket.io';
import { principalOf } from '../caller/auth-result.ts';
import type { Callers } from '../caller/callers.ts';
import { checkInRounds } from '../caller/check-in-rounds.ts';
import type { Limiter } from '../caller/limits.ts';
import { noteRequestFacts } from '../caller/request-facts.ts';
import type { PositionSeal } from '../caller/sealed-positions.ts';
import type { Site } from '../caller/site.ts';
import { answerFailure, type FailureDeps, notSignedIn } from '../http/answers.ts';
import { checkHeaderMarks } from '../http/check-header-marks.ts';
import type { SecurityHeaders } from '../http/headers.ts';
import { prepareResponse, responseOn } from '../http/refuse-on-connection.ts';
import type { RunningGateway } from '../options.ts';
import { endAtExpiry } from './end-at-expiry.ts';
import { countSockets } from './open-sockets.ts';
import { sealingParser } from './sealing-parser.ts';
import { guardFromFloods } from './socket-flood-guard.ts';

// See [Note: node:http] in server.ts.
const http = process.getBuiltinModule('node:http');

type SocketDeps = FailureDeps & {
  http: HttpServer;
  headers: SecurityHeaders;
  live: Live;
  callers: Callers;
  site: Site;
  limiter: Limiter;
  seal: PositionSeal;
  readPosition: RunningGateway['readPosition'];
};

/** A page sends its own id, and for how long it heard nothing. */
const maxPayloadBytes = 4_096;
/** Sessions that ended without our hearing of it lose their sockets within this time. */
const recheckMs = 30_000;
const againMs = 1_000;
/** Time limit for a connection to name its namespace. */
const connectTimeoutMs = 10_000;

/** A push may be on its way for so long: from when it was noted until a page hears it, or the connection ends. */
const onItsWayMs = 5_000;

/** Changes that a page may have missed in `awayMs`. */
async function missedBy(live: Live, account: string, awayMs: unknown): Promise<MissedNow> {
  if (typeof awayMs !== 'number' || !(awayMs >= 0 && awayMs + onItsWayMs <= noteTtlMs)) return {};
  const what = await live.notedLately(account, awayMs + onItsWayMs);
  return what ? { what } : {};
}

/** Answers the two messages that a page may send; every socket is in its member's room anyway. */
function listen(socket: Socket, { account }: Principal, live: Live): void {
  socket.use(([, ...sent], next) => {
    if (!hasTooManyMarksInside(sent)) return next();
    const answer = sent.at(-1);
    const { code, message } = tooManyMarks;
    if (typeof answer === 'function') answer({ success: false, code, message });
  });
  socket.on(missedRequest, (awayMs: unknown, answer: unknown) => {
    if (typeof answer !== 'function') return;
    missedBy(live, account, awayMs).then(
      (missed) => answer(missed),
      () => answer({}),
    );
  });
  socket.on('chatProfileRoom', (profileId: unknown, answer: unknown) => {
    const isOwn = profileId === account;
    if (isOwn) void socket.join(`member:${account}`);
    if (typeof answer === 'function') answer(isOwn ? { success: true } : { success: false, code: 'not-you', message: 'This room is not yours.' });
  });
}

/** True for the handshake of a new websocket in our protocol. */
function isHandshake({ headers, url = '' }: IncomingMessage): boolean {
  const query = new URLSearchParams(url.slice(url.indexOf('?')));
  return headers.upgrade?.toLowerCase() === 'websocket' && query.get('transport') === 'websocket' && query.get('EIO') === '4' && !query.has('sid');
}

/** A handshake has no response in the engine, since its connection is upgraded. */
const isAnswer = (response: unknown): response is ServerResponse => response instanceof http.ServerResponse;

/** Refusal for the page, as `data` of its `connect_error`. */
function asRefused(error: unknown): Error {
  if (!(error instanceof Refusal)) return new Error('refused');
  const { code, message } = error;
  return Object.assign(new Error(message), { data: { code, message } });
}

export async function openSockets({ http: server, headers, live, callers, site, limiter, seal, readPosition, log, security }: SocketDeps): Promise<{
  count(): number;
  close(): void;
}> {
  const admitted = new WeakMap<IncomingMessage, { principal: Principal; sessionEndsAt: number; setCookies: string[] }>();
  const connected = new Map<Socket, Principal>();

  async function admit(request: IncomingMessage): Promise<void> {
    noteRequestFacts(request, { path: '/socket.io' });
    checkHeaderMarks(request);
    if (!isHandshake(request)) throw new Refusal('invalid', 'no-handshake', 'This address takes websockets of Socket.IO only.');
    if (!site.isOurHost(request.headers.host)) throw new Refusal('invalid', 'other-host', `This vault is at ${site.url.origin}. Please use that address.`);
    const auth = await callers.read(request, randomUUID(), { unsafe: true, signedIn: true, limit: 'connect' });
    const { sessionEndsAt = 0, setCookies } = auth;
    admitted.set(request, { principal: principalOf(auth), sessionEndsAt, setCookies });
  }

  const io = new Server(server, {
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: maxPayloadBytes,
    perMessageDeflate: false,
    connectTimeout: connectTimeoutMs,
    parser: sealingParser(seal, readPosition),
  });
  // Admission runs before the engine, whose own refusals have neither our format nor our headers.
  io.engine.use((request: IncomingMessage, response: unknown, next: () => void) => {
    admit(request).then(next, (error: unknown) => {
      log.debug({ err: error }, 'a socket was refused');
      answerFailure(isAnswer(response) ? prepareResponse(request, response, headers) : responseOn(request, headers), error, { log, security });
    });
  });
  io.engine.on('initial_headers', (headers: Record<string, string>, request: IncomingMessage) => {
    // A list would be joined into one line, which no browser reads: two ways of writing the name make two lines.
    const [access, refresh] = admitted.get(request)?.setCookies ?? [];
    if (access !== undefined) headers['Set-Cookie'] = access;
    if (refresh !== undefined) headers['set-cookie'] = refresh;
  });
  io.engine.on('connection', guardFromFloods);
  const counted = countSockets();
  // Checks after the handshake, because that refreshes cookies but cannot report reasons to a page.
  const enter = async (socket: Socket) => {
    const account = admitted.get(socket.request)?.principal.account;
    if (account === undefined) throw notSignedIn();
    socket.conn.once('close', counted.add(account));
    await limiter.count('socket', account);
  };
  io.use((socket, next) => {
    enter(socket).then(
      () => next(),
      (error: unknown) => {
        if (error instanceof Refusal) security.refused(socket.request, randomUUID(), error);
        next(asRefused(error));
      },
    );
  });
  io.on('connection', (socket) => {
    const { principal, sessionEndsAt } = admitted.get(socket.request) ?? {};
    if (principal === undefined || sessionEndsAt === undefined) return socket.disconnect(true);
    connected.set(socket, principal);
    socket.on('disconnect', () => connected.delete(socket));
    void socket.join([`member:${principal.account}`, `session:${principal.session}`]);
    listen(socket, principal, live);
    endAtExpiry(socket, sessionEndsAt);
  });
  await live.attach(io);

  const dropIfEnded = async (session: string) => {
    try {
      if (await callers.hasEnded(session)) live.drop(session);
    } catch (error) {
      log.debug({ err: error }, 'the session of a socket could not be checked');
    }
  };
  const dropEnded = checkInRounds(() => [...connected.values()].map(({ session }) => session), dropIfEnded);
  const recheck = () => void dropEnded();
  const timer = setInterval(recheck, recheckMs).unref();
  // Heard as soon as a session ends: the view may be a little behind.
  const stopListening = live.onWake(wakeUps.sessionsEnded, () => {
    recheck();
    setTimeout(recheck, againMs).unref();
  });

  return {
    count: () => io.engine.clientsCount,
    close() {
      clearInterval(timer);
      stopListening();
      io.disconnectSockets(true);
      io.engine.close();
    },
  };
}
