// What is the same for every call of the API. [Note: Order of refusals] 401, 403 in somebody else's name, 400 shape; then the service: 403 right,
// 404, 409, 413, 415. A body that cannot be read at all (400, 413) tells no names and comes before them.
import type { CallerClient } from '@kloak/platform/engine/caller-client.ts';
import { orRefuse, refusalOf } from '@kloak/platform/errors.ts';
import { isEmptyPosition } from '@kloak/platform/position.ts';
import { type Call, maxBodyBytes } from '@kloak/proto/api/call.ts';
import { idempotencyKeyHeader, staleHeader } from '@kloak/proto/api/headers.ts';
import { badKey, idempotencyKey } from '@kloak/proto/api/idempotency-key.ts';
import { readBody } from '@kloak/proto/api/read-body.ts';
import type { Request, Response } from 'express';
import type { z } from 'zod';
import { type PostedFile, readForm } from '../bytes/posted-form.ts';
import { type AuthResult, principalOf } from '../caller/auth-result.ts';
import { callerMeta } from '../caller/caller-meta.ts';
import { putCookies } from '../caller/cookies.ts';
import type { LimitName } from '../caller/limits.ts';
import { cookieText } from '../caller/positions.ts';
import { requestIdOf } from '../request-id.ts';
import type { ApiDeps } from './api-deps.ts';
import { checkIdentity } from './check-identity.ts';
import { type JsonBody, noJson, readJson } from './json-body.ts';

/** `by-handler`: what is counted depends on the body. */
export type RouteLimit = LimitName | 'by-handler';

export type BodyOf<One extends Call> = z.output<One['body']>;
export type AnswerOf<One extends Call> = z.output<One['answer']>;

/** A request that is as its call describes, by a caller who may ask. */
export type Incoming<Body> = {
  auth: AuthResult;
  body: Body;
  /** Of all that was sent, in hex. */
  hash: string;
  /** Of a call that has one. Whoever handles the call closes it. */
  file?: PostedFile;
  /** Rpcs in the caller's name. */
  client: CallerClient;
};

/** How often small bodies may come bounds their bytes, too. */
const smallBytes = 2000;

export const isUnsafe = ({ method, unsafe }: Call): boolean => method !== 'GET' || unsafe === true;

function keyOf(request: Request): string | undefined {
  const key = request.get(idempotencyKeyHeader);
  if (key !== undefined && !idempotencyKey.safeParse(key).success) throw refusalOf(badKey);
  return key;
}

/** Reads a request in the order of refusals. Refuses: 400, 401, 403, 413, 429, 503. */
export async function readCall<One extends Call>(
  { callers, limiter, running }: ApiDeps,
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

  const sent = await readSent(call, request);
  try {
    if (isUnsafe(call) && sent.size > smallBytes) await limiter.countCaller('writtenBytes', principal?.account, callers.networkOf(request), sent.size);
    const fields = { ...sent.fields, ...request.params };
    if (principal !== undefined) checkIdentity(call, fields, principal.account);
    const key = isUnsafe(call) ? keyOf(request) : undefined;
    const body = orRefuse(readBody<One['body']>(call, fields));
    const client = running.client(callerMeta(auth, requestId, key === undefined ? undefined : { key, bodyHash: sent.hash }));
    return { auth, body, hash: sent.hash, ...(sent.file && { file: sent.file }), client };
  } catch (error) {
    await sent.file?.close();
    throw error;
  }
}

async function readSent(call: Call, request: Request): Promise<JsonBody & { file?: PostedFile }> {
  if (call.multipart) return { ...(await readForm(request, call.multipart)), size: 0 };
  return call.method === 'GET' ? noJson : readJson(request, maxBodyBytes(call));
}

/** Before the answer leaves, whatever it is: what was written is seen from now on, by the session and, for lost caches and guests, by a cookie. */
export async function noteOutcome({ cookies, positions }: ApiDeps, { auth, client }: Incoming<unknown>, response: Response): Promise<void> {
  const { stale, wrote } = client.outcome;
  if (stale) response.setHeader(staleHeader, '1');
  if (isEmptyPosition(wrote)) return;
  putCookies(response, [cookies.position(cookieText(auth.cookiePosition, wrote))]);
  if (auth.principal !== undefined) await positions.raise(auth.principal.session, wrote);
}
