// A photograph in a vault, as its owner puts it there.
import { crc32, deflateSync } from 'node:zlib';
import type { Person, Vault } from './vault.ts';
import { isObject } from './visitor.ts';

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** A PNG of one colour per row; another `seed`, other bytes. */
export function drawPng(seed: number, width = 64, height = 48): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2], 8);
  const rows = Array.from({ length: height }, (_, y) =>
    Buffer.concat([Buffer.from([0]), Buffer.alloc(width * 3, Buffer.from([(seed * 37) % 256, y, seed % 251]))]),
  );
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', deflateSync(Buffer.concat(rows))), chunk('IEND', Buffer.alloc(0))]);
}

type Promised = { url: string; fields: Record<string, string>; key: string };
const isList = (value: unknown): value is unknown[] => Array.isArray(value);
const isPromised = (value: unknown): value is Promised => isObject(value) && typeof value.url === 'string' && isObject(value.fields);
export const listOf = (value: unknown): Record<string, unknown>[] => (isList(value) ? value.filter(isObject) : []);

export async function postForm(who: Person, { url, fields }: Promised, bytes: Buffer): Promise<Response> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new Blob([new Uint8Array(bytes)]), 'file');
  return await who.fetch(url, { method: 'POST', body: form });
}

export async function openUpload(who: Person, bytes: Buffer): Promise<{ promised: Promised; opened: Record<string, unknown> }> {
  const { body: opened } = await who.send('/api/upload/uploadFilesV2', {
    body: { allFiles: [{ fileName: 'beach.png', fileSize: bytes.length, type: 'image/png' }], profileId: who.id },
  });
  const [promised] = listOf(opened.promises).filter(isPromised);
  if (promised === undefined) throw new Error(`no form: ${JSON.stringify(opened)}`);
  return { promised, opened };
}

type PublishedPhoto = { id: string; upload: string; image: Record<string, unknown> };

/** Uploads, publishes and waits for the renditions. Answers the post as its owner sees it. */
export async function publishPhoto(vault: Vault, who: Person, bytes: Buffer, mediaData: object): Promise<PublishedPhoto> {
  const { promised, opened } = await openUpload(who, bytes);
  const stored = await postForm(who, promised, bytes);
  if (stored.status !== 204) throw new Error(`not stored: ${stored.status} ${await stored.text()}`);
  const { allImages, allVideos, allPosts } = opened;
  const published = await who.send('/api/upload/updateAll', { body: { mediaData, allImages, allVideos, allPosts, profileId: who.id } });
  const id = String(listOf(published.body.posts)[0]?._id);
  await vault.harness.settled();
  const { body } = await who.send('/api/post/image-post-byid', { body: { imageId: id, profileId: who.id } });
  const post = isObject(body.post) ? body.post : {};
  if (!isObject(post.image)) throw new Error(`not published: ${JSON.stringify([published.body, body])}`);
  return { id, upload: String(opened.uploadId), image: post.image };
}
