import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { boxBombs } from '../../testing/boxes.ts';
import { type Films, openFilms, videoTypes } from '../../testing/films.ts';
import { drawVideo } from '../../testing/video.ts';

let films: Films;
beforeAll(async () => {
  films = await openFilms();
});
afterAll(() => films.close());

describe('a video', () => {
  it.each([
    ['of a kind that nothing here decodes', 'ac-4'],
    ['of an unknown kind', 'zzzz'],
  ])('whose sound is %s plays without it, and says so', async (_what, kind) => {
    const bytes = await drawVideo({ fileName: 'a.mov', sound: 'pcm' });
    expect((await films.rendering(bytes, 'mov')).film.soundMissing).toBeUndefined();
    bytes.write(kind, bytes.indexOf('sowt'), 'latin1');
    const made = await films.rendering(bytes, 'mov');
    expect(made.film).toMatchObject({ width: 160, height: 120, duration: expect.closeTo(1.6, 0), soundMissing: true });
    expect(made.film.originalPlays).toBeUndefined();
    const facts = await films.factsOf(made);
    expect([facts?.picture.codec, facts?.sound]).toEqual(['h264', undefined]);
  });

  it.each<[string, (bytes: Buffer) => number]>([
    ['mp4', (bytes) => bytes.lastIndexOf('stsc') + 8],
    ['mov', (bytes) => bytes.lastIndexOf('stsc') + 8],
    ['wmv', (bytes) => bytes.indexOf('409e69f84d5bcf11a8fd00805f5c442b', 'hex') + 58],
  ])('%s whose description of its sound is damaged plays without it, and says so', async (kind, damagedAt) => {
    const bytes = await drawVideo({ fileName: `a.${kind}` });
    bytes.fill(0xff, damagedAt(bytes), damagedAt(bytes) + 4);
    const made = await films.rendering(bytes, kind);
    expect(made.poster.files).toHaveLength(1);
    expect(made.film).toMatchObject({ width: 160, height: 120, duration: expect.closeTo(1.6, 0), soundMissing: true });
    expect(made.film.originalPlays).toBeUndefined();
  });

  it('of which another track is damaged plays with its sound', async () => {
    const bytes = await drawVideo({ fileName: 'a.mov', options: ['-timecode', '01:00:00:00'] });
    bytes.fill(0xff, bytes.lastIndexOf('stsc') + 8, bytes.lastIndexOf('stsc') + 12);
    const made = await films.rendering(bytes, 'mov');
    expect(await films.factsOf(made)).toMatchObject({ picture: { codec: 'h264' }, sound: { codec: 'aac' } });
    expect([made.film.soundMissing, made.film.originalPlays]).toEqual([undefined, undefined]);
  });

  it('that was cut off is shown as far as it goes, and said to be', async () => {
    const whole = await drawVideo({ fileName: 'a.mp4', seconds: 4, options: ['-movflags', '+faststart'] });
    const made = await films.rendering(whole.subarray(0, whole.length / 2), 'mp4');
    expect(made.film.partial).toBe(true);
    expect(made.film.duration).toBeLessThan(3);
  });

  it.each<[string, () => Promise<Buffer>, string]>([
    ['shorter than 0.9 s', () => drawVideo({ fileName: 'a.mp4', seconds: 0.6 }), 'too-short'],
    ['without its index', async () => (await drawVideo({ fileName: 'a.mp4' })).subarray(0, 5000), 'unreadable'],
    ['that is none', async () => Buffer.from('Dear diary, this is not a video.'), 'unreadable'],
    ['of sound alone', () => drawVideo({ fileName: 'a.mp4', picture: ['-vn'] }), 'unreadable'],
  ])('%s cannot be shown', async (_what, bytes, reason) => {
    const made = await bytes();
    for (const step of [films.poster, films.film]) expect(await step(made, 'mp4')).toEqual({ outcome: 'impossible', reason });
  });

  it.each(boxBombs('isom'))('%s cannot be shown', async (_what, bytes) => {
    for (const step of [films.poster, films.film]) expect(await step(bytes, 'mp4')).toMatchObject({ outcome: 'impossible' });
  });

  it('whose poster takes too long is no less a video: its film is asked for', async () => {
    const job = await films.jobOf(await drawVideo({ fileName: 'a.mpeg' }), 'mpeg');
    const slow = join(films.folder, 'slow-ffmpeg');
    await writeFile(slow, '#!/bin/sh\nexec sleep 600\n', { mode: 0o700 });
    const made = await films.pool.render({ ...job, video: { ...job, ffmpeg: slow, maxFrameMs: 100 } });
    expect(made).toMatchObject({ outcome: 'rendered', rendering: { width: 160, height: 120, film: { duration: expect.closeTo(1.6, 0) }, files: [] } });
  });

  it('that names another file is not followed there', async () => {
    const list = Buffer.from(`ffconcat version 1.0\nfile '${join(films.folder, 'secret.mp4')}'\n`);
    await writeFile(join(films.folder, 'secret.mp4'), await drawVideo({ fileName: 'a.mp4' }));
    for (const kind of Object.keys(videoTypes)) {
      for (const step of [films.poster, films.film]) expect(await step(list, kind)).toEqual({ outcome: 'impossible', reason: 'unreadable' });
    }
  });
});
