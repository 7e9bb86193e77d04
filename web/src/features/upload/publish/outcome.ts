// Notices and next screen after an upload is published. Pure, except for random ids of listed files.

import { summarizeNames } from '../../../files/file-messages.ts';
import type { PublishDetails } from '../../../files/publish-part.ts';
import { pathOf, refOf } from '../../../posts/item.ts';
import { isLeftOverDue, type RunningUpload } from '../domain.ts';
import { type KnownFile, knownFile } from '../known-file.ts';
import { uploadTexts as t } from '../texts.ts';
import type { UploadPublication } from './publish-queries.ts';

/** Members are asked to invite their family until they have published this many uploads. */
const uploadsUntilKnown = 2;

/** `details`: what was published. `isOnPage`: the member still looks at the form. */
type Circumstances = { readonly upload: RunningUpload; readonly details: PublishDetails; readonly isOnPage: boolean };

export type Outcome = {
  /** Files that the vault already had, to be listed. */
  readonly known: readonly KnownFile[];
  readonly asksFamily: boolean;
  /** Good news. */
  readonly news: string | undefined;
  /** Items that are missing in the album. */
  readonly problems: readonly string[];
  /** The next screen; nothing if the member stays. */
  readonly path: string | undefined;
  /** The left-over is uploaded next. */
  readonly continues: boolean;
};

export function outcomeOf(published: UploadPublication, { upload, details, isOnPage }: Circumstances): Outcome {
  const { posts, duplicates = [], notInAlbum = [], albumProblem } = published;
  const continues = isLeftOverDue(upload);
  const repeated = knownFiles(published, details);
  const known = [...upload.found.map((file) => ({ ...file, chosen: details.privacy })), ...repeated];
  const shared = posts.length - duplicates.length;
  const repeats = upload.repeats + duplicates.length - repeated.length;
  const isDone = isOnPage && !continues && known.length === 0;
  const asksFamily = isDone && isOneOfFirst(published, upload.uploadIds.length);
  const names = notInAlbum.map(({ fileName }) => fileName);
  return {
    known,
    asksFamily,
    news: asksFamily ? undefined : newsOf({ posts, shared, repeats, known: known.length, isOnPage }),
    problems: [names.length > 0 ? t.notInAlbum(summarizeNames(names), names.length) : undefined, albumProblem].filter((problem) => problem !== undefined),
    path: isDone && !asksFamily ? pathAfter(posts) : undefined,
    continues,
  };
}

/** `uploads`: how many uploads of the server this one consists of. To the member they are one. */
const isOneOfFirst = ({ uploadCount }: UploadPublication, uploads: number) => uploadCount !== undefined && uploadCount - (uploads - 1) < uploadsUntilKnown;

/** A single video has its own page; everything else is in the library. */
function pathAfter([post, ...more]: UploadPublication['posts']): string {
  return post?.video && more.length === 0 ? pathOf(refOf(post)) : '/my-profile';
}

type Counts = {
  readonly posts: UploadPublication['posts'];
  readonly shared: number;
  readonly repeats: number;
  readonly known: number;
  readonly isOnPage: boolean;
};

/** The page lists known files instead. */
function newsOf({ posts, shared, repeats, known, isOnPage }: Counts): string | undefined {
  if (shared > 0) return successText(posts, shared, repeats);
  return isOnPage ? undefined : t.known.title(known);
}

function successText(posts: UploadPublication['posts'], shared: number, repeats: number): string {
  const onlyImages = posts.every(({ image }) => image);
  if (repeats > 0) return onlyImages ? t.sharedImages(shared, repeats) : t.shared(shared, repeats);
  if (onlyImages) return t.successImages;
  return posts.length === 1 ? t.successVideo : t.success;
}

/** Files that the vault had before. The first of two equal files is new: `posts` contains its post once more than `duplicates`. */
function knownFiles({ posts, duplicates = [] }: UploadPublication, { privacy: chosen }: PublishDetails): KnownFile[] {
  const isNew = (id: string) => posts.filter(({ _id }) => _id === id).length > duplicates.filter(({ postId }) => postId === id).length;
  const byId = new Map(posts.map((post) => [post._id, post]));
  return duplicates.flatMap(({ fileName, postId }) => {
    const post = isNew(postId) ? undefined : byId.get(postId);
    return post ? [knownFile(fileName, post, chosen)] : [];
  });
}
