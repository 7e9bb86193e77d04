// The kinds of files that the vault takes, by extension and by what their bytes say.

export type FileKind = {
  /** Content type that a browser is served. */
  type: string;
  kind: 'IMAGE' | 'VIDEO';
  /** What the count limits of one upload distinguish. */
  group: 'image' | 'mp4' | 'other-video';
  extensions: string[];
  /** What the detector calls such bytes. */
  sniffed: string[];
  /** Whether it can be rendered yet. One that can't is refused when it is offered: nothing is taken that would never be shown. */
  shown: boolean;
};

export const kinds: FileKind[] = [
  { type: 'image/jpeg', kind: 'IMAGE', group: 'image', extensions: ['jpg', 'jpeg'], sniffed: ['image/jpeg'], shown: true },
  { type: 'image/png', kind: 'IMAGE', group: 'image', extensions: ['png'], sniffed: ['image/png', 'image/apng'], shown: true },
  { type: 'image/heic', kind: 'IMAGE', group: 'image', extensions: ['heic'], sniffed: ['image/heic', 'image/heic-sequence'], shown: false },
  { type: 'image/heif', kind: 'IMAGE', group: 'image', extensions: ['heif'], sniffed: ['image/heif', 'image/heif-sequence'], shown: false },
  { type: 'video/mp4', kind: 'VIDEO', group: 'mp4', extensions: ['mp4'], sniffed: ['video/mp4', 'video/x-m4v'], shown: false },
  { type: 'video/quicktime', kind: 'VIDEO', group: 'other-video', extensions: ['mov'], sniffed: ['video/quicktime'], shown: false },
  { type: 'video/mpeg', kind: 'VIDEO', group: 'other-video', extensions: ['mpeg', 'mpg'], sniffed: ['video/mpeg', 'video/MP1S', 'video/MP2P'], shown: false },
  {
    type: 'video/x-ms-wmv',
    kind: 'VIDEO',
    group: 'other-video',
    extensions: ['wmv'],
    sniffed: ['video/x-ms-wmv', 'video/x-ms-asf', 'application/vnd.ms-asf'],
    shown: false,
  },
];

export function kindByName(fileName: string): FileKind | undefined {
  const extension = /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase();
  return kinds.find(({ extensions }) => extension !== undefined && extensions.includes(extension));
}

/** By the type that the bytes were found to be. */
export function kindByBytes(sniffed: string | undefined): FileKind | undefined {
  return kinds.find((kind) => sniffed !== undefined && kind.sniffed.includes(sniffed));
}
