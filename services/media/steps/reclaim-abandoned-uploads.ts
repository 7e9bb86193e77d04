// Uploads of closed pages occupy turns and space. A new upload that needs these cancels the abandoned ones, oldest first.
import type { Ctx } from '@kloak/platform/context.ts';
import { minuteMs } from '@kloak/proto/rules/durations.ts';
import { ledger } from '../domain/ledger.ts';
import { cancel, upload } from '../domain/upload.ts';
import { files } from '../views/files.ts';
import { type UploadDoc, uploads } from '../views/uploads.ts';
import { usage } from '../views/usage.ts';
import { endUpload } from './end-upload.ts';

type GivingCtx = Pick<Ctx, 'blobs' | 'cache' | 'decide' | 'seenNow' | 'state' | 'view'>;

/** Validity of a page's repeated sign of life, in seconds. */
const aliveSeconds = 600;
/** Time after which an upload with arrived files may be reclaimed. */
const keptMs = 24 * 60 * minuteMs;
/** Minimum age for reclaiming space, so that a page has time to begin. */
const begunMs = 10 * minuteMs;
const maxSettlingMs = 5000;

const aliveKey = (id: string) => `upload-alive:${id}`;

/** Records that a page continues the upload. A lost record is replaced by the next one. */
export const recordHeartbeat = (ctx: Pick<Ctx, 'cache'>, id: string) => ctx.cache.set(aliveKey(id), '1', aliveSeconds).catch(() => undefined);

/** True if a page keeps the upload alive, as far as the cache knows. Rejects if the cache does not answer. */
export const hasHeartbeat = async (ctx: Pick<Ctx, 'cache'>, id: string): Promise<boolean> => (await ctx.cache.get(aliveKey(id))) !== undefined;

/** Missing resource: a turn, or a number of bytes. */
type MissingResource = { turn: true } | { bytes: number };

/** Cancels abandoned uploads until enough is free. True if that succeeded; cancels none if all together were not enough. */
export async function reclaimUploads(ctx: GivingCtx, owner: string, lacking: MissingResource): Promise<boolean> {
  const { open } = await ctx.state(ledger.of({ owner }));
  const given: { doc: UploadDoc; bytes: number }[] = [];
  let freed = 0;
  for (const { upload: id, bytes } of open) {
    const doc = await ctx.view(uploads).get(id);
    if (!doc || !(await mayGiveWay(ctx, doc, 'turn' in lacking ? 0 : begunMs))) continue;
    given.push({ doc, bytes });
    freed += bytes;
    if ('turn' in lacking || freed >= lacking.bytes) break;
  }
  if (given.length === 0 || ('bytes' in lacking && freed < lacking.bytes)) return false;
  const before = (await ctx.view(usage).get(owner))?.reserved ?? 0;
  for (const { doc } of given) {
    await ctx.decide(upload.of(doc), cancel(doc), { step: 'gives way' });
    await endUpload(ctx, { ...doc, state: 'cancelled' });
  }
  await ctx.view(usage).waitFor([owner], ([now]) => (now?.reserved ?? 0) <= before - freed, maxSettlingMs);
  return true;
}

async function mayGiveWay(ctx: GivingCtx, { upload: id, state, since, items }: UploadDoc, minAgeMs: number): Promise<boolean> {
  const ageMs = ctx.seenNow().getTime() - Date.parse(since);
  if (state !== 'open' || ageMs < minAgeMs) return false;
  // An unavailable cache must not make an upload look abandoned.
  if (await hasHeartbeat(ctx, id).catch(() => true)) return false;
  const hasCome = (await ctx.view(files).getMany(items)).some(({ progress }) => progress !== 'expected');
  return !hasCome || ageMs > keptMs;
}
