// A photograph in a vault, as its owner puts it there.

import type { Answer, Body, Image, UploadForm } from '@kloak/proto/api/types.ts';
import type { HttpResponse } from '@kloak/proto/client/visitor.ts';
import type { Person, Vault } from './vault.ts';

type Opened = Answer<'POST /api/upload/uploadFilesV2'>;
type Details = Body<'POST /api/upload/updateAll'>['mediaData'];

const file = { fileName: 'beach.png', type: 'image/png' };

export async function openUpload(who: Person, bytes: Buffer): Promise<{ form: UploadForm; opened: Opened }> {
  const opened = await who.call('POST /api/upload/uploadFilesV2', { allFiles: [{ ...file, fileSize: bytes.length }], profileId: who.id });
  const [form] = opened.promises;
  if (form === undefined) throw new Error('no form was promised');
  return { form, opened };
}

export const postBytes = (who: Person, form: UploadForm, bytes: Buffer): Promise<HttpResponse> => who.postForm(form, { ...file, bytes });

type PublishedPhoto = { id: string; upload: string; image: Image };

/** Uploads, publishes and waits for the renditions. Answers the post as its owner sees it. */
export async function publishPhoto(vault: Vault, who: Person, bytes: Buffer, mediaData: Details): Promise<PublishedPhoto> {
  const { form, opened } = await openUpload(who, bytes);
  const stored = await postBytes(who, form, bytes);
  if (stored.status !== 204) throw new Error(`not stored: ${stored.status} ${JSON.stringify(stored.body)}`);
  const { allImages, allVideos, allPosts, uploadId } = opened;
  const { posts } = await who.call('POST /api/upload/updateAll', { mediaData, allImages, allVideos, allPosts, profileId: who.id });
  const [published] = posts;
  if (published === undefined) throw new Error('nothing was published');
  await vault.harness.settled();
  const { post } = await who.call('POST /api/post/image-post-byid', { imageId: published._id, profileId: who.id });
  if (post.image === undefined) throw new Error('it has no image');
  return { id: published._id, upload: uploadId, image: post.image };
}
