import { verified } from '@kloak/access/rules.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { checkPreviews } from '../../domain/item/preview.ts';
import { noUpload } from '../../domain/upload.ts';
import { promisePreview } from '../../steps/promise-preview.ts';
import { files } from '../../views/files.ts';

/** Renditions are ready within an hour. */
const formSeconds = 3600;

export const offerPreviews = rpc('media', 'OfferPreviews', {
  access: verified,
  async run(ctx, { previews }, owner) {
    checkPreviews(previews);
    const own = new Map((await ctx.view(files).getMany(previews.map(({ item }) => item))).map((file) => [file.item, file]));
    const promises = previews.map(async ({ item, size, type }) => {
      const file = own.get(item);
      if (file?.owner !== owner || file.progress === 'deleted' || file.progress === 'rejected') throw noUpload();
      return promisePreview(ctx, file, { fileName: file.fileName, size, type, expiresInSeconds: formSeconds });
    });
    return { promises: await Promise.all(promises) };
  },
});
