// A photograph in a vault, as its owner puts it there.
import type { Image, UploadForm } from '@kloak/proto/api/types.ts';
import { formOf, type OpenUploadAnswer, openUpload, postFile, publishUpload, type UploadDetails } from '@kloak/proto/client/upload.ts';
import type { FormFile, HttpResponse } from '@kloak/proto/client/visitor.ts';
import type { Person, Vault } from './vault.ts';

const fileOf = (bytes: Buffer): FormFile => ({ fileName: 'beach.png', type: 'image/png', bytes });

export async function openPhoto(who: Person, bytes: Buffer): Promise<{ form: UploadForm; opened: OpenUploadAnswer }> {
  const file = fileOf(bytes);
  const opened = await openUpload(who, [file]);
  return { form: formOf(opened, file.fileName), opened };
}

export const postBytes = (who: Person, form: UploadForm, bytes: Buffer): Promise<HttpResponse> => who.postForm(form, fileOf(bytes));

/** Posts each file to its form, and waits until no work is left. */
export async function postAll(vault: Vault, who: Person, forms: readonly UploadForm[], files: readonly Buffer[]): Promise<void> {
  const posted = await Promise.all(forms.map((form, index) => postBytes(who, form, files[index] ?? Buffer.of())));
  const refused = posted.find(({ status }) => status !== 204);
  if (refused) throw new Error(`a form answered ${refused.status} for its bytes`);
  await vault.harness.settled();
}

type PublishedPhoto = { id: string; upload: string; image: Image };

/** Uploads and publishes a file, and waits for the renditions. Returns the post as its owner sees it. */
export async function publishFile(vault: Vault, who: Person, file: FormFile, mediaData: UploadDetails): Promise<PublishedPhoto> {
  const opened = await openUpload(who, [file]);
  await postFile(who, opened, file);
  const { _id } = await publishUpload(who, opened, mediaData);
  await vault.harness.settled();
  const { post } = await who.call('POST /api/post/image-post-byid', { imageId: _id, profileId: who.id });
  if (post.image === undefined) throw new Error('it has no image');
  return { id: _id, upload: opened.uploadId, image: post.image };
}

/** The same of a PNG. */
export const publishPhoto = (vault: Vault, who: Person, bytes: Buffer, mediaData: UploadDetails): Promise<PublishedPhoto> =>
  publishFile(vault, who, fileOf(bytes), mediaData);
