// What may be uploaded: the rules for the files of one upload, before anything is sent.

import { Refusal } from '@kloak/platform/errors.ts';
import type { OfferedFile__Output } from '@kloak/proto/types/kloak/media/v1/OfferedFile.ts';
import { type FileType, kindByName } from './kinds.ts';

/** A file that may come. */
export type Offered = { fileName: string; size: number; type: string; kind: FileType['kind'] };

type Counted = { kind: FileType | undefined; duration?: number };
type CountRule = { most: number; of(file: Counted): boolean; code: string; text: string };

const counts: CountRule[] = [
  { most: 100, of: () => true, code: 'too-many-files', text: 'You cannot upload more than 100 files at once!' },
  { most: 100, of: ({ kind }) => kind?.group === 'image', code: 'too-many-images', text: 'You cannot upload more than 100 images at once!' },
  { most: 10, of: ({ kind }) => kind?.group === 'mp4', code: 'too-many-mp4', text: 'You cannot upload more than 10 MP4 videos at once!' },
  { most: 1, of: ({ kind }) => kind?.group === 'other-video', code: 'too-many-videos', text: 'You cannot upload more than 1 non MP4 videos at once!' },
];
/** Seconds. */
const shortestVideo = 0.9;

export const unsupportedText = 'One or more of your file`s format is not supported by Kloak!';
const notShownText = 'HEIC photos and videos cannot be shown by Kloak yet. Please choose JPEG or PNG photos for now.';

/** Refuses 400 what is empty, over a count or too short, and 413 `file-too-large` over `largestFile` bytes. */
export function checkOffer(files: OfferedFile__Output[], largestFile: number): void {
  const counted = files.map(({ fileName, duration }) => ({ kind: kindByName(fileName), ...(duration !== undefined && { duration }) }));
  if (files.length === 0) throw new Refusal('invalid', 'no-files', 'Please choose at least one file.');
  if (files.some(({ fileName }) => fileName.trim() === '')) throw new Refusal('invalid', 'no-file-name', 'Every file needs a name.');
  if (files.some(({ size }) => !Number.isSafeInteger(size) || size <= 0)) throw new Refusal('invalid', 'empty-file', 'A file is empty.');
  for (const { most, of, code, text } of counts) {
    if (counted.filter(of).length > most) throw new Refusal('invalid', code, text);
  }
  if (counted.some(({ kind, duration }) => kind?.kind === 'VIDEO' && duration !== undefined && duration < shortestVideo)) {
    throw new Refusal('invalid', 'video-too-short', 'video is too short.');
  }
  if (files.some(({ size }) => size > largestFile)) {
    throw new Refusal('too-large', 'file-too-large', 'Files size cannot be greater than 1GB during the beta testing.');
  }
}

/** The files as they may come. Refuses 415 `unsupported`: one that is none of our kinds, or of a kind that can't be shown yet. */
export function readOffer(files: OfferedFile__Output[]): Offered[] {
  const offered = files.flatMap(({ fileName, size, type }) => {
    const kind = kindByName(fileName);
    return kind ? [{ fileName, size, type: plainType(type) ?? kind.type, kind: kind.kind, shown: kind.renderable }] : [];
  });
  if (offered.length < files.length) throw new Refusal('unsupported', 'unsupported', unsupportedText);
  if (offered.some(({ shown }) => !shown)) throw new Refusal('unsupported', 'unsupported', notShownText);
  return offered.map(({ shown: _, ...file }) => file);
}

/** A declared content type that can stand in a form; the checked one comes from the bytes. */
function plainType(type: string): string | undefined {
  return /^(image|video)\/[\w.+-]{1,60}$/.test(type) ? type : undefined;
}
