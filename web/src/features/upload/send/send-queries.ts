import type { UploadForm } from '@kloak/proto/api/types.ts';
import type { UpcomingPost } from '../../../files/upload-calls.ts';
import { mutate } from '../../../lib/api.ts';

/** A picture of a file that is being uploaded. */
export type Preview = { readonly post: UpcomingPost; readonly picture: File };

/** Requests a signed form for each preview. */
export async function offerPreviews(previews: readonly Preview[], me: string): Promise<readonly { form: UploadForm; picture: File }[]> {
  const videos = previews.filter(({ post }) => post.video);
  const images = previews.filter(({ post }) => !post.video);
  const describe = (some: readonly Preview[]) => some.map(({ picture: { name, size, type } }) => ({ fileName: name, fileSize: size, type }));
  const ids = (some: readonly Preview[]) => some.map(({ post }) => post._id);
  const answers = [];
  if (images.length > 0) answers.push(mutate('POST /api/upload/uploadImageThumbs', { allFiles: describe(images), allImages: ids(images), profileId: me }));
  if (videos.length > 0) {
    const body = { allFiles: describe(videos), allVideos: ids(videos), allPosts: ids(videos), profileId: me };
    answers.push(mutate('POST /api/upload/uploadVideoThumbs', body));
  }
  const forms = (await Promise.all(answers)).flatMap(({ promises }) => promises);
  return [...images, ...videos].flatMap(({ picture }, index) => (forms[index] ? [{ form: forms[index], picture }] : []));
}
