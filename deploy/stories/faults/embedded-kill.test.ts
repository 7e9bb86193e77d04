import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { embeddedStore } from '@kloak/platform/embedded/store/store.ts';
import { drawPhoto } from '@kloak/platform/testing/photo.ts';
import { until, untilThere } from '@kloak/platform/testing/until.ts';
import { openUpload, postFile, publishAll } from '@kloak/proto/client/upload.ts';
import { drawVideo } from '@kloak/transcoding/testing/video.ts';
import { newPath, steps } from '../family-path.ts';
import { type EmbeddedFixture, embeddedFixture } from '../fixture.ts';
import { newMember, publish, ready, shown, uploader } from '../people.ts';
import type { Target } from '../process.ts';
import { playable, videoOf } from '../video-path.ts';
import { descendantsOf, isRunning } from './descendants.ts';
import { killInTurn } from './kill.ts';

describe('kill -9 on the embedded platform', () => {
  let fixture: EmbeddedFixture;
  beforeAll(async () => {
    fixture = await embeddedFixture();
  });
  afterAll(() => fixture.close());

  it('after every step: the story completes, nothing acknowledged is lost, nothing is doubled', async () => {
    const path = await newPath(fixture);
    for (const step of steps) {
      await step.run(path);
      for (const target of fixture.targets) {
        await target.kill();
        await target.start();
      }
    }
  }, 300_000);

  it('at random moments: the same', async () => {
    const path = await newPath(fixture);
    const killing = killInTurn(fixture.targets, 1500);
    let killed = 0;
    try {
      for (const step of steps) await step.run(path);
    } finally {
      killed = await killing.stop();
    }
    console.log(`killed ${killed} times on the way`);
    expect(killed).toBeGreaterThan(0);
  }, 300_000);
});

/** The types of all events on streams of this kind, each with its stream. */
async function eventsIn(dataDir: string, service: 'media' | 'transcoding', kind: string): Promise<string[]> {
  const store = await embeddedStore({ dataDir })({ service, lanes: 1, views: [] });
  const commits = await store.log.read(0, 0, 1000);
  await store.close();
  return commits.filter(({ stream }) => stream.startsWith(kind)).flatMap(({ stream, events }) => events.map(({ type }) => `${stream} ${type}`));
}

/** Ends a process that renders, by either way, and waits until none of its renderers is there any more. */
async function endRendering(target: Target, end: 'kill' | 'stop'): Promise<void> {
  const renderers = await untilThere('a renderer', async () => {
    const begun = descendantsOf(target.pid());
    return begun.length > 0 ? begun : undefined;
  });
  await target[end]();
  await until('its renderers have ended', async () => !renderers.some(isRunning));
}

/** Ends each process while it renders, and starts it on a work folder in which something is left. */
async function endAll({ dataDir, targets }: EmbeddedFixture, end: 'kill' | 'stop' = 'kill'): Promise<void> {
  const work = join(dataDir, 'work');
  for (const target of targets) {
    await endRendering(target, end);
    await writeFile(join(work, 'half-made'), 'half');
    const left = await readdir(work);
    await target.start();
    const kept = await readdir(work);
    expect(left.filter((name) => kept.includes(name))).toEqual([]);
  }
}

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
    const poster = await untilThere('its poster', async () => {
      const { status, thumbNail } = await videoOf(anna, _id);
      if (thumbNail) expect(status).toBe('PROCESSING');
      return thumbNail || undefined;
    });
    await endAll(fixture);
    await endAll(fixture, 'stop');
    const ended = await playable(anna, _id);
    expect(ended.video.thumbNail).toBe(poster);
    const folder = await mkdtemp(join(tmpdir(), 'kloak-killed-'));
    await fixture.stopInto(folder);
    const steps = ['PosterJobRequested', 'PosterJobFinished', 'FilmJobRequested', 'JobFinished'];
    expect(await eventsIn(folder, 'transcoding', 'job:')).toEqual(steps.map((type) => `job:${_id} ${type}`));
    const seen = (await eventsIn(folder, 'media', 'item:')).filter((one) => one.endsWith('Rendered'));
    expect(seen).toEqual([`item:${_id} ItemThumbnailsRendered`, `item:${_id} ItemRendered`]);
    await rm(folder, { recursive: true });
  }, 300_000);
});

describe('kill -9 between the two steps of photographs', () => {
  it('costs nothing: each is made whole, and each step is recorded once', async () => {
    const fixture = await embeddedFixture();
    const anna = await newMember(fixture, 'anna');
    const draw = async (seed: number) => ({
      fileName: `IMG_${seed}.JPG`,
      type: 'image/jpeg',
      bytes: await drawPhoto({ seed, width: 2600, height: 1950, patchPx: 26 }),
    });
    const files = await Promise.all([1, 2, 3, 4, 5].map(draw));
    const opened = await openUpload(uploader(anna), files);
    for (const file of files) await postFile(uploader(anna), opened, file);
    const details = files.map(({ fileName }) => ({ title: fileName, privacy: 'FAMILY_ONLY' as const }));
    const posts = await publishAll(uploader(anna), opened, details);
    const widthsOf = async (id: string) => ((await shown(anna, id)).image?.sources ?? []).map(({ width }) => width);
    await until('one of them is shown small', async () => (await Promise.all(posts.map(({ _id }) => widthsOf(_id)))).some(({ length }) => length === 2));
    await endAll(fixture);
    for (const { _id } of posts) expect((await ready(anna, _id)).image?.sources.map(({ width }) => width)).toEqual([320, 640, 1280, 2560]);
    const folder = await mkdtemp(join(tmpdir(), 'kloak-killed-'));
    await fixture.stopInto(folder);
    const steps = await eventsIn(folder, 'transcoding', 'job:');
    expect(steps.filter((step) => step.endsWith('Finished')).toSorted()).toEqual(
      posts.flatMap(({ _id }) => [`job:${_id} JobFinished`, `job:${_id} JobThumbnailsFinished`]).toSorted(),
    );
    const seen = await eventsIn(folder, 'media', 'item:');
    expect(seen.filter((one) => one.endsWith('Rendered')).toSorted()).toEqual(
      posts.flatMap(({ _id }) => [`item:${_id} ItemRendered`, `item:${_id} ItemThumbnailsRendered`]).toSorted(),
    );
    await rm(folder, { recursive: true });
  }, 300_000);
});
