// What the member is told of what was published, and where that leads.
import { pathOf, refOf } from '../../lib/item.ts';
import { type KnownFile, knownFile } from './known-file.ts';
import { uploadTexts as t } from './texts.ts';
import type { Details, Published } from './upload-queries.ts';

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

/** A name may have 255 letters, or more where that is why it is spoken of. Its end says what it is. */
export function shortened(name: string): string {
  const letters = [...name];
  return letters.length > 40 ? `${letters.slice(0, 24).join('')}…${letters.slice(-12).join('')}` : name;
}

/** The first few of many names. */
export function someOf(names: readonly string[]): string {
  const some = names.slice(0, 3).map(shortened).join(', ');
  return names.length > 3 ? `${some} ${t.more(names.length - 3)}` : some;
}

/** Which of the chosen files are refused, said beside the reason. */
export const notTaken = (files: readonly { readonly file: File }[]): string => t.notTaken(someOf(files.map(({ file }) => file.name)));

/** What was in the vault before. Of two equal files of this choice one is new: its post stands in `posts` more often than in `duplicates`. */
export function knownFiles({ posts, duplicates = [] }: Published, { privacy: chosen }: Details): KnownFile[] {
  const isNew = (id: string) => posts.filter(({ _id }) => _id === id).length > duplicates.filter(({ postId }) => postId === id).length;
  const shown = new Map(posts.map((post) => [post._id, post]));
  return duplicates.flatMap(({ fileName, postId }) => {
    const post = isNew(postId) ? undefined : shown.get(postId);
    return post ? [knownFile(fileName, post, chosen)] : [];
  });
}
