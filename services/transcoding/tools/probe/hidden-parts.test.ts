import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { type Edits, withEdits } from '../../testing/edit-list.ts';
import { type Films, openFilms } from '../../testing/films.ts';
import { drawVideo, redrawn } from '../../testing/video.ts';
import { hiddenParts } from './hidden-parts.ts';
import { runFfmpeg } from './run-ffmpeg.ts';

let films: Films;
let film: Buffer;
beforeAll(async () => {
  films = await openFilms();
  film = await redGreenBlue();
});
afterAll(() => films.close());

/** Two seconds of each colour, with a tone. A key frame begins every half second of the 6 s. */
async function redGreenBlue(): Promise<Buffer> {
  const drawn = await drawVideo({ fileName: 'a.mov', seconds: 6 });
  const box = (colour: string, from: number) => `drawbox=color=${colour}:t=fill:enable='gte(t,${from})'`;
  const coloured = ['-vf', [box('red', 0), box('green', 2), box('blue', 4)].join(), '-c:v', 'libx264', '-g', '250', '-bf', '2', '-pix_fmt', 'yuv420p'];
  return redrawn(drawn, 'a.mov', [...coloured, '-c:a', 'copy']);
}

const kindsOf = async (bytes: Buffer, kind = 'mov') => (await hiddenParts(await films.jobOf(bytes, kind))).toSorted();

/** Colours of the film's frames in order, including frames that its edit list skips. */
async function coloursIn(path: string): Promise<string[]> {
  const { ffmpeg } = await films.jobOf(film, 'mov');
  const to = join(films.folder, 'frames.raw');
  const run = await runFfmpeg(
    ffmpeg,
    ['-v', 'error', '-y', '-ignore_editlist', '1', '-i', path, '-an', '-vf', 'scale=1:1', '-f', 'rawvideo', '-pix_fmt', 'rgb24', to],
    { maxMs: 60_000 },
  );
  if (run.end !== 'done') throw new Error(run.said);
  const pixels = await readFile(to);
  const names = Array.from({ length: pixels.length / 3 }, (_, index) => nameOf(pixels.subarray(index * 3, index * 3 + 3)));
  return names.filter((name, index) => name !== names[index - 1]);
}

function nameOf(pixel: Uint8Array): string {
  const strongest = Math.max(...pixel);
  return ['red', 'green', 'blue'][pixel.indexOf(strongest)] ?? '';
}

const second = (from: number, to: number) => [{ at: from + 0.08, seconds: to - from }];
it.each<[string, Edits, string[], number]>([
  ['at its start', { vide: second(2, 6), soun: [{ at: 2, seconds: 4 }] }, ['green', 'blue'], 4],
  ['at its end', { vide: second(0, 4), soun: [{ at: 0.02, seconds: 4 }] }, ['red', 'green'], 4],
  [
    'in its middle',
    {
      vide: [...second(0, 2), ...second(4, 6)],
      soun: [
        { at: 0.02, seconds: 2 },
        { at: 4, seconds: 2 },
      ],
    },
    ['red', 'blue'],
    4,
  ],
  [
    'at its start, after a pause',
    {
      vide: [{ at: -1, seconds: 0.5 }, ...second(2, 6)],
      soun: [
        { at: -1, seconds: 0.5 },
        { at: 2, seconds: 4 },
      ],
    },
    ['green', 'blue'],
    4,
  ],
])('what relatives fetch of a film that was cut %s holds nothing of what was cut off', async (_where, edits, colours, seconds) => {
  for (const version of [0, 1] as const) {
    const { film: made, poster } = await films.rendering(withEdits(film, edits, version), 'mov');
    expect(await coloursIn(made.file.path)).toEqual(colours);
    expect(Math.abs(made.duration - seconds)).toBeLessThan(0.2);
    expect(made.partial).toBeUndefined();
    const { dominant } = await sharp(poster.files.at(-1)?.path).stats();
    expect(colours).toContain(nameOf(Uint8Array.from([dominant.r, dominant.g, dominant.b])));
  }
});

describe('a file holds no more than is played', () => {
  it('as ffmpeg writes it, in any order of its pictures', async () => {
    for (const picture of [
      ['-c:v', 'libx264', '-bf', '0'],
      ['-c:v', 'libx264', '-bf', '8'],
    ]) {
      for (const kind of ['mp4', 'mov'])
        expect(await kindsOf(await drawVideo({ fileName: `a.${kind}`, picture: [...picture, '-pix_fmt', 'yuv420p'] }), kind)).toEqual([]);
    }
    const parts = ['-movflags', 'frag_keyframe+empty_moov+delay_moov'];
    expect(await kindsOf(await drawVideo({ fileName: 'a.mp4', options: parts }), 'mp4')).toEqual([]);
    expect(await kindsOf(await drawVideo({ fileName: 'a.mpeg' }), 'mpeg')).toEqual([]);
  });

  it('whose lists count from its first picture that is decoded, or play what is there in parts', async () => {
    const whole = { vide: [{ at: 0, seconds: 6 }] };
    expect(await kindsOf(withEdits(film, whole))).toEqual([]);
    expect(await kindsOf(withEdits(film, { vide: [...second(2, 6), ...second(0, 2)] }))).toEqual([]);
    expect(await kindsOf(withEdits(film, { vide: [{ at: 0, seconds: 0 }], soun: [] }))).toEqual([]);
  });
});

it.each<[string, Edits, string[]]>([
  ['of its sound alone', { soun: [{ at: 2, seconds: 4 }] }, ['sound']],
  ['of its pictures alone', { vide: second(1, 6) }, ['picture']],
  ['that is shown as long as it takes to see one picture', { vide: [{ at: 3, seconds: 6, rate: 0 }] }, ['picture']],
  ['of two pictures at its end', { vide: [{ at: 0.08, seconds: 5.92 }] }, ['picture']],
])('a part %s is found', async (_what, edits, kinds) => {
  expect(await kindsOf(withEdits(film, edits))).toEqual(kinds);
});

it('a description that is packed may hide anything', async () => {
  const packed = Buffer.concat([Buffer.from('\0\0\0\x10cmov\0\0\0\x08dcom', 'latin1')]);
  const head = Buffer.from('\0\0\0\x18moov', 'latin1');
  expect(await kindsOf(Buffer.concat([head, packed]))).toEqual(['picture', 'sound']);
});

it('whatever a file is torn or made of, it is read to an end', async () => {
  const whole = withEdits(film, { vide: second(2, 6) });
  const from = whole.indexOf('moov') - 4;
  for (let end = from; end < whole.length; end += 97) expect(Array.isArray(await kindsOf(whole.subarray(0, end)))).toBe(true);
  for (let at = from; at < whole.length; at += 31) {
    const torn = Buffer.from(whole);
    torn.fill(0xff, at, at + 4);
    expect(Array.isArray(await kindsOf(torn))).toBe(true);
  }
});
