// Access to the bytes under a storage key. [Note: Keys and views] Facts are read from the item's own stream, so owners reach their files even while views
// lag.
import { mayViewOrLook } from '@kloak/access/looks.ts';
import { mayViewItem, noItem } from '@kloak/access/may-view-item.ts';
import type { Ctx } from '@kloak/platform/context.ts';
import type { Access } from '@kloak/platform/rpc.ts';
import { readKey } from '@kloak/proto/rules/files/storage-keys.ts';
import { isKept, isKeptOrTrashed, item, readableRenditionsOf } from '../domain/item/item.ts';
import { mayDownload } from './downloads.ts';

/** File under a key that may be served. */
type StoredFile = { area: 'original' | 'rendition'; owner: string; item: string; type: string; fileName: string };

type KeyRequest = { key: string };

/** Refuses with 404 `no-item`: foreign keys, incoming and rejected files, and trashed files except the renditions for lists. */
async function storedFile(ctx: Pick<Ctx, 'state'>, key: string): Promise<StoredFile> {
  const read = readKey(key);
  if (!read || 'upload' in read) throw noItem();
  const state = await ctx.state(item.of(read));
  if (!isKeptOrTrashed(state) || state.original.owner !== read.owner) throw noItem();
  const { owner, type, fileName } = state.original;
  const facts = { area: read.area, owner, item: read.item, fileName };
  if (key === state.original.key && isKept(state)) return { ...facts, type };
  const rendition = readableRenditionsOf(state).find((one) => one.key === key);
  if (!rendition) throw noItem();
  return { ...facts, type: rendition.type };
}

/**
 * Renditions: viewers of the item, and admins who look at it. Originals: those viewers who may download. Refuses: 401, 404 `no-item`, 403 `not-yours`,
 * `downloads-withheld`, `needs-plan`, 503.
 */
export const viewerOfStoredFile: Access<KeyRequest, StoredFile> = {
  rule: 'viewer',
  async check(ctx, { key }) {
    const viewer = ctx.account();
    const file = await storedFile(ctx, key);
    if (file.owner === viewer) return file;
    // A moderator sees renditions of a reported item but cannot download the original.
    if (file.area === 'rendition') await mayViewOrLook(ctx, file.item);
    else {
      await mayViewItem(ctx, file.item);
      await mayDownload(ctx, file.owner, { many: false });
    }
    return file;
  },
};

/** Owner, and viewers who may download. Refuses as above, and renditions: 404 `no-item`. */
export const downloaderOfStoredFile: Access<KeyRequest, StoredFile> = {
  rule: 'downloader',
  async check(ctx, request) {
    const file = await viewerOfStoredFile.check(ctx, request);
    if (file.area !== 'original') throw noItem();
    return file;
  },
};
