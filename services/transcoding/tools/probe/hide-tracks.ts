// Hides tracks with a damaged description. Such a track makes the whole file unreadable, even if its picture is intact.
import { type FileHandle, open } from 'node:fs/promises';
import { boxReader, bytesAt, handlerOf, type TrackKind } from './boxes.ts';

/** `nameAt`: offset in bytes of the name of its description. */
type Track = { kind: TrackKind; nameAt: number };

/** Maximum parts read per file; many times what cameras write. */
const maxParts = 1000;
/** Name of unused space; within a longer name, it makes that unknown. */
const hiddenName = 'free';

const asfTrack = '9107dcb7b7a9cf118ee600c00c205365';
const asfKinds: Readonly<Record<string, TrackKind>> = { c0ef19bc4d5bcf11a8fd00805f5c442b: 'picture', '409e69f84d5bcf11a8fd00805f5c442b': 'sound' };

/** Hides tracks of other kinds in the file itself, and returns their kinds. `type` is the file's content type; MPEG describes no tracks. */
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
      tracks.push({ kind: await handlerOf(file, track, boxesIn), nameAt: track.from + 4 });
    }
  }
  return tracks;
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
