// The one handler of all rows. [Note: Order of refusals] 401, 403 in somebody else's name, 400 shape; then the service: 403 right,
// 404, 409, 413, 415. A body that cannot be read at all (400, 413) tells no names and comes before them.
import { createHash } from 'node:crypto';
import { Refusal } from '@kloak/platform/errors.ts';
import type { Platform } from '@kloak/platform/platform.ts';
import type { Position } from '@kloak/platform/position.ts';
import type { Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import { answerFailure, answerSuccess } from '../answers.ts';
import type { Grants } from '../bytes/grants.ts';
import { contextFor } from '../caller/context.ts';
import { type Cookies, putCookies } from '../caller/cookies.ts';
import type { Devices } from '../caller/devices.ts';
import type { Limiter } from '../caller/limits.ts';
import { cookieText, isNowhere, positionKey, positionSeconds } from '../caller/positions.ts';
import type { AuthResult } from '../caller/session.ts';
import { signedIn, type Visits } from '../caller/visits.ts';
import type { Access } from '../options.ts';
import { requestIdOf } from '../request-id.ts';
import { type Body, readBody } from './body.ts';
import { effectsOf } from './effects.ts';
import { type ClientInfo, checkNames, type Route } from './route.ts';

export type Parts = {
  access: Access;
  platform: Pick<Platform, 'cache' | 'live'>;
  cookies: Cookies;
  devices: Devices;
  visits: Visits;
  limiter: Limiter;
  grants: Grants;
  log: Logger;
};

const noBody: Body = { fields: {}, hash: createHash('sha256').digest('hex') };

const isUnsafe = (row: Route) => row.method !== 'GET' || row.unsafe === true;

/** What a client may choose as its `Idempotency-Key`: up to 200 visible ASCII characters. */
function keyOf(request: Request): string | undefined {
  const key = request.get('Idempotency-Key');
  if (key === undefined || /^[\x21-\x7e]{1,200}$/.test(key)) return key;
  throw new Refusal('invalid', 'bad-key', 'An Idempotency-Key has 1 to 200 visible ASCII characters.');
}

/** Before the answer leaves: what was written is seen from now on, by the session and, for lost caches and guests, by a cookie. */
async function rememberWritten(
  { platform, cookies, log }: Parts,
  response: Response,
  visit: AuthResult,
  session: string | undefined,
  wrote: Position,
): Promise<void> {
  if (isNowhere(wrote)) return;
  putCookies(response, [cookies.position(cookieText(visit.told, wrote))]);
  if (session === undefined) return;
  await platform.cache
    .raise(positionKey(session), wrote, positionSeconds)
    .catch((error: unknown) => log.warn({ err: error }, 'a position is kept by its cookie alone'));
}

/** Who is calling. Whoever wants to sign out is signed out of this browser, though nobody can be asked who it was. */
async function visitOf(parts: Parts, row: Route, request: Request, response: Response): Promise<AuthResult> {
  try {
    return await parts.visits.read(request, requestIdOf(response), { unsafe: isUnsafe(row), signedIn: row.who === 'signed-in' });
  } catch (error) {
    if (error instanceof Refusal && error.kind === 'unavailable') row.before?.(effectsOf({ ...parts, ...parts.platform }, response, undefined).effects);
    throw error;
  }
}

function whenceOf({ visits, cookies, devices }: Parts, request: Request): ClientInfo {
  return { network: visits.networkOf(request), device: (mail) => devices.known(cookies.read(request.headers.cookie).device, mail) };
}

async function run(parts: Parts, row: Route, request: Request, response: Response): Promise<object> {
  const visit = await visitOf(parts, row, request, response);
  putCookies(response, visit.setCookies);
  const me = row.who === 'signed-in' ? signedIn(visit) : visit.me;
  const from = whenceOf(parts, request);
  await parts.limiter.countCaller(row.limit, me?.account, from.network);

  const body = row.method === 'GET' ? noBody : await readBody(request);
  const fields = { ...body.fields, ...request.params };
  if (me !== undefined) checkNames(row, fields, me.account);
  const key = isUnsafe(row) ? keyOf(request) : undefined;
  const ready = row.prepare(fields, me?.account ?? '', from);
  for (const { limit, who } of ready.limits) await parts.limiter.count(limit, who);

  const { effects, startedSession } = effectsOf({ ...parts, ...parts.platform }, response, me?.session);
  row.before?.(effects);
  if (me === undefined && row.guest !== undefined) return row.guest();

  const { ctx, operation } = contextFor(parts.access, row.path, {
    position: visit.position,
    requestId: requestIdOf(response),
    ...(me === undefined ? {} : { me }),
    ...(key === undefined ? {} : { keyed: { key, bodyHash: body.hash } }),
  });
  try {
    return await ready.run(ctx.rpc, effects);
  } finally {
    if (operation.outcome.stale) response.setHeader('Kloak-Stale', '1');
    await rememberWritten(parts, response, visit, startedSession() ?? me?.session, operation.outcome.wrote);
  }
}

export function handle(row: Route, parts: Parts): RequestHandler {
  return async (request, response) => {
    const begun = performance.now();
    try {
      answerSuccess(response, await run(parts, row, request, response));
    } catch (error) {
      answerFailure(response, error, parts.log, row.failure);
    }
    // The row's path: what people put into an address is nobody's business.
    const { method, path } = row;
    parts.log.info({ requestId: requestIdOf(response), method, path, status: response.statusCode, ms: Math.round(performance.now() - begun) }, 'answered');
  };
}
