import type { Post } from '@kloak/proto/api/types.ts';
import { openUpload, postFile, publishUpload } from '@kloak/proto/client/upload.ts';
import { takePhoto } from '../../family-path.ts';
import { type Person, untilArrived, untilRendered, uploader } from '../../people.ts';

/** Shares a photograph with the family. The seed, another one for each, draws it. */
export async function sharePhoto(person: Person, seed: number, title: string): Promise<Post> {
  const file = { fileName: `${seed}.jpg`, type: 'image/jpeg', bytes: await takePhoto(seed) };
  const details = { title, description: '', privacy: 'FAMILY_ONLY' } as const;
  const opened = await openUpload(uploader(person), [file]);
  await postFile(uploader(person), opened, file);
  const { _id } = await untilArrived(() => publishUpload(uploader(person), opened, details, `publish-${person.name}-${seed}`));
  return untilRendered(person, _id);
}
