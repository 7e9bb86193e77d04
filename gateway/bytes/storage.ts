// Bytes: signed forms come in, photographs and videos go out. Nothing is buffered and no service carries them.
import { Refusal } from '@kloak/platform/errors.ts';
import type { Platform } from '@kloak/platform/platform.ts';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import type { Logger } from 'pino';
import { answerFailure, answerMethodNotAllowed } from '../answers.ts';
import { storageKey } from '../api/fields.ts';
import { contextFor } from '../caller/context.ts';
import { putCookies } from '../caller/cookies.ts';
import type { Limiter, LimitName } from '../caller/limits.ts';
import type { AuthResult, Principal } from '../caller/session.ts';
import type { Site } from '../caller/site.ts';
import { signedIn, type Visits } from '../caller/visits.ts';
import type { Access } from '../options.ts';
import { requestIdOf } from '../request-id.ts';
import { avatarSvg } from './avatar.ts';
import type { Grants } from './grants.ts';

type Parts = {
  access: Access;
  blobs: Pick<Platform['blobs'], 'receive' | 'send'>;
  visits: Visits;
  limiter: Limiter;
  grants: Grants;
  log: Logger;
  site: Pick<Site, 'secure' | 'isLocal'>;
};
type Asker = AuthResult & { me: Principal };

const noBlob = () => new Refusal('missing', 'no-blob', 'This file does not exist.');
/** What is served may be drawn and played, and do nothing else. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

async function askerOf({ visits, limiter }: Parts, request: Request, response: Response, limit: LimitName): Promise<Asker> {
  const visit = await visits.read(request, requestIdOf(response), { unsafe: request.method === 'POST', signedIn: true });
  putCookies(response, visit.setCookies);
  const me = signedIn(visit);
  await limiter.countCaller(limit, me.account, visits.networkOf(request));
  return { ...visit, me };
}

/** Media may begin to check what has arrived; when this is lost, its own sweep finds it. */
function noteArrival(parts: Parts, { me, position }: Asker, incomingKey: string, requestId: string): void {
  const { ctx } = contextFor(parts.access, 'arrival', { me, position, requestId });
  ctx.rpc.media.NoteArrival({ incomingKey }).catch((error: unknown) => parts.log.debug({ err: error, requestId }, 'an arrival was not noted'));
}

async function receive(parts: Parts, request: Request, response: Response): Promise<void> {
  const asker = await askerOf(parts, request, response, 'write');
  const key = await parts.blobs.receive(request, response);
  if (key !== undefined) noteArrival(parts, asker, key, requestIdOf(response));
}

async function sendAvatar(parts: Parts, request: Request, response: Response): Promise<void> {
  await askerOf(parts, request, response, 'fetch');
  const id = /^([A-Za-z0-9_-]{1,128})\.svg$/.exec(String(request.params.file))?.[1];
  if (id === undefined) throw noBlob();
  response.set({ 'Content-Type': 'image/svg+xml', 'Cache-Control': 'private, max-age=604800', 'Content-Security-Policy': policy });
  response.end(request.method === 'HEAD' ? undefined : avatarSvg(id));
}

/**
 * The check runs at each request, and the answer is mostly 304. Over plain http on a network, browsers pass over the `Clear-Site-Data` of signing
 * out, so there nothing may be kept.
 */
const cacheControlOf = (site: Parts['site']): string => (site.secure || site.isLocal ? 'private, no-cache' : 'private, no-store');

async function send(parts: Parts, request: Request, response: Response): Promise<void> {
  const { me, position } = await askerOf(parts, request, response, 'fetch');
  const key = [request.params.key ?? ''].flat().join('/');
  if (!storageKey.safeParse(key).success) throw noBlob();
  const grant = await parts.grants.get(me.session, key, position, async () => {
    const { ctx } = contextFor(parts.access, 'fetch', { me, position, requestId: requestIdOf(response) });
    return await ctx.rpc.media.MayFetch({ key });
  });
  response.setHeader('Content-Security-Policy', policy);
  const attachment = request.query.download === undefined ? undefined : (grant.fileName ?? key.split('/').at(-1));
  await parts.blobs.send(key, request, response, {
    type: grant.type,
    cacheControl: cacheControlOf(parts.site),
    ...(attachment === undefined ? {} : { attachment }),
  });
}

export function storage(parts: Parts): RequestHandler {
  const answering =
    (work: typeof send): RequestHandler =>
    async (request, response) => {
      try {
        await work(parts, request, response);
      } catch (error) {
        answerFailure(response, error, parts.log);
      }
    };
  const router = Router({ caseSensitive: true });
  router.post('/', answering(receive));
  router.get('/avatar/:file', answering(sendAvatar));
  router.get('/*key', answering(send));
  router.all('/', (_request, response) => answerMethodNotAllowed(response, ['POST']));
  router.all('/*key', (_request, response) => answerMethodNotAllowed(response, ['GET', 'HEAD']));
  return router;
}
