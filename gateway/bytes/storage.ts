// Bytes: signed forms arrive, photographs and videos are sent. They are not buffered and pass through no service.
import { Refusal } from '@kloak/platform/errors.ts';
import type { Platform } from '@kloak/platform/ports/platform.ts';
import { plainId, storageKey } from '@kloak/proto/api/shapes/fields.ts';
import { archivePath } from '@kloak/proto/rules/files/downloads.ts';
import { exportPath } from '@kloak/proto/rules/files/exports.ts';
import { avatarKey, storagePath } from '@kloak/proto/rules/files/storage-keys.ts';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import type { Limiter } from '../caller/limits.ts';
import { noteRequestFacts } from '../caller/request-facts.ts';
import type { Site } from '../caller/site.ts';
import { answerFailure, answerMethodNotAllowed, type FailureDeps } from '../http/answers.ts';
import { requestIdOf } from '../http/request-id.ts';
import { avatarSvg } from './avatar.ts';
import type { Grants } from './grants.ts';
import { type CallerDeps, endWithSession, lastingOf, readMember } from './member-caller.ts';
import { noteArrival, noteProgress } from './note-arrivals.ts';
import { resumableFile } from './resumable.ts';
import type { RunningPosts } from './running-posts.ts';
import { sendArchives } from './send-archive.ts';
import { watchUpload } from './upload-progress.ts';

type StorageDeps = FailureDeps &
  CallerDeps & {
    blobs: Pick<Platform['blobs'], 'append' | 'countStored' | 'read' | 'receive' | 'send'>;
    live: Pick<Platform['live'], 'push' | 'onWake'>;
    grants: Grants;
    posts: RunningPosts;
    limiter: Pick<Limiter, 'count'>;
    site: Pick<Site, 'secure' | 'isLocal'>;
  };
const noBlob = () => new Refusal('missing', 'no-blob', 'This file does not exist.');
/** Policy for served files: they may be displayed and played, nothing else. */
const policy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox";

async function receive(deps: StorageDeps, request: Request, response: Response): Promise<void> {
  const member = await readMember(deps, request, response, 'store');
  const { account } = member.principal;
  const requestId = requestIdOf(response);
  await endWithSession(deps, member, response);
  const key = await deps.posts.run(account, request, ({ signal, takeKey }) => {
    const accepted = (incomingKey: string) => {
      takeKey(incomingKey);
      const spans = { storedBytes: 0, wholeBytes: Number(request.headers['content-length'] ?? 0) };
      watchUpload(request, spans, (percent) => noteProgress(deps, { incomingKey, member, requestId }, percent));
    };
    return deps.blobs.receive(request, response, { owner: account, signal, accepted });
  });
  await noteArrival(deps, { incomingKey: key, member, requestId });
  response.writeHead(204).end();
}

async function sendAvatar(deps: StorageDeps, request: Request, response: Response): Promise<void> {
  await readMember(deps, request, response, 'fetch');
  const { data: id } = plainId.safeParse(/^(.*)\.svg$/.exec(String(request.params.file))?.[1]);
  if (id === undefined) throw noBlob();
  response.set({ 'Content-Type': 'image/svg+xml', 'Cache-Control': 'private, max-age=604800', 'Content-Security-Policy': policy });
  response.end(request.method === 'HEAD' ? undefined : avatarSvg(id));
}

/** Sends a member's picture to any signed-in member. A new picture has a new address, so it may be cached; see `mayKeep`. */
async function sendOwnAvatar(deps: StorageDeps, request: Request, response: Response): Promise<void> {
  const member = await readMember(deps, request, response, 'fetch');
  const { data: account } = plainId.safeParse(request.params.account);
  const { data: avatar } = plainId.safeParse(/^(.*)\.webp$/.exec(String(request.params.file))?.[1]);
  if (account === undefined || avatar === undefined) throw noBlob();
  await endWithSession(deps, member, response);
  response.setHeader('Content-Security-Policy', policy);
  const cacheControl = mayKeep(deps.site) ? 'private, max-age=604800' : 'private, no-store';
  await deps.blobs.send(avatarKey(account, avatar), request, response, { type: 'image/webp', cacheControl });
}

/** Sends a group's picture to everybody who may see the group's card. */
async function sendBanner(deps: StorageDeps, request: Request, response: Response): Promise<void> {
  const member = await readMember(deps, request, response, 'fetch');
  const [group, banner, size] = [request.params.group, request.params.banner, /^(.*)\.webp$/.exec(String(request.params.file))?.[1]].map(
    (part) => plainId.safeParse(part).data,
  );
  if (group === undefined || banner === undefined || size === undefined) throw noBlob();
  const { call, checkSession } = lastingOf(deps, member, response);
  const ask = () => call('groups.MayFetchBanner', { group, banner, size });
  const { key } = await deps.answers.watch(response, ask, () => checkSession().then(ask));
  response.setHeader('Content-Security-Policy', policy);
  await deps.blobs.send(key, request, response, { type: 'image/webp', cacheControl: cacheControlOf(deps.site) });
}

/**
 * The check runs at each request, and the answer is mostly 304. Over plain http on a network, browsers pass over the `Clear-Site-Data` of signing
 * out, so there nothing may be kept.
 */
const mayKeep = (site: StorageDeps['site']): boolean => site.secure || site.isLocal;
const cacheControlOf = (site: StorageDeps['site']): string => (mayKeep(site) ? 'private, no-cache' : 'private, no-store');

async function send(deps: StorageDeps, request: Request, response: Response): Promise<void> {
  const member = await readMember(deps, request, response, 'fetch');
  const key = [request.params.key ?? ''].flat().join('/');
  if (!storageKey.safeParse(key).success) throw noBlob();
  const { session, call, checkSession } = lastingOf(deps, member, response);
  const ask = () => call('media.MayFetch', { key });
  const remembered = () => deps.grants.get(session, key, member.position, ask);
  const grant = await deps.answers.watch(response, remembered, () => checkSession().then(ask));
  response.setHeader('Content-Security-Policy', policy);
  const attachment = request.query.download === undefined ? undefined : (grant.fileName ?? key.split('/').at(-1));
  await deps.blobs.send(key, request, response, {
    type: grant.type,
    cacheControl: cacheControlOf(deps.site),
    attachment,
  });
}

export function storage(deps: StorageDeps): RequestHandler {
  const answering =
    (work: typeof send): RequestHandler =>
    async (request, response) => {
      noteRequestFacts(request, { path: '/storage' });
      try {
        await work(deps, request, response);
      } catch (error) {
        answerFailure(response, error, deps);
      }
    };
  const archives = sendArchives(deps);
  const router = Router({ caseSensitive: true });
  router.post('/', answering(receive));
  router.get('/avatar/:file', answering(sendAvatar));
  router.get('/avatar/:account/:file', answering(sendOwnAvatar));
  router.get('/group-banner/:group/:banner/:file', answering(sendBanner));
  router.get(
    `${archivePath.slice(storagePath.length - 1)}:name`,
    answering(async (_deps, request, response) => {
      const member = await readMember(deps, request, response, 'archive');
      const { call, ...asker } = lastingOf(deps, member, response);
      const mayFetch = (key: string) => call('media.MayFetch', { key });
      await archives.originals(request, response, { ...asker, list: (sent) => call('media.ListOriginals', sent), mayFetch });
    }),
  );
  router.get(
    `${exportPath.slice(storagePath.length - 1)}:id/:part/:name`,
    answering(async (_deps, request, response) => {
      const member = await readMember(deps, request, response, 'archive');
      const { call, ...asker } = lastingOf(deps, member, response);
      await archives.everything(request, response, { ...asker, getPart: (sent) => call('media.GetExportPart', sent) });
    }),
  );
  const file = resumableFile(deps);
  router
    .route('/resumable/:upload/:item')
    .head(file.head)
    .patch(file.patch)
    .options(file.options)
    .all((_request, response) => answerMethodNotAllowed(response, ['HEAD', 'PATCH', 'OPTIONS']));
  router.get('/*key', answering(send));
  router.all('/', (_request, response) => answerMethodNotAllowed(response, ['POST']));
  router.all('/*key', (_request, response) => answerMethodNotAllowed(response, ['GET', 'HEAD']));
  return router;
}
