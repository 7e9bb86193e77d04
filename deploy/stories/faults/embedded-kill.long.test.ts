import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { untilFound } from '@kloak/platform/testing/until.ts';
import { openUpload, postFile } from '@kloak/proto/client/upload.ts';
import { drawVideo } from '@kloak/transcoding/testing/video.ts';
import { newPath, steps } from '../family-path.ts';
import { embeddedFixture } from '../fixture.ts';
import { newMember, publish, uploader } from '../people.ts';
import { playable, videoOf } from '../video-path.ts';
import { endRenderings, eventsIn } from './end-rendering.ts';
import { startKilling } from './kill.ts';

it('kill -9 at random moments: the story completes, nothing acknowledged is lost, nothing is doubled', async () => {
  const fixture = await embeddedFixture();
  const path = await newPath(fixture);
  const killing = startKilling(fixture.targets, 1500);
  let killed = 0;
  try {
    for (const step of steps) await step.run(path);
  } finally {
    killed = await killing.stop();
  }
  console.log(`killed ${killed} times on the way`);
  expect(killed).toBeGreaterThan(0);
  await fixture.close();
}, 300_000);

describe('kill -9 between the two steps of a video', () => {
  it('costs nothing: its poster stays, its film is made, and each is recorded once', async () => {
    const fixture = await embeddedFixture();
    const anna = await newMember(fixture, 'anna');
    // A second or more of work for its film.
    const picture = ['-c:v', 'mpeg2video', '-q:v', '2', '-vf', 'noise=alls=60:allf=t'];
    const bytes = await drawVideo({ fileName: 'a.mpeg', width: 1280, height: 720, seconds: 3, picture });
    const file = { fileName: 'MVI_2.MPG', type: 'video/mpeg', bytes };
    const opened = await openUpload(uploader(anna), [file]);
    await postFile(uploader(anna), opened, file);
    const { _id } = await publish(anna, opened, { title: 'Waves', privacy: 'FAMILY_ONLY', category: 'FAMILY' });
    const poster = await untilFound('its poster', async () => {
      const { status, thumbNail } = await videoOf(anna, _id);
      if (thumbNail) expect(status).toBe('PROCESSING');
      return thumbNail || undefined;
    });
    await endRenderings(fixture);
    await endRenderings(fixture, 'stop');
    const ended = await playable(anna, _id);
    expect(ended.video.thumbNail).toBe(poster);
    const folder = await mkdtemp(join(tmpdir(), 'kloak-killed-'));
    await fixture.stopInto(folder);
    const steps = ['PosterJobRequested', 'PosterJobFinished', 'FilmJobRequested', 'JobFinished'];
    expect(await eventsIn(folder, 'transcoding', 'job:')).toEqual(steps.map((type) => `job:${_id} ${type}`));
    const seen = (await eventsIn(folder, 'media', 'item:')).filter((one) => one.endsWith('Rendered'));
    expect(seen).toEqual([`item:${_id} ItemThumbnailsRendered`, `item:${_id} ItemRendered`]);
    await rm(folder, { recursive: true });
  });
});
