// Bytes: signed forms come in, photographs and videos go out. Nothing is buffered and no service carries them.
import { Refusal } from '@kloak/platform/errors.ts';
import type { Platform } from '@kloak/platform/platform.ts';
import { plainId, storageKey } from '@kloak/proto/api/fields.ts';
import { avatarKey } from '@kloak/proto/rules/storage-keys.ts';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import type { Logger } from 'pino';
import { answerFailure, answerMethodNotAllowed } from '../answers.ts';
import { type AuthResult, type Principal, principalOf } from '../caller/auth-result.ts';
import { callerMeta } from '../caller/caller-meta.ts';
import type { Callers } from '../caller/callers.ts';
import { putCookies } from '../caller/cookies.ts';
import type { LimitName } from '../caller/limits.ts';
import type { Site } from '../caller/site.ts';
import type { RunningGateway } from '../options.ts';
import { requestIdOf } from '../request-id.ts';
import { avatarSvg } from './avatar.ts';
import { readFormHead } from './form-head.ts';
import type { Grants } from './grants.ts';
import { runningPosts } from './running-posts.ts';
import { watchUpload } from './upload-progress.ts';

type StorageDeps = {
  running: Pick<RunningGateway, 'client'>;
  blobs: Pick<Platform['blobs'], 'receive' | 'send'>;
  callers: Callers;
  grants: Grants;
  posts: ReturnType<typeof runningPosts>;
  log: Logger;
  site: Pick<Site, 'secure' | 'isLocal'>;
};
/** Whoever asks for bytes is signed in. */
type Member = AuthResult & { principal: Principal };

const otherForm = () => new Refusal('forbidden', 'other-form', 'This form was given to somebody else.');
const noBlob = () => new Refusal('missing', 'no-blob', 'This file does not exist.');
/** What is served may be drawn and played, and do nothing else. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

async function readMember({ callers }: StorageDeps, request: Request, response: Response, limit: LimitName): Promise<Member> {
  const auth = await callers.read(request, requestIdOf(response), { unsafe: request.method === 'POST', signedIn: true, limit });
  putCookies(response, auth.setCookies);
  return { ...auth, principal: principalOf(auth) };
}

/** Media may begin to check what has arrived; when this is lost, its own sweep finds it. */
function noteArrival({ running, log }: StorageDeps, member: Member, incomingKey: string, requestId: string): void {
  const { call } = running.client(callerMeta(member, requestId));
  call('media.NoteArrival', { incomingKey }).catch((error: unknown) => log.debug({ err: error, requestId }, 'an arrival was not noted'));
}

/** The member's open pages are told; it does not matter when that is lost. */
function noteProgress({ running, log }: StorageDeps, member: Member, told: { incomingKey: string; percent: number }, requestId: string): void {
  const { call } = running.client(callerMeta(member, requestId));
  call('media.NoteUploadProgress', told).catch((error: unknown) => log.debug({ err: error, requestId }, 'the progress of an upload was not told'));
}

async function receive(deps: StorageDeps, request: Request, response: Response): Promise<void> {
  const member = await readMember(deps, request, response, 'store');
  const { key: incomingKey, owner } = await readFormHead(request);
  if (owner !== member.principal.account) throw otherForm();
  watchUpload(request, (percent) => noteProgress(deps, member, { incomingKey, percent }, requestIdOf(response)));
  const end = deps.posts.begin(incomingKey, request);
  try {
    const key = await deps.blobs.receive(request, response);
    if (key !== undefined) noteArrival(deps, member, key, requestIdOf(response));
  } finally {
    end();
  }
}

async function sendAvatar(deps: StorageDeps, request: Request, response: Response): Promise<void> {
  await readMember(deps, request, response, 'fetch');
  const { data: id } = plainId.safeParse(/^(.*)\.svg$/.exec(String(request.params.file))?.[1]);
  if (id === undefined) throw noBlob();
  response.set({ 'Content-Type': 'image/svg+xml', 'Cache-Control': 'private, max-age=604800', 'Content-Security-Policy': policy });
  response.end(request.method === 'HEAD' ? undefined : avatarSvg(id));
}

/** Whoever is signed in may see who somebody is. What a member chose anew has another address, so it may be kept; see `mayKeep`. */
async function sendOwnAvatar(deps: StorageDeps, request: Request, response: Response): Promise<void> {
  await readMember(deps, request, response, 'fetch');
  const { data: account } = plainId.safeParse(request.params.account);
  const { data: avatar } = plainId.safeParse(/^(.*)\.webp$/.exec(String(request.params.file))?.[1]);
  if (account === undefined || avatar === undefined) throw noBlob();
  response.setHeader('Content-Security-Policy', policy);
  const cacheControl = mayKeep(deps.site) ? 'private, max-age=604800' : 'private, no-store';
  await deps.blobs.send(avatarKey(account, avatar), request, response, { type: 'image/webp', cacheControl });
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
  const grant = await deps.grants.get(member.principal.session, key, member.position, () =>
    deps.running.client(callerMeta(member, requestIdOf(response))).call('media.MayFetch', { key }),
  );
  response.setHeader('Content-Security-Policy', policy);
  const attachment = request.query.download === undefined ? undefined : (grant.fileName ?? key.split('/').at(-1));
  await deps.blobs.send(key, request, response, {
    type: grant.type,
    cacheControl: cacheControlOf(deps.site),
    attachment,
  });
}

export function storage(given: Omit<StorageDeps, 'posts'>): RequestHandler {
  const deps: StorageDeps = { ...given, posts: runningPosts() };
  const answering =
    (work: typeof send): RequestHandler =>
    async (request, response) => {
      try {
        await work(deps, request, response);
      } catch (error) {
        answerFailure(response, error, deps.log);
      }
    };
  const router = Router({ caseSensitive: true });
  router.post('/', answering(receive));
  router.get('/avatar/:file', answering(sendAvatar));
  router.get('/avatar/:account/:file', answering(sendOwnAvatar));
  router.get('/*key', answering(send));
  router.all('/', (_request, response) => answerMethodNotAllowed(response, ['POST']));
  router.all('/*key', (_request, response) => answerMethodNotAllowed(response, ['GET', 'HEAD']));
  return router;
}
