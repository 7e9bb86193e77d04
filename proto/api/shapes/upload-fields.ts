// Fields of files in the request that opens an upload, and of posts in the one that publishes.
import { z } from 'zod';
import { previewType } from '../../rules/files/previews.ts';
import { noPrivacy } from '../../rules/privacy.ts';
import { defaultCategory } from '../../rules/text/categories.ts';
import { visibleName } from '../../rules/text/one-line.ts';
import { albumNameText, category, descriptionText, id, me, plainId, privacy, text, titleText } from './fields.ts';

/** Years of four digits, in milliseconds since 1970. */
const [firstMs, lastMs] = [Date.UTC(1000, 0), Date.UTC(10_000, 0) - 1];
const milliseconds = z.number().transform((value) => (value >= firstMs && value <= lastMs ? new Date(value).toISOString() : undefined));
/**
 * A browser's `File.lastModified`, or ISO 8601 with the offset of the sender's clock; read as ISO 8601. Clocks may be wrong, and no file is refused for
 * that: an invalid date is read as unknown.
 */
const moment = z.union([z.iso.datetime({ offset: true }).max(64), milliseconds]);

/** A file's name, as its owner calls it, or a path that ends in it. */
export const fileNameText = text(1024).overwrite(visibleName);
/** Bytes. */
export const fileSize = z.int().min(0);
/** Seconds. */
export const duration = z.number().min(0).max(1e9);

/** Fields of a file before it is sent; name and size are accepted under two names each. */
export const fileFields = {
  fileName: fileNameText.optional(),
  name: fileNameText.optional(),
  fileSize: fileSize.optional(),
  size: fileSize.optional(),
  type: text(200).optional(),
  duration: duration.nullish(),
  lastModified: moment.nullish(),
};

type SaidOfFile = { [Name in keyof typeof fileFields]?: z.output<(typeof fileFields)[Name]> };

/** Unifies the names of the fields; a fault if the name or the size is missing. */
export function readFile({ fileName, name, fileSize, size, type, duration, lastModified }: SaidOfFile, check: z.core.$RefinementCtx) {
  const [finalName, finalSize] = [fileName ?? name, fileSize ?? size];
  if (finalName !== undefined && finalSize !== undefined) return { fileName: finalName, size: finalSize, type, duration, lastModified };
  check.addIssue({ code: 'custom', message: 'Every file needs its fileName and its fileSize.' });
  return z.NEVER;
}

export const declaredFile = z.object(fileFields).transform(readFile);

/** Fields of a post in the request that publishes it. */
export const detailFields = {
  title: titleText.nullish(),
  description: descriptionText.nullish(),
  privacy,
  privacyLabel: z.unknown().optional().describe('Ignored: it is derived from `privacy`.'),
  category: category.nullish(),
};

const details = z.object(detailFields);

/** Limit of documents in one query to a view. */
const maxItems = 500;
const items = z.array(id).max(maxItems);

/** An album without a name is none. */
export const unlessNameless = (album: { name: string; description: string } | null | undefined) => (album?.name.trim() ? album : undefined);

const isPrivacyFault = (issue: { path: PropertyKey[] }) => issue.path.at(-1) === 'privacy';

/** One for all, or a list with one for each. */
export const oneOrEach = <Said extends z.ZodObject>(said: Said) =>
  z.union([said, z.array(said).min(1)], {
    error: (fault) => (fault.code === 'invalid_union' && fault.errors.flat().some(isPrivacyFault) ? noPrivacy.message : undefined),
  });

/** An album by its name, which may be new; with a description for a new one. */
export const namedAlbum = z
  .union([albumNameText, z.object({ name: albumNameText, description: descriptionText.nullish() })])
  .transform((value) => (typeof value === 'string' ? { name: value, description: '' } : { name: value.name, description: value.description ?? '' }));

/** Limit of all texts together, in bytes of UTF-8: the maximum of a hundred posts. */
const maxSaidBytes = 10_000_000;
const saidTooLong = 'What is said of these posts is too long for so many at once: please publish them in several parts.';
const bytesOf = ({ title, description }: z.output<typeof details>) => new TextEncoder().encode(`${title ?? ''}${description ?? ''}`).length;

/** Unifies both forms into one list: each item with its details. */
export const publishing = z
  .object({
    mediaData: oneOrEach(details).describe('One entry for all, or a list in the order of allPosts.'),
    allPosts: items.min(1),
    allVideos: items.optional(),
    allImages: items.optional(),
    profileId: me,
    album: namedAlbum.nullish(),
  })
  .transform(({ mediaData: said, allPosts, album }, check) => {
    if (!Array.isArray(said) && bytesOf(said) * allPosts.length > maxSaidBytes) {
      check.addIssue({ code: 'custom', message: saidTooLong, params: { code: 'too-long-for-all' } });
      return z.NEVER;
    }
    const list = Array.isArray(said) ? said : allPosts.map(() => said);
    const published = allPosts.flatMap((item, index) => {
      const one = list[index];
      if (one === undefined) return [];
      return [{ item, title: one.title ?? '', description: one.description ?? '', privacy: one.privacy, category: one.category ?? defaultCategory }];
    });
    if (published.length === list.length && published.length === allPosts.length) return { items: published, album: unlessNameless(album) };
    check.addIssue({ code: 'custom', message: '"mediaData" must be one for all, or one for each of allPosts.' });
    return z.NEVER;
  });

/** Limit of one upload. */
const maxPreviews = 100;
export const describedPreviews = z.array(declaredFile).max(maxPreviews);

/** `size`: absent if not known yet. */
type DescribedPreview = { size?: number | undefined; type?: string | undefined };

/** Each item with the fields of its preview. */
function pairPreviews(ids: readonly string[], described: readonly DescribedPreview[], check: z.core.$RefinementCtx) {
  const previews = ids.flatMap((item, index) => {
    const one = described[index];
    return one ? [{ item, size: one.size, type: one.type || previewType }] : [];
  });
  if (previews.length === ids.length && previews.length === described.length) return { previews };
  check.addIssue({ code: 'custom', message: '"allFiles" must describe one preview for each item.' });
  return z.NEVER;
}

/** `allFiles` describes the previews, in the order of `allImages`. */
export const imagePreviews = z
  .object({ allFiles: describedPreviews, allImages: z.array(id).min(1).max(maxPreviews), profileId: me })
  .transform(({ allFiles, allImages }, check) => pairPreviews(allImages, allFiles, check));

const previewedVideo = z.union([plainId.transform((_id) => ({ _id, thumbSize: undefined })), z.object({ _id: plainId, thumbSize: z.int().min(0).optional() })]);

/** The same for videos, whose entries may give `thumbSize` themselves, or omit it. */
export const videoPreviews = z
  .object({
    allFiles: describedPreviews.min(1).optional(),
    allVideos: z.array(previewedVideo).min(1).max(maxPreviews),
    allPosts: items.optional(),
    profileId: me,
  })
  .transform(({ allFiles, allVideos }, check) =>
    pairPreviews(
      allVideos.map(({ _id }) => _id),
      allFiles ?? allVideos.map(({ thumbSize }) => ({ size: thumbSize })),
      check,
    ),
  );
