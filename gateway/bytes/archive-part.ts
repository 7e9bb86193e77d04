// Originals of an archive: the list of one part, which is bounded, rather than the whole library.
import type { RequestOf, ResponseOf } from '@kloak/platform/rpc.ts';
import { archiveNames } from '@kloak/proto/rules/files/archive-names.ts';
import { type ArchivedFile, type DownloadScope, maxArchiveBytes, maxArchiveFiles } from '@kloak/proto/rules/files/downloads.ts';

type OriginalsAnswer = ResponseOf<'media.ListOriginals'>;
type Original = OriginalsAnswer['files'][number];
/** Asks media for a piece of the list. */
export type AskOriginals = (sent: RequestOf<'media.ListOriginals'>) => Promise<OriginalsAnswer>;

export type ArchivePart = { files: ArchivedFile[]; next?: string | undefined };

/** Requested part; `before`: cursor of the part before it. */
export type AskedPart = { scope: DownloadScope; albumId?: string | undefined; ownerId?: string | undefined; before?: string | undefined };

const maxAtOnce = 500;
const kinds = { all: undefined, album: undefined, images: 'IMAGE', videos: 'VIDEO' } as const;

/** Number of files that still fit; at least one. */
function countThatFits(files: readonly Original[], held: { files: number; bytes: number }): number {
  let { bytes } = held;
  const over = files.findIndex(({ size }, index) => {
    bytes += size;
    return held.files + index > 0 && bytes > maxArchiveBytes;
  });
  return over === -1 ? files.length : over;
}

/** An album lies flat; of a library each year has its folder. */
const folderOf = (scope: DownloadScope, { madeAt }: Original) => (scope === 'album' ? undefined : madeAt.slice(0, 'YYYY'.length));

/** Library or album for the call to media. */
export const libraryOf = ({ scope, albumId: album, ownerId: owner }: AskedPart) => ({ kind: kinds[scope], album, owner });

export async function readPart(ask: AskOriginals, asked: AskedPart): Promise<ArchivePart> {
  const { scope } = asked;
  const files: Original[] = [];
  let bytes = 0;
  let { before } = asked;
  for (let isFull = false; !isFull; ) {
    const piece = { ...libraryOf(asked), before };
    const limit = Math.min(maxAtOnce, maxArchiveFiles - files.length);
    let listed = await ask({ ...piece, limit });
    const count = countThatFits(listed.files, { files: files.length, bytes });
    if (count < listed.files.length) {
      isFull = true;
      if (count === 0) break;
      // A list has its cursor only at the end.
      listed = await ask({ ...piece, limit: count });
    }
    files.push(...listed.files);
    bytes += listed.files.reduce((sum, { size }) => sum + size, 0);
    before = listed.next;
    if (before === undefined || files.length === maxArchiveFiles) isFull = true;
  }
  const nameOf = archiveNames();
  const named = files.map((file) => {
    const { key, size, madeAt, fileName } = file;
    return { key, size, madeAt, path: nameOf({ fileName, folder: folderOf(scope, file) }) };
  });
  return { files: named, next: before };
}
