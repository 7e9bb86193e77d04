// Parts of tracks that an edit list hides. After a cut on a phone the rest is still in the file, and a copied track would reveal it.
import { type FileHandle, open } from 'node:fs/promises';
import { type BoxExtent, type BoxReader, boxReader, bytesAt, handlerOf, type TrackKind } from './boxes.ts';

/** Positions in units of the track's clock. */
type Span = { from: number; to: number };
/** `packet`: duration of the first sample; `from`: display time of the earliest sample, relative to the first decoded one. */
type Media = Span & { scale: number; packet: number };

/** Samples among which the first displayed one is: decoders reorder at most 16. */
const maxReordered = 32;
/** Maximum entries of a table: more than a phone writes in ten hours. */
const maxTableEntries = 2_000_000;
const maxEdits = 10_000;
/** Usual hidden seconds of a track whose samples are described elsewhere, such as in fragments. Three frames, or the padding of audio encoders. */
const usualSeconds = 0.15;
/** Hidden samples at either end that reveal nothing: the padding of audio encoders, and less than one frame. */
const usualSamples = { picture: 0.99, sound: 2.6 };

/** The kinds of tracks of which a part is passed over; of a file whose description is packed, both. `type` is its content type: WMV and MPEG have no edit lists. */
export async function hiddenParts({ input, type }: { input: string; type: string }): Promise<TrackKind[]> {
  if (type === 'video/mpeg' || type === 'video/x-ms-wmv') return [];
  await using file = await open(input);
  const { size } = await file.stat();
  const boxesIn = boxReader(file);
  const found = new Set<TrackKind>();
  for (const movie of await boxesIn({ body: 0, end: size }, 'moov')) {
    if ((await boxesIn(movie, 'cmov')).length > 0) return ['picture', 'sound'];
    const [head] = await boxesIn(movie, 'mvhd');
    const isWhole = (await boxesIn(movie, 'mvex')).length === 0;
    const perSecond = head ? await scaleOf(file, head) : 0;
    for (const track of await boxesIn(movie, 'trak')) {
      const kind = await handlerOf(file, track, boxesIn);
      if (kind === 'other') continue;
      const edits = await editsOf(file, track, boxesIn);
      const media = edits.length > 0 && (await mediaOf(file, track, { boxesIn, isWhole }));
      if (media && hides(media, spansOf(edits, media.scale / perSecond), usualSamples[kind])) found.add(kind);
    }
  }
  return [...found];
}

/** True if more than the usual length lies outside of all played spans. */
function hides({ from, to, scale, packet }: Media, spans: readonly Span[], usual: number): boolean {
  const atEnds = packet > 0 ? packet * usual : scale * usualSeconds;
  const inOrder = spans.toSorted((a, b) => a.from - b.from);
  let [played, allowed] = [from, atEnds];
  for (const span of inOrder) {
    if (span.from - played > allowed) return true;
    played = Math.max(played, span.to);
    allowed = Math.min(packet, atEnds);
  }
  // If a list counts from the first decoded sample, it ends earlier than the last shown one by that offset.
  return to - played > atEnds + Math.max(0, from - (inOrder[0]?.from ?? from));
}

/** `ticks`: of the movie's clock, 0 to the end; `at`: of the track's clock. */
type Edit = { ticks: number; at: number; rate: number };

/** Edits that play something; others are pauses. */
async function editsOf(file: FileHandle, track: BoxExtent, boxesIn: BoxReader): Promise<Edit[]> {
  const [around] = await boxesIn(track, 'edts');
  const [list] = around ? await boxesIn(around, 'elst') : [];
  if (!list) return [];
  const isLong = (await bytesAt(file, list.body, 1))[0] === 1;
  const each = isLong ? 20 : 12;
  const bytes = await entriesOf(file, list, { each, max: maxEdits });
  const edits = Array.from({ length: bytes.length / each }, (_, index) => {
    const entry = bytes.subarray(index * each);
    const [ticks, at] = isLong ? [Number(entry.readBigUInt64BE(0)), Number(entry.readBigInt64BE(8))] : [entry.readUInt32BE(0), entry.readInt32BE(4)];
    return { ticks, at, rate: entry.readInt16BE(each - 4) + entry.readUInt16BE(each - 2) / 0x10000 };
  });
  return edits.filter(({ at }) => at >= 0);
}

const spansOf = (edits: readonly Edit[], perTick: number): Span[] =>
  edits.map(({ ticks, at, rate }) => ({ from: at, to: ticks === 0 ? Number.POSITIVE_INFINITY : at + ticks * rate * perTick }));

async function mediaOf(file: FileHandle, track: BoxExtent, { boxesIn, isWhole }: { boxesIn: BoxReader; isWhole: boolean }): Promise<Media | undefined> {
  const [media] = await boxesIn(track, 'mdia');
  const [head] = media ? await boxesIn(media, 'mdhd') : [];
  const [info] = media ? await boxesIn(media, 'minf') : [];
  const [samples] = info ? await boxesIn(info, 'stbl') : [];
  if (!head || !samples) return undefined;
  const durations = await pairsOf(file, (await boxesIn(samples, 'stts'))[0], maxTableEntries);
  const from = firstShown(durations, await pairsOf(file, (await boxesIn(samples, 'ctts'))[0], maxReordered));
  const length = durations.reduce((sum, [count, each]) => sum + count * each, 0);
  return { scale: await scaleOf(file, head), packet: durations[0]?.[1] ?? 0, from, to: isWhole ? from + length : Number.POSITIVE_INFINITY };
}

type Pair = [count: number, value: number];

/** Display time of the earliest of the first samples: their durations, and each one's delay after decoding. */
function firstShown(durations: readonly Pair[], delays: readonly Pair[]): number {
  const expand = (pairs: readonly Pair[]) => pairs.flatMap(([count, value]) => Array<number>(Math.min(count, maxReordered)).fill(value)).slice(0, maxReordered);
  const lengths = expand(durations.slice(0, maxReordered));
  let decoded = 0;
  const shown = expand(delays).map((delay, index) => {
    const at = decoded + delay;
    decoded += lengths[index] ?? 0;
    return at;
  });
  return Math.max(0, Math.min(...shown, shown.length > 0 ? Number.POSITIVE_INFINITY : 0));
}

/** Time scale in a header: version 1 has two times of 8 bytes before it, others two of 4. */
async function scaleOf(file: FileHandle, head: BoxExtent): Promise<number> {
  const bytes = await bytesAt(file, head.body, 24);
  return bytes.readUInt32BE(bytes[0] === 1 ? 20 : 12);
}

async function pairsOf(file: FileHandle, table: BoxExtent | undefined, max: number): Promise<Pair[]> {
  if (!table) return [];
  const bytes = await entriesOf(file, table, { each: 8, max });
  return Array.from({ length: bytes.length / 8 }, (_, index) => [bytes.readUInt32BE(index * 8), bytes.readInt32BE(index * 8 + 4)]);
}

/** Entries of a table, `each` in bytes, after its version and count. */
async function entriesOf(file: FileHandle, table: BoxExtent, { each, max }: { each: number; max: number }): Promise<Buffer> {
  const [count, room] = [(await bytesAt(file, table.body, 8)).readUInt32BE(4), Math.floor((table.end - table.body - 8) / each)];
  return bytesAt(file, table.body + 8, Math.max(0, Math.min(count, room, max)) * each);
}
