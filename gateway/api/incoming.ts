// The part that all calls of the API share. [Note: Order of refusals] 401, 403 for somebody else's name, 400 for the shape; then the service: 403 for a
// missing right, 404, 409, 413, 415. An unreadable body (400, 413) contains no names and comes before all of these. [Note: Calls in turn] Each turn of the
// event loop starts at most one call per member, and one for all guests, of whom there may be any number. So somebody with many concurrent calls delays
// others by one call, rather than by all.
import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { refusalOf, valueOrRefuse } from '@kloak/platform/errors.ts';
import { isEmptyPosition } from '@kloak/platform/wire/position.ts';
import { type Call, maxBodyBytes } from '@kloak/proto/api/call.ts';
import { idempotencyKeyHeader, staleHeader } from '@kloak/proto/api/headers.ts';
import { badKey, idempotencyKey } from '@kloak/proto/api/idempotency-key.ts';
import { readBody } from '@kloak/proto/api/read-body.ts';
import type { Request, Response } from 'express';
import type { z } from 'zod';
import { type PostedFile, type PostedForm, readForm } from '../bytes/posted-form.ts';
import { type AuthResult, principalOf } from '../caller/auth-result.ts';
import { callerMeta } from '../caller/caller-meta.ts';
import { putCookies } from '../caller/cookies.ts';
import type { LimitName } from '../caller/limits.ts';
import { cookieText } from '../caller/positions.ts';
import { readBytes } from '../http/read-bytes.ts';
import { requestIdOf } from '../http/request-id.ts';
import type { GatewayClient } from '../options.ts';
import type { ApiDeps } from './api-deps.ts';
import { checkIdentity } from './check-identity.ts';
import { readJson } from './json-body.ts';

/** `by-handler`: the counter depends on the body. */
export type RouteLimit = LimitName | 'by-handler';

export type BodyOf<One extends Call> = z.output<One['body']>;
export type AnswerOf<One extends Call> = z.output<One['answer']>;

/** Content of a request. */
type RequestContent = {
  /** Size of the JSON in bytes. */
  size: number;
  /** Refuses: 400. */
  fields(): Record<string, unknown>;
  /** Hash of the whole content, in hex. */
  hash(): string;
  /** File of a multipart call. The handler closes it. */
  file?: PostedFile;
};

/** A valid request by a permitted caller. */
export type Incoming<Body> = Pick<RequestContent, 'hash' | 'file'> & {
  auth: AuthResult;
  body: Body;
  /** Rpcs in the caller's name. */
  client: GatewayClient;
};

/** Smaller bodies are not counted, since the limit of calls bounds their bytes. */
const smallBytes = 2000;
/** An answer counts as one more call for each: lists of the longest words that there may be take some megabytes, and as much of everybody's time. */
const answerBytesOfCall = 100_000;

/** Among whose calls are begun in turn: no account has this id. See [Note: Calls in turn]. */
const guests = '';

export const isUnsafe = ({ method, unsafe }: Call): boolean => method !== 'GET' || unsafe === true;

/** Only single texts; a repeated parameter is ignored. */
function queriedFields({ queried = [] }: Call, { query }: Request): Record<string, unknown> {
  return Object.fromEntries(queried.flatMap((name) => (name in query ? [[name, query[name]]] : [])));
}

function keyOf(request: Request): string | undefined {
  const key = request.get(idempotencyKeyHeader);
  if (key !== undefined && !idempotencyKey.safeParse(key).success) throw refusalOf(badKey);
  return key;
}

/** Reads a request in the order of refusals. Refuses: 400, 401, 403, 408, 413, 429, 503. */
export async function readCall<One extends Call>(
  { callers, limiter, posts, running, turns }: ApiDeps,
  call: One,
  limit: RouteLimit,
  request: Request,
  response: Response,
): Promise<Incoming<BodyOf<One>>> {
  const requestId = requestIdOf(response);
  const signedIn = call.who === 'signed-in';
  const auth = await callers.read(request, requestId, { unsafe: isUnsafe(call), signedIn, ...(limit !== 'by-handler' && { limit }) });
  putCookies(response, auth.setCookies);
  const principal = signedIn ? principalOf(auth) : auth.principal;

  const countWritten = async (bytes: number) => {
    if (isUnsafe(call) && bytes > smallBytes) await limiter.countCaller('writtenBytes', principal?.account, callers.networkOf(request), bytes);
  };
  const { multipart } = call;
  // A caller above the limit is refused before more is read.
  const announcedSize = multipart ? 0 : announcedBytes(request, maxBodyBytes(call));
  await countWritten(announcedSize);
  const sent = multipart
    ? sentForm(await posts.run(principalOf(auth).account, request, ({ signal }) => readForm(request, multipart, signal)))
    : sentJson(call.method === 'GET' ? Buffer.of() : await readBytes(request, maxBodyBytes(call)));
  try {
    if (announcedSize === 0) await countWritten(sent.size);
    await turns.run(principal?.account ?? guests, nextTurn);
    const fields = { ...queriedFields(call, request), ...sent.fields(), ...request.params };
    if (principal !== undefined) checkIdentity(call, fields, principal.account);
    const key = isUnsafe(call) ? keyOf(request) : undefined;
    const body = valueOrRefuse(readBody<One['body']>(call, fields));
    const repeated = call.describesFiles ? bytesOfTexts(body) - sent.size : 0;
    if (repeated > smallBytes) await limiter.countCaller('writtenBytes', principal?.account, callers.networkOf(request), repeated);
    const client = running.client(callerMeta(auth, requestId, key === undefined ? undefined : { key, bodyHash: sent.hash() }));
    return { auth, body, hash: sent.hash, ...(sent.file && { file: sent.file }), client };
  } catch (error) {
    await sent.file?.close();
    throw error;
  }
}

/** Size declared by the header, if present and allowed; Node enforces that the body has it. */
function announcedBytes({ headers }: Request, maxBytes: number): number {
  const bytes = Number(headers['content-length'] ?? 0);
  return bytes <= maxBytes ? bytes : 0;
}

/** Bytes of all texts in a parsed body. A text that applies to all files is counted for each file. */
function bytesOfTexts(value: unknown): number {
  if (typeof value === 'string') return Buffer.byteLength(value);
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce((bytes: number, one) => bytes + bytesOfTexts(one), 0);
}

const sentForm = ({ fields, hash, file }: PostedForm): RequestContent => ({ size: 0, fields: () => fields, hash: () => hash, file });
const sentJson = (bytes: Buffer): RequestContent => ({
  size: bytes.length,
  fields: () => readJson(bytes),
  hash: () => createHash('sha256').update(bytes).digest('hex'),
});

/** Counts an answer of `bytes`. A caller above the limit is refused at the next call. */
export async function countAnswer(
  { callers, limiter }: ApiDeps,
  limit: RouteLimit,
  { auth }: Incoming<unknown>,
  request: Request,
  bytes: number,
): Promise<void> {
  const calls = Math.floor(bytes / answerBytesOfCall);
  if (limit === 'by-handler' || calls === 0) return;
  await limiter.countCaller(limit, auth.principal?.account, callers.networkOf(request), calls).catch(() => undefined);
}

/**
 * Runs before any answer is sent. If access was revoked, remembered grants are dropped. Positions of writes are stored for the session, and in a cookie
 * for guests and lost caches.
 */
export async function noteOutcome(
  { cookies, positions, seal, accessNarrowed }: ApiDeps,
  { auth, client }: Incoming<unknown>,
  response: Response,
): Promise<void> {
  const { stale, wrote, narrowed } = client.outcome;
  // The wake-up may arrive after the next request.
  if (narrowed) accessNarrowed();
  if (stale) response.setHeader(staleHeader, '1');
  if (isEmptyPosition(wrote)) return;
  putCookies(response, [cookies.position(cookieText(seal, auth.cookiePosition, wrote))]);
  if (auth.principal !== undefined) await positions.raise(auth.principal.session, wrote);
}
