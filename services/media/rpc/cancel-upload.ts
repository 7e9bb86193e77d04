import type { Handlers } from '@kloak/platform/service.ts';
import { upload as aggregate, cancel } from '../domain/upload.ts';
import { endUpload } from '../tools/end-upload.ts';
import { uploads } from '../views/uploads.ts';

export const cancelUpload: Handlers<'media'>['CancelUpload'] = async (ctx, { upload }) => {
  const owner = ctx.account();
  await ctx.decide(aggregate, { id: upload, home: owner }, cancel({ upload, owner }));
  const doc = await ctx.view(uploads).get(upload);
  // A view that is late would not know all its files; the sweep will.
  if (doc?.state === 'cancelled') await endUpload(ctx, doc);
  return {};
};
