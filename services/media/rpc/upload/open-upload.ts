import { plans, spaceLimitsOf } from '@kloak/access/plans.ts';
import { verified } from '@kloak/access/rules.ts';
import type { Ctx } from '@kloak/platform/context.ts';
import { Refusal, refusalOf } from '@kloak/platform/errors.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { uploadsLocked } from '@kloak/proto/rules/plans.ts';
import type { DeclaredFile__Output, UploadPromise } from '@kloak/proto/types/media.ts';
import { privacyOfAll, readAlbum } from '../../domain/album/album.ts';
import { checkPreviewSizes, checkPreviewsFilled, isPreviewType } from '../../domain/item/preview.ts';
import { ledger, missingBytes, reserve } from '../../domain/ledger.ts';
import { open, upload, uploadDays } from '../../domain/upload.ts';
import { acceptFiles } from '../../domain/upload-request.ts';
import { promisePreview } from '../../steps/promise-preview.ts';
import { reclaimUploads } from '../../steps/reclaim-abandoned-uploads.ts';

const expiresInSeconds = uploadDays * 24 * 3600;
/** Maximum attempts to use the space that abandoned uploads free. */
const maxRounds = 4;

/**
 * Refuses in this order, with nothing reserved: 400 and 413 `file-too-large` for the files, 409 `payment-due`, `too-many-uploads` and 413 `out-of-space` for the vault,
 * 415 for the types.
 */
export const openUpload = rpc('media', 'OpenUpload', {
  access: verified,
  async run(ctx, { files, flow, album: named }, owner) {
    const details = named ? readAlbum({ ...named, privacy: privacyOfAll(files.flatMap(({ onArrival }) => onArrival ?? [])) }) : undefined;
    // A preview of another type is ignored: it is no reason to refuse the file.
    const previewOf = files.map(({ preview }) => (preview && isPreviewType(preview) ? preview : undefined));
    const previews = previewOf.flatMap((preview) => preview ?? []);
    checkPreviewsFilled(previews);
    const { maxBytes: max, maxFileBytes, changes: ofChanges, locked } = await spaceLimitsOf(ctx.strict(plans), owner, ctx.settings);
    const { accepted, refusal } = acceptFiles(files, flow, maxFileBytes);
    checkPreviewSizes(previews);
    const id = ctx.id('upload');
    const bytes = files.reduce((sum, { size }) => sum + size, 0);
    const hold = () =>
      ctx.decide(ledger.of({ owner }), (vault) => {
        if (locked) throw refusalOf(uploadsLocked);
        const reserved = reserve({ owner, upload: id, bytes, max, ofChanges })(vault);
        if (refusal) throw refusal;
        return reserved;
      });
    // A concurrent upload of the same member may take the freed space.
    for (let round = 1; ; round += 1) {
      try {
        await hold();
        break;
      } catch (error) {
        if (round === maxRounds || !(await isMended(ctx, owner, { bytes, max, ofChanges }, error))) throw error;
      }
    }
    const facts = { upload: id, owner };
    const album = details && { id: ctx.id('album'), details };
    const opened = await ctx.decide(
      upload.of(facts),
      open(facts, accepted, (index) => ctx.id(`item ${index}`), album),
    );
    const declared = opened.events.flatMap((event) => (event.type === 'UploadOpened' ? event.data.files : []));
    const previewed = declared.flatMap((file, index) => {
      const preview = previewOf[index];
      return preview ? [promisePreview(ctx, { ...file, upload: id }, { ...preview, expiresInSeconds })] : [];
    });
    return { upload: id, promises: await Promise.all(declared.map((file) => promise(ctx, file, owner))), previews: await Promise.all(previewed) };
  },
});

/** True if cancelling uploads of closed pages made room for the refused one. */
async function isMended(ctx: Ctx, owner: string, wanted: Parameters<typeof missingBytes>[1], error: unknown): Promise<boolean> {
  if (!(error instanceof Refusal)) return false;
  if (error.code === 'too-many-uploads') return reclaimUploads(ctx, owner, { turn: true });
  return error.code === 'out-of-space' && reclaimUploads(ctx, owner, { bytes: missingBytes(await ctx.state(ledger.of({ owner })), wanted) });
}

async function promise(ctx: Ctx, { item, kind, fileName, key, incomingKey, size, type }: DeclaredFile__Output, owner: string): Promise<UploadPromise> {
  const { url, fields } = await ctx.blobs.form({ key: incomingKey, size, type, owner, expiresInSeconds });
  return { item, kind, fileName, key, url, fields };
}
