// QuickTime test files with custom edit lists.
type Edit = { seconds: number; at: number; rate?: number };
/** `at`: of the track, -1 for a pause; both in seconds. */
export type Edits = Readonly<Partial<Record<'vide' | 'soun', readonly Edit[]>>>;
/** A box with its name and, if it has any, its inner boxes. */
type Box = { name: string; body: Buffer; boxes?: Box[] };

const ofBoxes = new Set(['moov', 'trak', 'mdia', 'edts']);

function read(bytes: Buffer): Box[] {
  const boxes: Box[] = [];
  for (let at = 0; at + 8 <= bytes.length; ) {
    const size = bytes.readUInt32BE(at);
    const [name, body] = [bytes.toString('latin1', at + 4, at + 8), bytes.subarray(at + 8, at + size)];
    boxes.push({ name, body, ...(ofBoxes.has(name) && { boxes: read(body) }) });
    at += size;
  }
  return boxes;
}

function write({ name, body, boxes }: Box): Buffer {
  const held = boxes ? Buffer.concat(boxes.map(write)) : body;
  const head = Buffer.alloc(8);
  head.writeUInt32BE(held.length + 8);
  head.write(name, 4, 'latin1');
  return Buffer.concat([head, held]);
}

const within = (box: Box | undefined, name: string) => box?.boxes?.find((one) => one.name === name);

/** `version` 1 has its times in 8 bytes. */
function listOf(edits: readonly Edit[], { movie, media }: { movie: number; media: number }, version: 0 | 1): Box {
  const head = Buffer.alloc(8);
  head.writeUInt8(version);
  head.writeUInt32BE(edits.length, 4);
  const entries = edits.map(({ seconds, at, rate = 1 }) => {
    const [ticks, place] = [Math.round(seconds * movie), at < 0 ? -1 : Math.round(at * media)];
    const entry = Buffer.alloc(version === 1 ? 20 : 12);
    if (version === 1) entry.writeBigUInt64BE(BigInt(ticks));
    else entry.writeUInt32BE(ticks);
    if (version === 1) entry.writeBigInt64BE(BigInt(place), 8);
    else entry.writeInt32BE(place, 4);
    entry.writeInt16BE(rate, entry.length - 4);
    return entry;
  });
  return { name: 'edts', body: Buffer.alloc(0), boxes: [{ name: 'elst', body: Buffer.concat([head, ...entries]) }] };
}

/** Replaces the edits of a file. Ffmpeg writes the description at the end, so no other bytes move. */
export function withEdits(bytes: Buffer, edits: Edits, version: 0 | 1 = 0): Buffer {
  const boxes = read(bytes);
  const movie = boxes.find(({ name }) => name === 'moov');
  const movieScale = within(movie, 'mvhd')?.body.readUInt32BE(12) ?? 0;
  for (const track of movie?.boxes?.filter(({ name }) => name === 'trak') ?? []) {
    const media = within(track, 'mdia');
    const kind = within(media, 'hdlr')?.body.toString('latin1', 8, 12);
    const own = kind === 'vide' || kind === 'soun' ? edits[kind] : undefined;
    if (!own) continue;
    const list = listOf(own, { movie: movieScale, media: within(media, 'mdhd')?.body.readUInt32BE(12) ?? 0 }, version);
    // Behind its head, as the standard has it.
    track.boxes = track.boxes?.filter(({ name }) => name !== 'edts').flatMap((box) => (box.name === 'tkhd' ? [box, list] : [box])) ?? [];
  }
  return Buffer.concat(boxes.map(write));
}
