import { accounts, rightsOf } from '@kloak/access/accounts.ts';
import { Refusal } from '@kloak/platform/errors.ts';
import type { Ctx, Handlers } from '@kloak/platform/service.ts';
import type { DeclaredFile__Output } from '@kloak/proto/types/kloak/media/v1/DeclaredFile.ts';
import type { UploadPromise } from '@kloak/proto/types/kloak/media/v1/UploadPromise.ts';
import { ledger, reserve } from '../domain/ledger.ts';
import { checkOffer, readOffer } from '../domain/offer.ts';
import { open, upload, uploadDays } from '../domain/upload.ts';

const notVerified = 'Warning: Your account is not vertified Please verifty your account before uploading your files!';

export const openUpload: Handlers<'media'>['OpenUpload'] = async (ctx, { files }) => {
  const owner = ctx.account();
  const { verified } = await rightsOf(ctx.strict(accounts), owner);
  if (!verified) throw new Refusal('forbidden', 'not-verified', notVerified);
  checkOffer(files, ctx.settings.largestFile);

  const id = ctx.id('upload');
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  await ctx.decide(ledger, { id: owner, home: owner }, (vault) => {
    const events = reserve({ owner, upload: id, bytes, max: ctx.settings.freeSpace })(vault);
    // Where a file is too much and another is none of ours, the caller hears of the space first.
    readOffer(files);
    return events;
  });
  const opened = await ctx.decide(
    upload,
    { id, home: owner },
    open({ upload: id, owner }, readOffer(files), (index) => ctx.id(`item ${index}`)),
  );
  const declared = opened.events.flatMap((event) => (event.type === 'UploadOpened' ? event.data.files : []));
  return { upload: id, promises: await Promise.all(declared.map((file) => promise(ctx, file))) };
};

async function promise(ctx: Ctx, { item, kind, fileName, key, incomingKey, size, type }: DeclaredFile__Output): Promise<UploadPromise> {
  const { url, fields } = await ctx.blobs.form({ key: incomingKey, size, type, expiresInSeconds: uploadDays * 24 * 3600 });
  return { item, kind, fileName, key, url, fields };
}
