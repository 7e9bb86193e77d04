// Files that are sent in parts, by tus 1.0 (https://tus.io/protocols/resumable-upload): an upload continues after a cut where its bytes end. Calls of the
// API open and cancel uploads, so only HEAD, PATCH and OPTIONS are served, with statuses and plain texts of tus.
import { Refusal } from '@kloak/platform/errors.ts';
import type { IncomingFile } from '@kloak/platform/ports/blobs.ts';
import type { Platform } from '@kloak/platform/ports/platform.ts';
import { refusalCodes } from '@kloak/platform/wire/refusal-codes.ts';
import { plainId } from '@kloak/proto/api/shapes/fields.ts';
import type { Request, RequestHandler, Response } from 'express';
import { type FailureDeps, reportFailure } from '../http/answers.ts';
import { requestIdOf } from '../http/request-id.ts';
import { type CallerDeps, endWithSession, lastingOf, type MemberCaller, readMember } from './member-caller.ts';
import { noteArrival, noteProgress } from './note-arrivals.ts';
import { readPartHeaders, tusVersion } from './part-headers.ts';
import type { RunningPosts } from './running-posts.ts';
import { watchUpload } from './upload-progress.ts';

type ResumableDeps = FailureDeps & CallerDeps & { blobs: Pick<Platform['blobs'], 'countStored' | 'append'>; posts: RunningPosts };
/** File of an upload, and its caller. */
type Target = { readonly file: IncomingFile; readonly arrived: boolean; readonly member: MemberCaller };
type ResumableWork = (deps: ResumableDeps, request: Request, response: Response) => Promise<void>;

/** The declared type is not stored: media reads the type from the bytes. */
const incomingType = 'application/octet-stream';
/** Statuses of tus that our kinds of refusals do not have. */
const tusStatuses: Readonly<Record<string, number>> = { 'no-length': 411, 'tus-version': 412, 'wrong-digest': 460 };
const noUpload = () => new Refusal('missing', 'no-upload', 'This upload does not exist.');

async function readTarget(deps: ResumableDeps, request: Request, response: Response): Promise<Target> {
  const member = await readMember(deps, request, response, 'store');
  const [upload, item] = [request.params.upload, request.params.item].map((part) => plainId.safeParse(part).data);
  if (upload === undefined || item === undefined) throw noUpload();
  const { incomingKey, size, arrived } = await lastingOf(deps, member, response).call('media.GetUploadTarget', { upload, item });
  return { file: { key: incomingKey, size, type: incomingType, owner: member.principal.account }, arrived, member };
}

const answer = (response: Response, status: number, offset: number, more: Record<string, string> = {}) =>
  response.writeHead(status, { 'Upload-Offset': String(offset), 'Cache-Control': 'no-store', ...more }).end();

const arrivalOf = ({ file, member }: Target, response: Response) => ({ incomingKey: file.key, member, requestId: requestIdOf(response) });

/** Number of stored bytes. Media is notified of a complete file, also if the process ended after it was stored. */
const answerOffset: ResumableWork = async (deps, request, response) => {
  const target = await readTarget(deps, request, response);
  const { file, arrived } = target;
  const offset = arrived ? file.size : await deps.blobs.countStored(file);
  if (!arrived && offset === file.size) await noteArrival(deps, arrivalOf(target, response));
  answer(response, 200, offset, { 'Upload-Length': String(file.size) });
};

const append: ResumableWork = async (deps, request, response) => {
  const part = readPartHeaders(request.headers);
  const target = await readTarget(deps, request, response);
  const { file, arrived, member } = target;
  await endWithSession(deps, member, response);
  const offset = await deps.posts.run(file.owner, request, async ({ signal, takeKey }) => {
    const stored = arrived ? file.size : await deps.blobs.countStored(file);
    if (part.offset !== stored) {
      response.setHeader('Upload-Offset', stored);
      throw new Refusal('conflict', 'wrong-offset', `The stored bytes end at ${stored}.`);
    }
    takeKey(file.key);
    const spans = { storedBytes: stored, wholeBytes: file.size };
    watchUpload(request, spans, (percent) => noteProgress(deps, arrivalOf(target, response), percent));
    return deps.blobs.append(file, { ...part, bytes: request, signal });
  });
  if (offset === file.size) await noteArrival(deps, arrivalOf(target, response));
  else noteProgress(deps, arrivalOf(target, response), Math.floor((offset / file.size) * 100));
  answer(response, 204, offset);
};

function answering(deps: ResumableDeps, work: ResumableWork): RequestHandler {
  return async (request, response) => {
    response.setHeader('Tus-Resumable', tusVersion);
    try {
      await work(deps, request, response);
    } catch (error) {
      const { refusal, status = tusStatuses[refusal.code] ?? refusalCodes[refusal.kind].http } = reportFailure(response, error, deps);
      if (response.headersSent) return void response.destroy();
      response.status(status).set({ 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }).end(refusal.message);
    }
  };
}

const answerProtocol: RequestHandler = (_request, response) => {
  response.writeHead(204, { 'Tus-Resumable': tusVersion, 'Tus-Version': tusVersion, 'Tus-Extension': 'checksum', 'Tus-Checksum-Algorithm': 'sha256' }).end();
};

/** Handlers by method of a file that is sent in parts. */
export const resumableFile = (deps: ResumableDeps) => ({ head: answering(deps, answerOffset), patch: answering(deps, append), options: answerProtocol });
