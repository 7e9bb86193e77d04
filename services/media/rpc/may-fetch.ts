import { mayViewItem } from '@kloak/access/may-view-item.ts';
import type { Handlers } from '@kloak/platform/service.ts';
import { notYours, storedFile } from './stored-file.ts';

export const mayFetch: Handlers<'media'>['MayFetch'] = async (ctx, { key }) => {
  const viewer = ctx.account();
  const { area, owner, item, type, fileName } = await storedFile(ctx, key);
  if (area === 'original') {
    if (viewer !== owner) throw notYours();
    return { type, fileName };
  }
  if (viewer !== owner) await mayViewItem(ctx, item);
  return { type };
};
