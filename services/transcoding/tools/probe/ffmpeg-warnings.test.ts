// Warnings in `/readyz` about the programs that read files of strangers.
import { untilFound } from '@kloak/platform/testing/until.ts';
import { ffmpegWarnings } from './ffmpeg-warnings.ts';
import type { Ffmpeg } from './find-ffmpeg.ts';

const found = (about: Partial<Ffmpeg>): Ffmpeg => ({ ffmpeg: '/bin/ffmpeg', ffprobe: '/bin/ffprobe', origin: 'system', version: '7.1', year: 2025, ...about });
const saidOf = async (find: () => Promise<Ffmpeg>) => {
  const warnings = ffmpegWarnings(find);
  return await untilFound('the words', async () => warnings()[0]);
};

it.each([
  [{ origin: 'package', version: 'N-47683', year: 2018 } as const, 'ffmpeg N-47683 of 2018'],
  [{ version: '5.0', year: 2022 }, 'ffmpeg 5.0 of 2022'],
  [{ version: 'unknown', year: undefined }, 'ffmpeg unknown of no known year'],
])('%o is too old for files of strangers', async (about, named) => {
  expect(await saidOf(async () => found(about))).toBe(
    `${named} reads files of strangers: install a current ffmpeg with ffprobe on this machine (\`apt install ffmpeg\`), which is found by PATH, and start Kloak anew`,
  );
});

it('one of these years is no warning, and is looked for once', async () => {
  let looks = 0;
  const warnings = ffmpegWarnings(async () => {
    looks += 1;
    return found({ version: '5.1.6-0+deb12u1', year: 2024 });
  });
  for (let time = 0; time < 3; time += 1) {
    expect(warnings()).toEqual([]);
    await new Promise(setImmediate);
  }
  expect(looks).toBe(1);
});

it('none at all is told until there is one', async () => {
  let isThere = false;
  const warnings = ffmpegWarnings(async () => {
    if (!isThere) throw new Error('none');
    return found({});
  });
  expect(await untilFound('the words', async () => warnings()[0])).toContain('there is no ffmpeg that answers, so no video is rendered');
  isThere = true;
  await untilFound('nothing to say', async () => warnings().length === 0 || undefined);
});
