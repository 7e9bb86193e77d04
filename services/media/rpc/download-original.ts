import { Refusal } from '@kloak/platform/errors.ts';
import type { Handlers } from '@kloak/platform/service.ts';
import { notYours, storedFile } from './stored-file.ts';

export const downloadOriginal: Handlers<'media'>['DownloadOriginal'] = async (ctx, { key }) => {
  const caller = ctx.account();
  const { area, owner, fileName } = await storedFile(ctx, key);
  if (owner !== caller) throw notYours();
  if (area !== 'original') throw new Refusal('missing', 'no-item', 'This item does not exist.');
  return { key, fileName };
};
