// The kinds of files that the vault knows, by extension. What the bytes of each kind look like is the media service's business.

type KindOfFile = {
  /** Content type that a browser is served. */
  readonly type: string;
  readonly kind: 'IMAGE' | 'VIDEO';
  /** What the count limits of one upload distinguish. */
  readonly group: 'image' | 'mp4' | 'other-video';
  readonly extensions: readonly string[];
};

export const fileKinds = [
  { type: 'image/jpeg', kind: 'IMAGE', group: 'image', extensions: ['jpg', 'jpeg'] },
  { type: 'image/png', kind: 'IMAGE', group: 'image', extensions: ['png'] },
  { type: 'image/heic', kind: 'IMAGE', group: 'image', extensions: ['heic'] },
  { type: 'image/heif', kind: 'IMAGE', group: 'image', extensions: ['heif'] },
  { type: 'video/mp4', kind: 'VIDEO', group: 'mp4', extensions: ['mp4'] },
  { type: 'video/quicktime', kind: 'VIDEO', group: 'other-video', extensions: ['mov'] },
  { type: 'video/mpeg', kind: 'VIDEO', group: 'other-video', extensions: ['mpeg', 'mpg'] },
  { type: 'video/x-ms-wmv', kind: 'VIDEO', group: 'other-video', extensions: ['wmv'] },
] as const satisfies readonly KindOfFile[];

type Known = (typeof fileKinds)[number];
/** One of `fileKinds`; `FileType` are their content types. */
export type FileType = Known['type'];
export type FileKind = KindOfFile & { readonly type: FileType };

/** The kind that a file's name tells, whatever its case; none for a name that is none of ours. */
export function kindByName(fileName: string): FileKind | undefined {
  const extension = /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase();
  const kinds: readonly FileKind[] = fileKinds;
  return kinds.find(({ extensions }) => extension !== undefined && extensions.includes(extension));
}

/** The name as it is where it tells one of our kinds; else with the extension of the content type, where that is one of ours. */
export function nameWithKind(name: string, type: string): string {
  const byType = fileKinds.find((kind) => kind.type === type);
  return kindByName(name) === undefined && byType ? `${name}.${byType.extensions[0]}` : name;
}
