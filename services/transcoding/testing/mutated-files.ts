// Damaged and hostile test files. `KLOAK_MUTATED_FILES` sets their number (2,000 take about 15 minutes), `KLOAK_MUTATED_SEED` their choice.
import { heicFile, tiles } from '@kloak/platform/testing/heic-file.ts';
import { drawPhoto } from '@kloak/platform/testing/photo.ts';
import { mutate, mutationLists } from './mutations.ts';
import { drawVideo } from './video.ts';

/** The name shows the file before its mutation. */
export type MutatedFile = { fileName: string; bytes: Buffer };

/** Number of files; the environment may override it. */
export const mutatedFiles = (few: number): number => Number(process.env.KLOAK_MUTATED_FILES ?? few);
const seed = Number(process.env.KLOAK_MUTATED_SEED ?? 1);
/** Side by side, so that the pool has a row. */
const atOnce = 4;

async function drawSamples(): Promise<(readonly [extension: string, Buffer])[]> {
  const video = async (extension: string) => [extension, await drawVideo({ fileName: `a.${extension}`, seconds: 1.2 })] as const;
  return [
    ['jpg', await drawPhoto({ seed: 1, fromPhone: true, width: 400, height: 300, patchPx: 5 })],
    ['png', await drawPhoto({ seed: 2, format: 'png', width: 200, height: 150, patchPx: 5 })],
    ['heic', heicFile({ tiles: [tiles.red, tiles.blue] })],
    await video('mp4'),
    await video('mov'),
    await video('mpeg'),
    await video('wmv'),
  ];
}

/** Mutates `count` files, one of each kind in turn, and returns the results of `endOf`. */
export async function endsOfMutated(count: number, endOf: (file: MutatedFile) => Promise<string>): Promise<string[]> {
  const samples = await drawSamples();
  const waiting = [...mutationLists(count, seed).entries()];
  const ends: string[] = [];
  const work = Array.from({ length: atOnce }, async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const [index, mutations] = next;
      const [extension, bytes] = samples[index % samples.length] ?? [];
      if (!extension || !bytes) throw new Error('there is no sample');
      ends.push(await endOf({ fileName: `${index}.${extension}`, bytes: mutate(bytes, mutations) }));
    }
  });
  await Promise.all(work);
  return ends;
}
