// What the member is told of what was published, and where that leads.
import type { Details } from '../../../lib/files/publish-part.ts';
import { pathOf, refOf } from '../../../lib/item.ts';
import { type KnownFile, knownFile } from '../known-file.ts';
import { uploadTexts as t } from '../texts.ts';
import type { Published } from '../upload-queries.ts';

/** Members are asked to share until they have uploaded so often. */
const uploadsUntilKnown = 2;
/** `opened`: of how many uploads, as the server counts them, this one was made. To the member they are one. */
export const isOneOfFirst = ({ uploadCount }: Published, opened: number) => uploadCount !== undefined && uploadCount - (opened - 1) < uploadsUntilKnown;

/** A video alone has its page; all else is in the library. */
export function afterUpload([post, ...more]: Published['posts']): string {
  return post?.video && more.length === 0 ? pathOf(refOf(post)) : '/my-profile';
}

/** `twice`: how many files were the same as another of them. */
export function successText(posts: Published['posts'], shared: number, twice: number): string {
  const onlyImages = posts.every(({ image }) => image);
  if (twice > 0) return onlyImages ? t.sharedImages(shared, twice) : t.shared(shared, twice);
  if (onlyImages) return t.successImages;
  return posts.length === 1 ? t.successVideo : t.success;
}

/** What was in the vault before. Of two equal files of this choice one is new: its post stands in `posts` more often than in `duplicates`. */
export function knownFiles({ posts, duplicates = [] }: Published, { privacy: chosen }: Details): KnownFile[] {
  const isNew = (id: string) => posts.filter(({ _id }) => _id === id).length > duplicates.filter(({ postId }) => postId === id).length;
  const shown = new Map(posts.map((post) => [post._id, post]));
  return duplicates.flatMap(({ fileName, postId }) => {
    const post = isNew(postId) ? undefined : shown.get(postId);
    return post ? [knownFile(fileName, post, chosen)] : [];
  });
}
