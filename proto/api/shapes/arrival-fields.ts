// Fields of files that are published as soon as they have arrived: of each file together with its post.
import { z } from 'zod';
import { nameWithKind } from '../../rules/files/file-kinds.ts';
import { previewType } from '../../rules/files/previews.ts';
import { maxFilesAtOnce } from '../../rules/files/uploads.ts';
import { noPrivacy } from '../../rules/privacy.ts';
import { me, text } from './fields.ts';
import {
  describedPreviews,
  detailFields,
  duration,
  fileFields,
  fileNameText,
  fileSize,
  namedAlbum,
  oneOrEach,
  readFile,
  unlessNameless,
} from './upload-fields.ts';

const { privacy, ...optionalDetails } = detailFields;
const saidOfPost = { ...optionalDetails, privacy: privacy.nullish() };
/** Each field is allowed with the file, or once for all files beside the list. */
const saidOfBoth = z.object({ ...fileFields, ...saidOfPost });
type SaidOfBoth = z.output<typeof saidOfBoth>;
type SaidOfPost = Pick<SaidOfBoth, keyof typeof saidOfPost>;

/** Details of one file, with those for all as defaults; a fault without any privacy. */
function onArrival(one: SaidOfPost, all: SaidOfPost, check: z.core.$RefinementCtx) {
  const privacy = one.privacy ?? all.privacy;
  const said = { title: one.title ?? all.title ?? '', description: one.description ?? all.description ?? '', category: one.category ?? all.category ?? '' };
  if (privacy) return { ...said, privacy };
  check.addIssue({ code: 'custom', message: noPrivacy.message, params: { code: noPrivacy.code } });
  return z.NEVER;
}

type Thumb = { fileName: string; size: number; type?: string | undefined };
const previewOf = ({ fileName, size, type }: Thumb) => ({ fileName, size, type: type || previewType });

type Lists = { files: readonly SaidOfBoth[]; thumbs: readonly Thumb[] | null | undefined };

/** Each file with its details, and with its preview if previews are given. */
function readFiles({ files, thumbs }: Lists, forAll: SaidOfPost, check: z.core.$RefinementCtx) {
  // The service refuses this many files, so common texts are not copied to each.
  const said = files.length > maxFilesAtOnce ? { ...forAll, title: '', description: '' } : forAll;
  if (thumbs?.length && thumbs.length !== files.length) check.addIssue({ code: 'custom', message: '"thumbData" must describe one preview for each file.' });
  return files.map((file, index) => {
    const thumb = thumbs?.[index];
    return { ...readFile(file, check), onArrival: onArrival(file, said, check), ...(thumb && { preview: previewOf(thumb) }) };
  });
}

const uploaded = {
  thumbData: describedPreviews
    .nullish()
    .describe('Previews as for uploadImageThumbs: none, or one for each file in the same order. A preview that is no JPEG gets no form.'),
  album: namedAlbum.nullish(),
  profileId: me,
  ...saidOfPost,
};

/** `mediaData` and `allFiles` describe the same files in the same order; each adds fields that the other lacks. */
export const anyMedia = z
  .object({
    mediaData: oneOrEach(saidOfBoth).describe(
      'Entries like those of allFiles, with title, description, privacy and category in each entry or beside the list; or these fields once for allFiles.',
    ),
    allFiles: z.array(saidOfBoth).nullish(),
    testing: z.unknown().optional().describe('Ignored.'),
    ...uploaded,
  })
  .transform(({ mediaData, allFiles, thumbData, album, ...beside }, check) => {
    const each = Array.isArray(mediaData) ? mediaData : (allFiles ?? []);
    const forAll = Array.isArray(mediaData) ? beside : { ...beside, ...mediaData };
    if (allFiles && allFiles.length !== each.length) {
      check.addIssue({ code: 'custom', message: '"mediaData" and "allFiles" must tell of the same files.' });
    }
    const files = each.map((file, index) => ({ ...allFiles?.[index], ...file }));
    return { files: readFiles({ files, thumbs: thumbData }, forAll, check), album: unlessNameless(album) };
  });

export const onlyImages = z
  .object({
    imageData: z
      .array(saidOfBoth)
      .min(1)
      .describe('Entries like those of allFiles; title, description, privacy and category stand in each entry or beside the list.'),
    savedImages: z.unknown().optional().describe('Ignored.'),
    ...uploaded,
  })
  .transform(({ imageData, thumbData, album, ...beside }, check) => ({
    files: readFiles({ files: imageData, thumbs: thumbData }, beside, check),
    album: unlessNameless(album),
  }));

/** The last part of a path or an address. */
const lastPart = (path: string): string =>
  path
    .split(/[/\\?#]/)
    .filter(Boolean)
    .at(-1) ?? '';

/** `key` and `filePath` are names at most. */
export const oneVideo = z
  .object({
    writer: me,
    ...saidOfPost,
    filePath: fileNameText.nullish(),
    key: fileNameText.nullish(),
    duration: duration.nullish(),
    thumbNail: fileNameText.nullish(),
    thumbSize: fileSize.nullish().describe('If absent, no form for a thumbnail is returned.'),
    fileSize,
    fileType: text(200).nullish(),
  })
  .transform(({ filePath, key, duration, thumbNail, thumbSize, fileSize: size, fileType, ...said }, check) => {
    const type = fileType ?? '';
    const fileName = nameWithKind(lastPart(key || filePath || '') || 'video', type);
    const preview = thumbSize ? { fileName: lastPart(thumbNail ?? '') || 'thumbnail.jpg', size: thumbSize, type: previewType } : undefined;
    return { files: [{ fileName, size, type, duration, onArrival: onArrival(said, {}, check), ...(preview && { preview }) }] };
  });
