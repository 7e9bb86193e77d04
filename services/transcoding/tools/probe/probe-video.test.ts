import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drawVideo } from '../../testing/video.ts';
import { findFfmpeg } from './find-ffmpeg.ts';
import { probeVideo } from './probe-video.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kloak-probe-test-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Facts that result from this output of ffprobe. */
async function factsOf(said: string) {
  const ffprobe = join(folder, 'ffprobe');
  await writeFile(ffprobe, `#!/bin/sh\nprintf '%s' '${said}'\n`, { mode: 0o700 });
  return probeVideo({ ffprobe, input: join(folder, 'video.mp4'), type: 'video/mp4' });
}

const picture = '{"index":0,"codec_type":"video","codec_name":"h264","width":16,"height":9,"avg_frame_rate":"25/1"}';

it('what ffprobe says of a file is read', async () => {
  expect(await factsOf(`{"streams":[${picture}],"format":{"duration":"2.5"}}`)).toMatchObject({
    duration: 2.5,
    picture: { codec: 'h264', width: 16, height: 9 },
  });
});

it.each([
  ['without a picture', '{"streams":[],"format":{}}'],
  ['with so many tracks that the words were cut off', `{"streams":[${picture},`],
  ['of which nothing is said', ''],
])('a file %s is none that can be read', async (_what, said) => {
  expect(await factsOf(said)).toBeUndefined();
});

it('a transport stream is read, though its station has a name', async () => {
  const input = join(folder, 'video.mts');
  await writeFile(input, await drawVideo({ fileName: 'a.mpeg', sound: 'none', options: ['-f', 'mpegts'] }));
  const facts = await probeVideo({ ...(await findFfmpeg()), input, type: 'video/mpeg' });
  expect(facts).toMatchObject({ picture: { codec: 'mpeg2video', width: 160, height: 120 } });
});
