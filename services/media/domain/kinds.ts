// The kinds of files that the vault takes, by extension and by what their bytes say.

export type FileType = {
  /** Content type that a browser is served. */
  type: string;
  kind: 'IMAGE' | 'VIDEO';
  /** What the count limits of one upload distinguish. */
  group: 'image' | 'mp4' | 'other-video';
  extensions: string[];
  /** What the detector calls such bytes. */
  mimeTypes: string[];
  /** Whether it can be rendered yet. One that can't is refused when it is offered: nothing is taken that would never be shown. */
  renderable: boolean;
};

export const fileTypes: FileType[] = [
  { type: 'image/jpeg', kind: 'IMAGE', group: 'image', extensions: ['jpg', 'jpeg'], mimeTypes: ['image/jpeg'], renderable: true },
  { type: 'image/png', kind: 'IMAGE', group: 'image', extensions: ['png'], mimeTypes: ['image/png', 'image/apng'], renderable: true },
  { type: 'image/heic', kind: 'IMAGE', group: 'image', extensions: ['heic'], mimeTypes: ['image/heic', 'image/heic-sequence'], renderable: false },
  { type: 'image/heif', kind: 'IMAGE', group: 'image', extensions: ['heif'], mimeTypes: ['image/heif', 'image/heif-sequence'], renderable: false },
  { type: 'video/mp4', kind: 'VIDEO', group: 'mp4', extensions: ['mp4'], mimeTypes: ['video/mp4', 'video/x-m4v'], renderable: false },
  { type: 'video/quicktime', kind: 'VIDEO', group: 'other-video', extensions: ['mov'], mimeTypes: ['video/quicktime'], renderable: false },
  {
    type: 'video/mpeg',
    kind: 'VIDEO',
    group: 'other-video',
    extensions: ['mpeg', 'mpg'],
    mimeTypes: ['video/mpeg', 'video/MP1S', 'video/MP2P'],
    renderable: false,
  },
  {
    type: 'video/x-ms-wmv',
    kind: 'VIDEO',
    group: 'other-video',
    extensions: ['wmv'],
    mimeTypes: ['video/x-ms-wmv', 'video/x-ms-asf', 'application/vnd.ms-asf'],
    renderable: false,
  },
];

export function kindByName(fileName: string): FileType | undefined {
  const extension = /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase();
  return fileTypes.find(({ extensions }) => extension !== undefined && extensions.includes(extension));
}

/** By the type that the bytes were found to be. */
export function kindByBytes(sniffed: string | undefined): FileType | undefined {
  return fileTypes.find((kind) => sniffed !== undefined && kind.mimeTypes.includes(sniffed));
}
