// MIME types by which the bytes of each kind of file are recognised.
import { type FileKind, type FileType, fileKinds } from '@kloak/proto/rules/files/file-kinds.ts';

/** Names that the detector returns for each type. */
const mimeTypes: Record<FileType, readonly string[]> = {
  'image/jpeg': ['image/jpeg'],
  'image/png': ['image/png', 'image/apng'],
  'image/heic': ['image/heic', 'image/heic-sequence'],
  'image/heif': ['image/heif', 'image/heif-sequence'],
  'video/mp4': ['video/mp4', 'video/x-m4v'],
  'video/quicktime': ['video/quicktime'],
  'video/mpeg': ['video/mpeg', 'video/MP1S', 'video/MP2P'],
  'video/x-ms-wmv': ['video/x-ms-wmv', 'video/x-ms-asf', 'application/vnd.ms-asf'],
};

/** The kind of file by the MIME type that the bytes were found to be. */
export function fileKindByMimeType(detected: string | undefined): FileKind | undefined {
  return fileKinds.find(({ type }) => detected !== undefined && mimeTypes[type].includes(detected));
}
