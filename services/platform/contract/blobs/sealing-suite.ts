// Operations on the keys of a vault, for any store.
import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { Blobs } from '../../ports/blobs.ts';
import type { Objects } from '../../ports/objects.ts';
import { sealedBlobs } from '../../sealed/blobs.ts';
import { headerBytes, readHeader } from '../../sealed/format.ts';
import { readMasterKeys } from '../../sealed/master-keys.ts';
import { openVaultKeys } from '../../sealed/vault-keys.ts';

const type = 'image/jpeg';
const newMaster = () => randomBytes(32).toString('base64');
const openWith = async (objects: Objects, masters: string): Promise<Blobs> => sealedBlobs(objects, await openVaultKeys(objects, readMasterKeys(masters, 'It')));
const put = (blobs: Pick<Blobs, 'put'>, key: string, text: string) => blobs.put(key, Buffer.from(text), { type, size: text.length });
const textOf = async (blobs: Blobs, key: string) => String(await buffer(await blobs.read(key)));
const destroyed = { kind: 'gone', code: 'key-destroyed' };

/** Needs an empty store. */
export async function expectKeysKept(objects: Objects): Promise<void> {
  const [old, next] = [newMaster(), newMaster()];
  await put(objects, 'original/anna/before', 'not sealed yet');
  const first = await openWith(objects, old);
  for (const member of ['anna', 'ben', 'cleo']) await put(first, `original/${member}/i`, `of ${member}`);

  await first.sealStored(60_000);
  const { head, close } = await objects.open('original/anna/before', { headBytes: headerBytes, rest: 'some' });
  await close();
  expect([readHeader(head) !== undefined, await textOf(first, 'original/anna/before')]).toEqual([true, 'not sealed yet']);

  // One copy of a key is lost, and a copy of a key to be destroyed returns with a backup.
  await objects.remove(['key/anna.1']);
  await put(objects, 'key/ben.2', 'damaged');
  const kept = await objects.open('key/cleo.2', { headBytes: 4096, rest: 'some' });
  const ofCleo = String(kept.head);
  await kept.close();
  await first.destroyKey('cleo');
  await put(objects, 'key/cleo.2', ofCleo);
  const etags = async () => Promise.all(['anna/i', 'anna/before', 'ben/i'].map(async (key) => (await objects.stat(`original/${key}`))?.etag));
  const before = await etags();

  const rotating = await openWith(objects, `${next},${old}`);
  await rotating.rewrapKeys();
  expect([await rotating.rewrapKeys(), await etags()]).toEqual([0, before]);
  expect((await Array.fromAsync(objects.list('key/'))).sort()).toEqual(['key/anna.1', 'key/anna.2', 'key/ben.1', 'key/ben.2']);
  await expect(openWith(objects, old)).rejects.toThrow(/not the master key of this vault/);
  // Each copy suffices by itself.
  for (const copy of ['1', '2']) {
    await objects.remove(['anna', 'ben'].map((member) => `key/${member}.${copy}`));
    const rotated = await openWith(objects, next);
    expect(await Promise.all(['anna/i', 'anna/before', 'ben/i'].map((key) => textOf(rotated, `original/${key}`)))).toEqual([
      'of anna',
      'not sealed yet',
      'of ben',
    ]);
    await rotated.rewrapKeys();
    await expect(textOf(rotated, 'original/cleo/i')).rejects.toMatchObject(destroyed);
    await expect(put(rotated, 'original/cleo/new', 'of cleo again')).rejects.toMatchObject(destroyed);
  }
}
