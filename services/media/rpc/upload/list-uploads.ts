import { member } from '@kloak/access/rules.ts';
import type { Ctx } from '@kloak/platform/context.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import type { UploadUnderWay } from '@kloak/proto/types/media.ts';
import { maxOpenUploads } from '../../domain/ledger.ts';
import { hasHeartbeat } from '../../steps/reclaim-abandoned-uploads.ts';
import { type FileDoc, files } from '../../views/files.ts';
import { type UploadDoc, uploads } from '../../views/uploads.ts';

/** Enough names to recognise an upload. */
const maxNames = 3;

export const listUploads = rpc('media', 'ListUploads', {
  access: member,
  async run(ctx, _request, owner) {
    const { items: open } = await ctx.view(uploads).page({ index: 'own', equals: [owner, 'open'], limit: maxOpenUploads });
    const shown = await Promise.all(open.map((doc) => show(ctx, doc)));
    return { uploads: shown.flatMap((one) => one ?? []) };
  },
});

const isUnderWay = ({ progress }: FileDoc) => progress === 'expected' || progress === 'arrived' || progress === 'checked';

/** `undefined` for an upload whose files are all done and which is about to be closed. */
async function show(ctx: Pick<Ctx, 'cache' | 'view'>, { upload, since, items }: UploadDoc): Promise<UploadUnderWay | undefined> {
  const left = (await ctx.view(files).getMany(items)).filter(isUnderWay);
  if (left.length === 0) return undefined;
  return {
    upload,
    since,
    files: left.length,
    arrived: left.filter(({ progress }) => progress !== 'expected').length,
    bytes: left.reduce((sum, { size }) => sum + size, 0),
    fileNames: left.slice(0, maxNames).map(({ fileName }) => fileName),
    goesOn: await hasHeartbeat(ctx, upload).catch(() => false),
  };
}
