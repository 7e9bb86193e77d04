import { type Harness, startHarness } from '@kloak/platform/testing/harness.ts';
import { neighbour, seedEvent } from '@kloak/platform/testing/seed-event.ts';
import { until } from '@kloak/platform/testing/until.ts';
import { transcoding } from './service.ts';
import { originalsIn } from './testing/originals.ts';
import { drawVideo } from './testing/video.ts';
import { filmPids } from './tools/film/film-renderer.ts';

describe('a checked video', () => {
  let harness: Harness;
  beforeAll(async () => {
    harness = await startHarness([neighbour('identity'), neighbour('media'), neighbour('groups'), transcoding]);
  });
  afterAll(() => harness.close());
  const { seedCheckedOnly, seedChecked, putOriginal, eventsOf, isEnded } = originalsIn(() => harness);
  const ofVideo = { kind: 'VIDEO', type: 'video/mpeg' } as const;
  const typesOf = async (id: string) => (await eventsOf(id)).map(({ type }) => type);

  it('has its poster first, then its film; its owner alone is told how far that is', async () => {
    const told: { member: string; event: string; payload: object }[] = [];
    const endFake = harness.fake.live(() => ({ push: (member, event, payload) => void told.push({ member, event, payload }) }));
    await putOriginal('i4', await drawVideo({ fileName: 'a.mpeg', seconds: 2 }));
    await seedChecked('i4', ofVideo);
    const [requested, poster, film, finished, ...more] = await eventsOf('i4');
    expect(more).toEqual([]);
    expect(requested).toMatchObject({ type: 'PosterJobRequested', data: { item: 'i4', type: 'video/mpeg', fileName: 'a.jpg' } });
    const file = (name: string) => ({ key: `rendition/anna/i4/${name}`, width: 160, height: 120 });
    const facts = { item: 'i4', owner: 'anna', width: 160, height: 120, duration: expect.closeTo(2, 0), thumbhash: expect.stringMatching(/./) };
    expect(poster).toMatchObject({ type: 'PosterJobFinished', data: { ...facts, files: [file('160.webp')] } });
    expect(film).toMatchObject({ type: 'FilmJobRequested', data: { item: 'i4', owner: 'anna' } });
    expect(finished).toMatchObject({ type: 'JobFinished', data: { ...facts, files: [file('160.webp'), file('160.mp4')] } });
    expect(await harness.platform.blobs.stat('rendition/anna/i4/160.mp4')).toMatchObject({ type: 'video/mp4' });
    const progress = expect.objectContaining({ fileName: 'a.jpg', progress: expect.any(Number), finished: false, postId: 'i4' });
    expect(told).toEqual(told.map(() => ({ member: 'anna', event: 'video conversion', payload: progress })));
    expect(told.length).toBeGreaterThan(0);
    endFake();
  });

  it('whose film is made again after its process was ended tells no progress that goes back', async () => {
    const told: number[] = [];
    let ended = 0;
    const endFake = harness.fake.live(() => ({
      push(_member, _event, payload) {
        if (!('progress' in payload) || typeof payload.progress !== 'number') return;
        told.push(payload.progress);
        if (ended > 0 || payload.progress < 20) return;
        for (const pid of filmPids()) process.kill(pid, 'SIGKILL');
        ended += 1;
      },
    }));
    const noisy = ['-c:v', 'mpeg2video', '-q:v', '2', '-vf', 'noise=alls=60:allf=t'];
    await putOriginal('i11', await drawVideo({ fileName: 'a.mpeg', width: 1280, height: 720, seconds: 5, picture: noisy }));
    await seedCheckedOnly('i11', ofVideo);
    await until('it is made', () => isEnded('i11'));
    endFake();
    expect((await eventsOf('i11')).at(-1)?.type).toBe('JobFinished');
    expect(ended).toBe(1);
    expect(told).toEqual([...new Set(told)].toSorted((a, b) => a - b));
  });

  it('that an earlier build asked for goes on in the same steps', async () => {
    await putOriginal('i9', await drawVideo({ fileName: 'a.mpeg' }));
    const asked = { item: 'i9', owner: 'anna', key: 'original/anna/i9', type: 'video/mpeg', fileName: 'a.mpg' };
    await seedEvent(harness, 'transcoding', 'job:i9', 'anna', { type: 'VideoJobRequested', data: asked });
    await harness.settled();
    expect(await typesOf('i9')).toEqual(['VideoJobRequested', 'PosterJobRequested', 'PosterJobFinished', 'FilmJobRequested', 'JobFinished']);
  });

  it('that has no poster yet has that of its film', async () => {
    await putOriginal('i12', await drawVideo({ fileName: 'a.mpeg' }));
    const asked = { item: 'i12', owner: 'anna', key: 'original/anna/i12', type: 'video/mpeg', fileName: 'a.mpg' };
    const film = { item: 'i12', owner: 'anna' };
    await seedEvent(
      harness,
      'transcoding',
      'job:i12',
      'anna',
      { type: 'PosterJobRequested', data: asked },
      { type: 'PosterJobFinished', data: { ...film, width: 160, height: 120, thumbhash: '', files: [], takenLocal: '2026-06-01T12:00:00' } },
      { type: 'FilmJobRequested', data: film },
    );
    await harness.settled();
    const finished = (await eventsOf('i12')).at(-1);
    expect(finished).toMatchObject({ type: 'JobFinished', data: { takenLocal: '2026-06-01T12:00:00', thumbhash: expect.stringMatching(/./) } });
    expect(finished).toMatchObject({ data: { files: [{ key: 'rendition/anna/i12/160.webp' }, { key: 'rendition/anna/i12/160.mp4' }] } });
    expect(await harness.platform.blobs.stat('rendition/anna/i12/160.webp')).toMatchObject({ type: 'image/webp' });
  });

  it('that is too short ends in words', async () => {
    await putOriginal('i8', await drawVideo({ fileName: 'a.mp4', seconds: 0.5 }));
    await seedChecked('i8', { kind: 'VIDEO', type: 'video/mp4' });
    expect((await eventsOf('i8')).at(-1)).toMatchObject({ type: 'JobFailed', data: { item: 'i8', reason: 'too-short' } });
  });

  it('has its poster, and its film where that is short, while the long film of another is made', async () => {
    const bytes = await drawVideo({ fileName: 'a.mpeg' });
    await putOriginal('long', bytes);
    const asked = { item: 'long', owner: 'ben', key: 'original/anna/long', type: 'video/mpeg', fileName: 'long.mpg' };
    const facts = { item: 'long', owner: 'ben', width: 160, height: 120, thumbhash: '', files: [] };
    const { promise: isOpen, resolve: open } = Promise.withResolvers<void>();
    let isBegun = false;
    const endFake = harness.fake.blobs(({ stat }) => ({
      async stat(key) {
        // The poster waits, so that the film can be requested as a long one.
        if (key === asked.key) {
          isBegun = (await typesOf('long')).includes('LongFilmJobRequested');
          await isOpen;
        }
        return stat(key);
      },
    }));
    await seedEvent(harness, 'transcoding', 'job:long', 'ben', { type: 'PosterJobRequested', data: asked });
    await seedEvent(harness, 'transcoding', 'job:long', 'ben', { type: 'PosterJobFinished', data: facts });
    await seedEvent(harness, 'transcoding', 'job:long', 'ben', { type: 'LongFilmJobRequested', data: { item: 'long', owner: 'ben' } });
    await until('the long film is begun', () => isBegun);
    await putOriginal('i10', bytes);
    await seedCheckedOnly('i10', ofVideo);
    await until('the other video is made', () => isEnded('i10'));
    expect(await isEnded('long')).toBe(false);
    open();
    await harness.settled();
    endFake();
    expect((await eventsOf('long')).at(-1)).toMatchObject({ type: 'JobFinished', data: { files: [{}, { key: 'rendition/ben/long/160.mp4' }] } });
    expect((await eventsOf('long')).filter(({ type }) => type === 'JobFinished')).toHaveLength(1);
  });
});
