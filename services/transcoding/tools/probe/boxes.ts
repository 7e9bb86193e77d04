// Boxes, the parts of QuickTime and MP4 files.
import type { FileHandle } from 'node:fs/promises';

/** Content of a track; `other`: also unknown. */
export type TrackKind = 'picture' | 'sound' | 'other';
/** A part of a file: offsets of its start, its content and its end, in bytes. */
export type BoxExtent = { from: number; body: number; end: number };
export type BoxReader = (within: Pick<BoxExtent, 'body' | 'end'>, name: string) => Promise<BoxExtent[]>;

/** Maximum boxes read per file; many times what cameras write. */
const maxBoxes = 1000;
const kinds: Readonly<Record<string, TrackKind>> = { vide: 'picture', soun: 'sound' };

/** Finds the boxes of a name that lie in a part, as far as their sizes can be true. */
export function boxReader(file: FileHandle): BoxReader {
  let left = maxBoxes;
  return async ({ body, end }, wanted) => {
    const found: BoxExtent[] = [];
    for (let from = body; left > 0 && from + 8 <= end; left -= 1) {
      const head = await bytesAt(file, from, 16);
      const isLong = head.readUInt32BE(0) === 1;
      const size = isLong ? Number(head.readBigUInt64BE(8)) : head.readUInt32BE(0);
      const box = { from, body: from + (isLong ? 16 : 8), end: from + size };
      if (box.end < box.body || box.end > end) break;
      if (head.toString('latin1', 4, 8) === wanted) found.push(box);
      from = box.end;
    }
    return found;
  };
}

/** Kind of a track (`trak`). */
export async function handlerOf(file: FileHandle, track: BoxExtent, boxesIn: BoxReader): Promise<TrackKind> {
  const [media] = await boxesIn(track, 'mdia');
  const [handler] = media ? await boxesIn(media, 'hdlr') : [];
  const name = handler ? (await bytesAt(file, handler.body + 8, 4)).toString('latin1') : '';
  return kinds[name] ?? 'other';
}

/** Zeros after the end of the file. */
export async function bytesAt(file: FileHandle, at: number, length: number): Promise<Buffer> {
  return (await file.read(Buffer.alloc(length), 0, length, at)).buffer;
}
