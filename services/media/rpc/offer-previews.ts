import { verified } from '@kloak/access/rules.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { incomingPreviewKey, previewKey } from '@kloak/proto/rules/storage-keys.ts';
import { checkPreviews } from '../domain/preview.ts';
import { noUpload } from '../domain/upload.ts';
import { files } from '../views/files.ts';

/** After an hour the renditions are there. */
const formSeconds = 3600;

/** Previews take no space of the vault: there is one for each file at most, and it goes when the renditions are made. */
export const offerPreviews = rpc('media', 'OfferPreviews', {
  access: verified,
  async run(ctx, { previews }, owner) {
    checkPreviews(previews);
    const own = new Map((await ctx.view(files).getMany(previews.map(({ item }) => item))).map((file) => [file.item, file]));
    const promises = previews.map(async ({ item, size, type }) => {
      const file = own.get(item);
      if (file?.owner !== owner || file.progress === 'deleted' || file.progress === 'rejected') throw noUpload();
      const { url, fields } = await ctx.blobs.form({ key: incomingPreviewKey(file.upload, item), size, type, expiresInSeconds: formSeconds });
      return { item, kind: file.kind, fileName: file.fileName, key: previewKey(owner, item), url, fields };
    });
    return { promises: await Promise.all(promises) };
  },
});
