// Kinds of files that the vault knows, by extension. The media service recognizes the bytes of each kind.
import { trimEndMatching } from '../text/ends.ts';

type KindOfFile = {
  /** Content type that a browser is served. */
  readonly type: string;
  readonly kind: 'IMAGE' | 'VIDEO';
  /** Group for the count limits of one upload. */
  readonly group: 'image' | 'mp4' | 'other-video';
  readonly extensions: readonly string[];
};

export const fileKinds = [
  { type: 'image/jpeg', kind: 'IMAGE', group: 'image', extensions: ['jpg', 'jpeg', 'jpe', 'jfif', 'pjpeg', 'pjp'] },
  { type: 'image/png', kind: 'IMAGE', group: 'image', extensions: ['png'] },
  { type: 'image/heic', kind: 'IMAGE', group: 'image', extensions: ['heic'] },
  { type: 'image/heif', kind: 'IMAGE', group: 'image', extensions: ['heif', 'hif'] },
  { type: 'video/mp4', kind: 'VIDEO', group: 'mp4', extensions: ['mp4', 'm4v'] },
  { type: 'video/quicktime', kind: 'VIDEO', group: 'other-video', extensions: ['mov', 'qt'] },
  { type: 'video/mpeg', kind: 'VIDEO', group: 'other-video', extensions: ['mpeg', 'mpg', 'mpe', 'mts', 'm2ts', 'ts'] },
  { type: 'video/x-ms-wmv', kind: 'VIDEO', group: 'other-video', extensions: ['wmv'] },
] as const satisfies readonly KindOfFile[];

type Known = (typeof fileKinds)[number];
/** One of `fileKinds`; `FileType` are their content types. */
export type FileType = Known['type'];
export type FileKind = KindOfFile & { readonly type: FileType };

const kinds: readonly FileKind[] = fileKinds;

/** In lower case, without the blanks and dots that end a name. */
const extensionOf = (fileName: string) => /\.([a-z\d]{1,8})$/.exec(trimEndMatching(fileName.toLowerCase(), /[\s.]/))?.[1];

/** Kind by a file's name, without case and without blanks and dots at its end; undefined if unknown. */
export function kindByName(fileName: string): FileKind | undefined {
  const extension = extensionOf(fileName);
  return kinds.find(({ extensions }) => extension !== undefined && extensions.includes(extension));
}

/** Other names by which browsers send some of these types. */
const otherNames: ReadonlyMap<string, FileType> = new Map([
  ['image/jpg', 'image/jpeg'],
  ['image/pjpeg', 'image/jpeg'],
  ['image/x-png', 'image/png'],
  ['video/x-m4v', 'video/mp4'],
  ['video/mp2t', 'video/mpeg'],
  ['video/x-ms-asf', 'video/x-ms-wmv'],
]);

/** A file before its bytes are there. */
export type NamedFile = { readonly fileName: string; readonly type?: string | undefined };

/** Kind by a file's name, or else by its content type. Both are hints: the bytes decide once they have arrived. */
export function kindOfFile({ fileName, type = '' }: NamedFile): FileKind | undefined {
  const said = type.toLowerCase();
  return kindByName(fileName) ?? kinds.find((kind) => kind.type === (otherNames.get(said) ?? said));
}

/** Types that browsers and programs send for unknown files. */
const vagueTypes = [
  '',
  'application/octet-stream',
  'binary/octet-stream',
  'application/binary',
  'application/unknown',
  'unknown/unknown',
  '*/*',
  'image/*',
  'video/*',
];
/** Endings that identify no kind: numbers, and general words for files. */
const vagueExtension = /^(?:\d+|bin|blob|copy|dat|data|download|file|image|img|orig|original|part|photo|temp|tmp|unknown|video)$/;

/** True if neither name nor content type identifies the kind, so that only the bytes can. */
export function isKindUnknown(file: NamedFile): boolean {
  const extension = extensionOf(file.fileName);
  const isVague = extension === undefined || vagueExtension.test(extension);
  return isVague && vagueTypes.includes((file.type ?? '').toLowerCase()) && kindOfFile(file) === undefined;
}

/** First kind that fulfils a condition. */
export const findKind = (holds: (kind: FileKind) => boolean): FileKind | undefined => kinds.find(holds);

/** The name itself, if its ending is of a known kind; otherwise with the extension of the content type, if that is known. */
export function nameWithKind(name: string, type: string): string {
  const byType = fileKinds.find((kind) => kind.type === type);
  return kindByName(name) === undefined && byType ? `${name}.${byType.extensions[0]}` : name;
}
