// A world of real services (identity, social, media, transcoding, and others given), with real photographs. Chat and groups have at least the views that social
// waits for.
import { relations } from '@kloak/access/relations.ts';
import { ownerField } from '@kloak/platform/ports/blobs.ts';
import type { Service } from '@kloak/platform/service.ts';
import { type BlobsClient, blobsClient } from '@kloak/platform/testing/blobs-client.ts';
import type { Caller, HarnessOptions } from '@kloak/platform/testing/harness.ts';
import { drawPhoto } from '@kloak/platform/testing/photo.ts';
import { neighbour } from '@kloak/platform/testing/seed-event.ts';
import { startWorld, type World } from '@kloak/platform/testing/world.ts';
import type { AlbumName, OpenUploadResponse__Output, PostDetails, PublishUploadResponse__Output } from '@kloak/proto/types/media.ts';
import sharp from 'sharp';

export type Photo = { fileName: string; bytes: Buffer };
type ItemPrivacy = 'PRIVATE' | 'FAMILY_ONLY';

/** A small photograph; another `seed` is another one. */
export async function photo(fileName: string, seed = 0): Promise<Photo> {
  const format = fileName.toLowerCase().endsWith('.png') ? 'png' : 'jpeg';
  return { fileName, bytes: await drawPhoto({ seed, format, width: 48, height: 32 }) };
}

/** A photograph with this camera time, `2024:07:01 12:00:00`. Another `seed` is another one. */
export async function photoTaken(at: string, seed: number): Promise<Photo> {
  const drawn = sharp(await drawPhoto({ seed })).withExif({ IFD2: { DateTimeOriginal: at } });
  return { fileName: `${seed}.jpg`, bytes: await drawn.jpeg().toBuffer() };
}

/** A file with the beginning of a photograph and no picture. Another `seed` makes different bytes. */
export const tornPhoto = (fileName: string, seed = 7): Photo => ({
  fileName,
  bytes: Buffer.concat([Buffer.from('ffd8ffe000104a4649460001', 'hex'), Buffer.alloc(400, seed)]),
});

export type Family = Omit<World, 'publish'> & {
  openUpload(member: Caller, photos: Photo[]): Promise<OpenUploadResponse__Output>;
  /** The same for files published on arrival. */
  openOnArrival(member: Caller, photos: Photo[], onArrival: PostDetails, album?: AlbumName): Promise<OpenUploadResponse__Output>;
  /** Posts the files like a browser; returns the statuses. */
  send(opened: OpenUploadResponse__Output, photos: Photo[]): Promise<number[]>;
  /** The same, and reports each possible arrival, as the gateway does. */
  arrive(opened: OpenUploadResponse__Output, photos: Photo[]): Promise<void>;
  publish(member: Caller, opened: OpenUploadResponse__Output, privacy?: ItemPrivacy): Promise<PublishUploadResponse__Output>;
  /** Uploads and publishes a file; returns the item's id. */
  shares(member: Caller, one: Photo, privacy?: ItemPrivacy): Promise<string>;
  /** Like `restart` of the harness. */
  restart(whileStopped?: () => unknown): Promise<void>;
};

export async function startFamily(services: Service[], options: HarnessOptions = {}): Promise<Family> {
  const neighbours = [neighbour('chat', relations), neighbour('groups', relations), neighbour('billing')];
  const missing = neighbours.filter(({ name }) => !services.some((one) => one.name === name));
  const world = await startWorld([...services, ...missing], options);
  const { harness } = world;
  let browser: BlobsClient = await blobsClient(harness.platform.blobs);

  const openUpload: Family['openUpload'] = (member, photos) =>
    member.call('media', 'OpenUpload', { files: photos.map(({ fileName, bytes }) => ({ fileName, size: bytes.length })) });
  const openOnArrival: Family['openOnArrival'] = (member, photos, onArrival, album) =>
    member.call('media', 'OpenUpload', { files: photos.map(({ fileName, bytes }) => ({ fileName, size: bytes.length, onArrival })), album });
  const send: Family['send'] = ({ promises }, photos) =>
    Promise.all(
      promises.map(async ({ fields }, index) => {
        const file = photos[index]?.bytes;
        const { status } = await browser.post({ fields, by: fields[ownerField], ...(file && { file }) });
        return status;
      }),
    );
  const publish: Family['publish'] = (member, { promises }, privacy = 'FAMILY_ONLY') =>
    member.call('media', 'PublishUpload', { items: promises.map(({ item }) => ({ item, privacy })) });

  return {
    ...world,
    openUpload,
    openOnArrival,
    send,
    async arrive(opened, photos) {
      await send(opened, photos);
      await Promise.all(opened.promises.map(({ fields }) => harness.as().call('media', 'NoteArrival', { incomingKey: fields.key ?? '' })));
    },
    publish,
    async shares(member, one, privacy) {
      const opened = await openUpload(member, [one]);
      await send(opened, [one]);
      await publish(member, opened, privacy);
      await harness.settled();
      return opened.promises[0]?.item ?? '';
    },
    async restart(whileStopped) {
      await browser.close();
      await harness.restart(whileStopped);
      browser = await blobsClient(harness.platform.blobs);
    },
    async close() {
      await browser.close();
      await harness.close();
    },
  };
}
