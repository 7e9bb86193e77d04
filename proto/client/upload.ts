// An upload like a browser's: reserves space, posts the bytes to signed forms, and publishes the files.
import type { Answer, Body, Post, UploadForm } from '../api/types.ts';
import type { FormFile, Visitor } from './visitor.ts';

export type Uploader = Pick<Visitor, 'call' | 'postForm'> & { readonly id: string };
export type OpenUploadAnswer = Answer<'POST /api/upload/uploadFilesV2'>;
export type UploadDetails = Body<'POST /api/upload/updateAll'>['mediaData'];

/** Reserves space; the answer has a form for each file, in their order. `key` is the Idempotency-Key, as everywhere here. */
export function openUpload({ id, call }: Uploader, files: readonly FormFile[], key?: string): Promise<OpenUploadAnswer> {
  const allFiles = files.map(({ fileName, type, bytes }) => ({ fileName, type, fileSize: bytes.length }));
  return call('POST /api/upload/uploadFilesV2', { allFiles, profileId: id }, key);
}

/** Throws if no form was signed for a file of this name. */
export function formOf({ promises }: OpenUploadAnswer, fileName: string): UploadForm {
  const form = promises.find((promise) => promise.fileName === fileName);
  if (form === undefined) throw new Error(`no form was promised for ${fileName}`);
  return form;
}

/** Throws unless the bytes are stored. */
export async function postFile({ postForm }: Uploader, opened: OpenUploadAnswer, file: FormFile): Promise<void> {
  const { status, body } = await postForm(formOf(opened, file.fileName), file);
  if (status !== 204) throw new Error(`${file.fileName} was not stored: ${status} ${JSON.stringify(body)}`);
}

/** Publishes the posted files. Returns the posts in the order of the files. */
export async function publishAll(
  { id, call }: Uploader,
  { allImages, allVideos, allPosts }: OpenUploadAnswer,
  mediaData: UploadDetails,
  key?: string,
): Promise<Post[]> {
  const { posts } = await call('POST /api/upload/updateAll', { mediaData, allImages, allVideos, allPosts, profileId: id }, key);
  return posts;
}

/** The same of one file. */
export async function publishUpload(uploader: Uploader, opened: OpenUploadAnswer, mediaData: UploadDetails, key?: string): Promise<Post> {
  const [post] = await publishAll(uploader, opened, mediaData, key);
  if (post === undefined) throw new Error('nothing was published');
  return post;
}
