// Who may have the bytes under a storage key. [Note: Keys and views] What a key names is read from the item's own stream, so that owners
// reach what is theirs while views lag.
import { mayViewItem, noItem, notYours } from '@kloak/access/may-view-item.ts';
import type { Ctx } from '@kloak/platform/context.ts';
import type { Access } from '@kloak/platform/rpc.ts';
import { readKey } from '@kloak/proto/rules/storage-keys.ts';
import { isKept, item, renditionsOf } from '../domain/item.ts';

/** What stands under a key that may be served. */
type StoredFile = { area: 'original' | 'rendition'; owner: string; item: string; type: string; fileName: string };

type KeyRequest = { key: string };

/** Refuses, 404 `no-item`: no key of ours, what is incoming, what was rejected. */
async function storedFile(ctx: Pick<Ctx, 'state'>, key: string): Promise<StoredFile> {
  const read = readKey(key);
  if (!read || 'upload' in read) throw noItem();
  const state = await ctx.state(item.of(read));
  if (!isKept(state) || state.original.owner !== read.owner) throw noItem();
  const { owner, type, fileName } = state.original;
  const facts = { area: read.area, owner, item: read.item, fileName };
  if (key === state.original.key) return { ...facts, type };
  const rendition = renditionsOf(state).find((one) => one.key === key);
  if (!rendition) throw noItem();
  return { ...facts, type: rendition.type };
}

/** An original its owner, a rendition whoever may view the item. Refuses: 401, 404 `no-item`, 403 `not-yours`, 503. */
export const viewerOfStoredFile: Access<KeyRequest, StoredFile> = {
  rule: 'viewer',
  async check(ctx, { key }) {
    const viewer = ctx.account();
    const file = await storedFile(ctx, key);
    if (file.owner === viewer) return file;
    if (file.area === 'original') throw notYours();
    await mayViewItem(ctx, file.item);
    return file;
  },
};

/** Its owner alone. Refuses: 401, 404 `no-item`, 403 `not-yours`. */
export const ownerOfStoredFile: Access<KeyRequest, StoredFile> = {
  rule: 'owner',
  async check(ctx, { key }) {
    const caller = ctx.account();
    const file = await storedFile(ctx, key);
    if (file.owner !== caller) throw notYours();
    return file;
  },
};
