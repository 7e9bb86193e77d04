// Uploads of the demonstration family. This is loaded for the one time that it is needed: it brings an image library.
import { openUpload, postFile, publishAll, type Uploader } from '@kloak/proto/client/upload.ts';
import { CallError, type FormFile } from '@kloak/proto/client/visitor.ts';
import { drawPhoto } from './draw-photo.ts';
import { drawVideo } from './draw-video.ts';
import type { Batch, Shot } from './shots.ts';

/** Kind and id of a post. */
export type SharedPost = { kind: 'image' | 'video'; id: string };

/** Maximum attempts, each of which waits for ten seconds. */
const maxTries = 12;

async function draw({ title, taken, scene, seconds }: Shot): Promise<FormFile> {
  const name = title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  if (seconds !== undefined) return { fileName: `${name}.mp4`, type: 'video/mp4', bytes: await drawVideo(scene, { seconds, taken }) };
  return { fileName: `${name}.jpg`, type: 'image/jpeg', bytes: await drawPhoto(scene, taken) };
}

/** Uploads like a browser, with idempotency keys that begin with `key`. Returns posts by title. */
export async function shareBatch(member: Uploader, { shots }: Batch, key: string): Promise<Map<string, SharedPost>> {
  const files = await Promise.all(shots.map(draw));
  const opened = await openUpload(member, files, `${key}-upload`);
  for (const file of files) await postFile(member, opened, file);
  const details = shots.map(({ title, description, privacy }) => ({ title, description, privacy }));
  const posts = await onceArrived(() => publishAll(member, opened, details, `${key}-publish`));
  return new Map(shots.map(({ title, seconds }, index) => [title, { kind: seconds === undefined ? 'image' : 'video', id: posts[index]?._id ?? '' }]));
}

/** Checking all bytes takes longer on a busy machine. */
async function onceArrived<Value>(publish: () => Promise<Value>): Promise<Value> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await publish();
    } catch (error) {
      if (!(error instanceof CallError) || error.status !== 409 || tries === maxTries) throw error;
    }
  }
}
