// A damaged description of one track keeps a file from being read at all, also where its picture is whole: then the track is hidden from what reads the file.
import { type FileHandle, open } from 'node:fs/promises';

/** Of what a track is; `other`: also of what is not known. */
export type TrackKind = 'picture' | 'sound' | 'other';
/** `nameAt`: where in the file the name of its description begins, in bytes. */
type Track = { kind: TrackKind; nameAt: number };
/** A part of a file: where it begins, where what it holds begins, and where it ends, in bytes. */
type Part = { from: number; body: number; end: number };

/** That are looked at in a file: many times what a camera writes. */
const maxParts = 1000;
/** A name that stands for unused space, and as the beginning of a longer one for nothing that is known. */
const hiddenName = 'free';

const quickTimeKinds: Readonly<Record<string, TrackKind>> = { vide: 'picture', soun: 'sound' };
const asfTrack = '9107dcb7b7a9cf118ee600c00c205365';
const asfKinds: Readonly<Record<string, TrackKind>> = { c0ef19bc4d5bcf11a8fd00805f5c442b: 'picture', '409e69f84d5bcf11a8fd00805f5c442b': 'sound' };

/** Hides the tracks of a file that are of none of these kinds, in the file itself, and answers their kinds. `type` is its content type; MPEG describes no tracks. */
export async function hideTracks({ input, type }: { input: string; type: string }, kept: readonly TrackKind[]): Promise<TrackKind[]> {
  if (type === 'video/mpeg') return [];
  await using file = await open(input, 'r+');
  const tracks = await (type === 'video/x-ms-wmv' ? asfTracks(file) : quickTimeTracks(file));
  const hidden = tracks.filter(({ kind }) => !kept.includes(kind));
  for (const { nameAt } of hidden) await file.write(hiddenName, nameAt, 'latin1');
  return hidden.map(({ kind }) => kind);
}

async function quickTimeTracks(file: FileHandle): Promise<Track[]> {
  const { size } = await file.stat();
  const boxesIn = boxReader(file);
  const tracks: Track[] = [];
  for (const movie of await boxesIn({ body: 0, end: size }, 'moov')) {
    for (const track of await boxesIn(movie, 'trak')) {
      const [media] = await boxesIn(track, 'mdia');
      const [handler] = media ? await boxesIn(media, 'hdlr') : [];
      const kind = handler ? (await bytesAt(file, handler.body + 8, 4)).toString('latin1') : '';
      tracks.push({ kind: quickTimeKinds[kind] ?? 'other', nameAt: track.from + 4 });
    }
  }
  return tracks;
}

/** Finds the boxes of a name that lie in a part, as far as their sizes can be true. */
function boxReader(file: FileHandle) {
  let left = maxParts;
  return async ({ body, end }: Pick<Part, 'body' | 'end'>, wanted: string): Promise<Part[]> => {
    const found: Part[] = [];
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

async function asfTracks(file: FileHandle): Promise<Track[]> {
  const tracks: Track[] = [];
  const header = await bytesAt(file, 0, 30);
  const end = Math.min(Number(header.readBigUInt64LE(16)), (await file.stat()).size);
  let from = header.length;
  for (let count = 0; count < maxParts && from + 24 <= end; count += 1) {
    const head = await bytesAt(file, from, 40);
    const size = Number(head.readBigUInt64LE(16));
    if (head.toString('hex', 0, 16) === asfTrack) tracks.push({ kind: asfKinds[head.toString('hex', 24)] ?? 'other', nameAt: from });
    if (size < 24) break;
    from += size;
  }
  return tracks;
}

/** Zeros where the file has ended. */
async function bytesAt(file: FileHandle, at: number, length: number): Promise<Buffer> {
  return (await file.read(Buffer.alloc(length), 0, length, at)).buffer;
}
