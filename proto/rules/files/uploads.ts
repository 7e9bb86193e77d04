import { isVisible } from '../text/characters.ts';
import { type Checked, type Fault, faultResult, validValue } from '../text/checked.ts';
import { type FileKind, findKind, isKindUnknown, kindOfFile, type NamedFile } from './file-kinds.ts';
import { minVideoSeconds } from './videos.ts';

/** A file before it is sent: its size in bytes and, if the page knows it, its duration in seconds. */
export type OfferedFile = NamedFile & { readonly size: number; readonly duration?: number | undefined };

type CountLimit = { readonly max: number; counts(kind: FileKind | undefined): boolean; readonly code: string; readonly message: string };

/** Rules of one upload: limits by kind, accepted kinds, and the fault for any other kind. */
export type UploadRules = { readonly limits: readonly CountLimit[]; takes(kind: FileKind): boolean; readonly unsupported: Fault };

/** Limit of files in one upload, of all kinds together. */
export const maxFilesAtOnce = 100;

// The limit of one kind precedes the limit of all: if only that kind is present, its own text is the answer.
const limits: CountLimit[] = [
  { max: maxFilesAtOnce, counts: (kind) => kind?.group === 'image', code: 'too-many-images', message: 'You cannot upload more than 100 images at once!' },
  { max: maxFilesAtOnce, counts: () => true, code: 'too-many-files', message: 'You cannot upload more than 100 files at once!' },
  { max: 10, counts: (kind) => kind?.group === 'mp4', code: 'too-many-mp4', message: 'You cannot upload more than 10 MP4 videos at once!' },
  { max: 1, counts: (kind) => kind?.group === 'other-video', code: 'too-many-videos', message: 'You cannot upload more than 1 non MP4 videos at once!' },
];

export const unsupported = faultResult('unsupported', 'One or more of your file`s format is not supported by Kloak!', 'unsupported').fault;
export const videoTooShort = faultResult('video-too-short', 'video is too short.').fault;
const tooLarge = faultResult('file-too-large', 'Files size cannot be greater than 1GB during the beta testing.', 'too-large').fault;

/** All kinds that the vault knows. */
export const anyFiles: UploadRules = { limits, takes: () => true, unsupported };

/** Counts UTF-8: file systems accept as much, so that a download can keep the name. */
const maxNameBytes = 255;
const bytesOf = (name: string) => new TextEncoder().encode(name).length;

const isTooShort = (file: OfferedFile) => kindOfFile(file)?.kind === 'VIDEO' && file.duration !== undefined && file.duration < minVideoSeconds;

/** The largest file that is taken, in bytes: the 1 GB of the text below. */
export const maxFileBytes = 1_000_000_000;

/** Returns why one file is refused by itself: no name or a name above 255 bytes, no bytes or more than `maxBytes`, or too short a video. */
export function faultOfFile(file: OfferedFile, maxBytes = maxFileBytes): Fault | undefined {
  const { fileName, size } = file;
  if (!isVisible(fileName)) return faultResult('no-file-name', 'Every file needs a name.').fault;
  if (bytesOf(fileName) > maxNameBytes) return faultResult('file-name-too-long', 'The name of a file can have at most 255 bytes.').fault;
  if (!Number.isSafeInteger(size) || size <= 0) return faultResult('empty-file', 'An empty file cannot be uploaded.').fault;
  if (isTooShort(file)) return videoTooShort;
  return size > maxBytes ? tooLarge : undefined;
}

export function faultOfCounts(files: readonly NamedFile[], { limits }: UploadRules = anyFiles): Fault | undefined {
  const kinds = files.map(kindOfFile);
  const broken = limits.find(({ max, counts }) => kinds.filter(counts).length > max);
  return broken && faultResult(broken.code, broken.message).fault;
}

/** Tells for each file, in order, if it fits with the files that are `there`. A refused file takes no place, so later ones may still fit. */
export function fitsWith(there: readonly NamedFile[], files: readonly NamedFile[], { limits }: UploadRules = anyFiles): boolean[] {
  const places = limits.map(({ max, counts }) => ({ counts, free: max - there.map(kindOfFile).filter(counts).length }));
  return files.map((file) => {
    const kind = kindOfFile(file);
    const taken = places.filter(({ counts }) => counts(kind));
    if (taken.some(({ free }) => free <= 0)) return false;
    for (const place of taken) place.free -= 1;
    return true;
  });
}

/**
 * Files of one upload. Refuses unless there is at least one, each is acceptable and their number is within the limits. Malformed files are reported
 * before too large ones.
 */
export function checkFiles<File extends OfferedFile>(files: readonly File[], maxBytes = maxFileBytes, rules: UploadRules = anyFiles): Checked<readonly File[]> {
  if (files.length === 0) return faultResult('no-files', 'Please choose at least one file.');
  const faults = files.flatMap((file) => faultOfFile(file, maxBytes) ?? []);
  const fault = faults.find(({ kind }) => kind === 'invalid') ?? faultOfCounts(files, rules) ?? faults[0];
  return fault ? { fault } : validValue(files);
}

/** Kind of each file, in their order, if the upload accepts them all. An unidentified file counts as the first accepted kind until its bytes arrive. */
export function readKinds(files: readonly NamedFile[], { takes, unsupported }: UploadRules = anyFiles): Checked<FileKind[]> {
  const kinds = files.flatMap((file) => kindOfFile(file) ?? (isKindUnknown(file) ? findKind(takes) : undefined) ?? []).filter(takes);
  return kinds.length < files.length ? { fault: unsupported } : validValue(kinds);
}
