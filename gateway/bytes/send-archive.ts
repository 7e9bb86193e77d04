// Sends archives to their owners, and notifies the owner's pages of the progress.
import { Refusal, refusalOf } from '@kloak/platform/errors.ts';
import type { Blobs } from '@kloak/platform/ports/blobs.ts';
import type { Live } from '@kloak/platform/ports/live.ts';
import type { RequestOf, ResponseOf } from '@kloak/platform/rpc.ts';
import { type Sendable, sendBytes } from '@kloak/platform/wire/send-bytes.ts';
import { plainId } from '@kloak/proto/api/shapes/fields.ts';
import { downloadScopes, isArchiveName, nothingToDownload, scopeFault } from '@kloak/proto/rules/files/downloads.ts';
import { isExportName, noExport } from '@kloak/proto/rules/files/exports.ts';
import { type ArchiveProgress, archivePush } from '@kloak/proto/rules/pushes/archive-push.ts';
import type { Request, Response } from 'express';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { LastingCaller } from '../caller/lasting-caller.ts';
import type { Limiter } from '../caller/limits.ts';
import { type Archive, archiveOf, archiveOfPart } from './archive.ts';
import { type AskOriginals, libraryOf, readPart } from './archive-part.ts';
import { countSkipped } from './count-skipped.ts';
import { readExportPart } from './export-part.ts';
import { limitPerMember } from './per-member-concurrency.ts';
import type { RunningAnswers } from './running-answers.ts';

/** Each archive reads originals as fast as the connection accepts them. */
const maxArchivesAtOnce = 2;
const retryAfterSeconds = 30;
const tooManyArchives = () =>
  new Refusal('too-many', 'too-many-archives', `${maxArchivesAtOnce} archives are being downloaded. Please wait for one of them.`, {
    retryAfter: retryAfterSeconds,
  });
const noArchive = () => new Refusal('missing', 'no-archive', 'This archive does not exist.');

/** Address of an archive from the call that prepares it; `download`: the page's id of it. */
const address = z
  .object({
    name: z.string().refine(isArchiveName),
    scope: z.enum(downloadScopes),
    albumId: plainId.optional(),
    ownerId: plainId.optional(),
    before: z.string().min(1).max(500).optional(),
    download: plainId.optional(),
  })
  .refine((asked) => !scopeFault(asked));

/** The same of a part of an export. */
const exportAddress = z.object({
  id: plainId,
  part: z.coerce.number().int().min(1).max(9999),
  name: z.string().refine(isExportName),
  download: plainId.optional(),
});
/** Asks media for the list of a part of an export. */
type AskPart = (sent: RequestOf<'media.GetExportPart'>) => Promise<ResponseOf<'media.GetExportPart'>>;
/** The requesting member, and the calls to media in their name. `mayFetch` refuses a file that they may not have. */
type Asker = Pick<LastingCaller, 'account' | 'checkSession'>;
type AskerOfOriginals = Asker & { list: AskOriginals; mayFetch(key: string): Promise<unknown> };
type AskerOfExport = Asker & { getPart: AskPart };
type Download = { name: string; download?: string | undefined };

/** Wake-up by which the member cancels the download in every process. */
export const cancelWakeUp = (account: string, download: string): string => `cancel-archive:${account}:${download}`;

const minGapMs = 1000;

/** The same bytes; reports the progress of sending, once a second at most. */
function watched({ facts, read }: Sendable, tell: (percent: number) => void): Sendable {
  return {
    facts,
    async *read(range) {
      let at = range.start;
      let toldAt = performance.now();
      for await (const chunk of read(range)) {
        at += chunk.length;
        yield chunk;
        if (performance.now() - toldAt < minGapMs) continue;
        toldAt = performance.now();
        tell(Math.min(99, Math.floor((at / facts.size) * 100)));
      }
    },
  };
}

type ArchiveDeps = {
  limiter: Pick<Limiter, 'count'>;
  blobs: Pick<Blobs, 'read'>;
  answers: Pick<RunningAnswers, 'watch'>;
  live: Pick<Live, 'push' | 'onWake'>;
  log: Logger;
};

type ArchiveTransfer = { archive: Archive; download: Download; account: string; refusalOf(key: string): Promise<Refusal | undefined> };

/** A refusal for one file does not affect the others. */
const isOfOne = (error: unknown): error is Refusal => error instanceof Refusal && (error.kind === 'forbidden' || error.kind === 'missing');

/** Answers GET and HEAD of archives, and ranges: an interrupted download continues if the archive would be the same. */
export function sendArchives({ blobs, answers, live, limiter, log }: ArchiveDeps) {
  const atOnce = limitPerMember(maxArchivesAtOnce, tooManyArchives);

  /** Sends until the client disconnects or the member cancels on a page. */
  async function sendArchive({ archive, download: { name, download = '' }, account, refusalOf }: ArchiveTransfer, request: Request, response: Response) {
    const tell = (told: Omit<ArchiveProgress, 'id'>) => download !== '' && live.push(account, archivePush, { id: download, ...told });
    const gone = new AbortController();
    response.once('close', () => gone.abort());
    const stopListening = live.onWake(cancelWakeUp(account, download), () => response.destroy());
    const onMissing = (error: unknown) => log.warn({ err: error }, 'a file is missing in an archive');
    const made = archiveOf(archive, { blobs, refusalOf, onMissing, signal: gone.signal });
    const allowed = countSkipped(made, (skippedBytes) => limiter.count('archiveSkippedBytes', account, skippedBytes));
    const sent = watched(allowed, (progress) => tell({ progress, finished: false }));
    try {
      await sendBytes(sent, request, response, { type: 'application/zip', attachment: name, cacheControl: 'private, no-store' });
    } finally {
      stopListening();
      tell(response.writableEnded ? { progress: 100, finished: true } : { progress: 0, finished: true, failed: true });
    }
  }

  return {
    async originals(request: Request, response: Response, { account, checkSession, list, mayFetch }: AskerOfOriginals): Promise<void> {
      const { data: asked } = address.safeParse({ ...request.query, name: request.params.name });
      if (!asked) throw noArchive();
      const checkRight = async () => {
        await checkSession();
        await list({ ...libraryOf(asked), limit: 1 });
      };
      const fileRefusal = async (key: string) => {
        try {
          await mayFetch(key);
          return undefined;
        } catch (error) {
          if (!isOfOne(error)) throw error;
          await checkRight();
          return error;
        }
      };
      const part = await answers.watch(response, () => readPart(list, asked), checkRight);
      if (part.files.length === 0) throw refusalOf(nothingToDownload);
      const sending = { archive: archiveOfPart(part), download: asked, account, refusalOf: fileRefusal };
      await atOnce(account, () => sendArchive(sending, request, response));
    },
    /** A part of everything that the account has. */
    async everything(request: Request, response: Response, { account, checkSession, getPart }: AskerOfExport): Promise<void> {
      const { data: asked } = exportAddress.safeParse({ ...request.query, ...request.params });
      if (!asked) throw refusalOf(noExport);
      const askPart = () => getPart({ export: asked.id, part: asked.part });
      const checkRight = async () => {
        await checkSession();
        await askPart();
      };
      const { pieces } = await answers.watch(response, askPart, checkRight);
      await atOnce(account, async () => {
        const archive = await readExportPart(blobs, pieces);
        // Everything in it is the member's own, permanently.
        const fileRefusal = () => checkSession().then(() => undefined);
        await sendArchive({ archive, download: asked, account, refusalOf: fileRefusal }, request, response);
      });
    },
  };
}
