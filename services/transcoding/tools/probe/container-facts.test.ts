import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drawVideo } from '../../testing/video.ts';
import { withLocalTime } from '../metadata/local-time.ts';
import { containerFacts } from './container-facts.ts';
import { findFfmpeg } from './find-ffmpeg.ts';
import { probeVideo } from './probe-video.ts';

const types: Readonly<Record<string, string>> = { mp4: 'video/mp4', mov: 'video/quicktime', wmv: 'video/x-ms-wmv' };
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kloak-container-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Facts of a video whose container has these tags. */
async function factsOf(kind: string, words: Record<string, string>, options: readonly string[] = []) {
  const said = Object.entries(words).flatMap(([name, word]) => ['-metadata', `${name}=${word}`]);
  const path = join(folder, `a.${kind}`);
  await writeFile(path, await drawVideo({ fileName: `a.${kind}`, seconds: 1, sound: 'none', options: [...options, ...said] }));
  const { ffprobe } = await findFfmpeg();
  return (await probeVideo({ ffprobe, input: path, type: types[kind] ?? '' }))?.camera;
}
const asPhones = ['-movflags', 'use_metadata_tags'];

describe('a video', () => {
  it('of an iPhone was taken by the phone’s own clock, where the phone was', async () => {
    const words = {
      creation_time: '2024-01-01T09:00:00Z',
      'com.apple.quicktime.creationdate': '2024-01-01T00:30:00+1300',
      'com.apple.quicktime.location.ISO6709': '-36.8485+174.7633+012.000/',
    };
    expect(await factsOf('mov', words, asPhones)).toEqual({
      takenAt: '2023-12-31T11:30:00.000Z',
      takenLocal: '2024-01-01T00:30:00',
      latitude: -36.8485,
      longitude: 174.7633,
    });
  });

  it.each(['mp4', 'mov'])('whose container (%s) tells an instant alone was taken then, by the clocks of its place', async (kind) => {
    const facts = await factsOf(kind, { creation_time: '2024-07-09T06:05:03.5Z', location: '+47.3667+008.5333/' });
    const taken = { takenAt: '2024-07-09T06:05:03.000Z', latitude: 47.3667, longitude: 8.5333 };
    expect(facts).toMatchObject({ ...taken, takenLocal: undefined });
    expect(await withLocalTime(facts ?? {})).toMatchObject({ ...taken, takenLocal: '2024-07-09T08:05:03' });
  });

  it('of which no zone can be found keeps its instant, and is not lost', async () => {
    const facts = { takenAt: '2024-07-09T06:05:03.000Z', latitude: 47.3667, longitude: 8.5333 };
    expect(await withLocalTime(facts, () => Promise.reject(new Error('its package does not load')))).toEqual(facts);
    expect(await withLocalTime(facts, async () => () => 'Nowhere/Land')).toEqual(facts);
  });

  it('that tells its day as QuickTime does was taken then, by its own zone', async () => {
    const facts = await factsOf('mov', { date: '2024-07-04T23:30:00-0400', creation_time: '2024-07-05T09:00:00Z' });
    expect(facts).toEqual({ takenAt: '2024-07-05T03:30:00.000Z', takenLocal: '2024-07-04T23:30:00' });
  });

  it('whose container tells no time has that of a track', () => {
    const ofTrack = { creation_time: '2024-07-09T06:05:03Z' };
    for (const clock of ['', '1904-01-01T00:00:00Z']) {
      expect(containerFacts({ creation_time: clock }, [{}, ofTrack])).toMatchObject({ takenAt: '2024-07-09T06:05:03.000Z', takenLocal: undefined });
    }
  });

  it('whose day alone is told was taken on it, unless its clock tells more; a year alone is none', () => {
    expect(containerFacts({ date: '2024-07-04' })).toMatchObject({ takenLocal: '2024-07-04T00:00:00' });
    expect(containerFacts({ date: '2024-07-04', creation_time: '2024-07-05T03:30:00Z' })).toMatchObject({ takenAt: '2024-07-05T03:30:00.000Z' });
    expect(containerFacts({ date: '2024' })).toEqual({});
  });

  it('that tells nothing was taken nobody knows when and where', async () => {
    expect(await factsOf('mp4', {})).toEqual({});
  });
});

it.each([
  ['1904-01-01T00:00:00.000000Z'],
  ['1970-01-01T09:12:00Z'],
  ['2999-01-01T00:00:00Z'],
  ['1970-01-01T00:00:00.000000Z'],
  ['2024-02-30T10:00:00Z'],
  ['yesterday'],
])('a container whose clock stands at %s tells no time', (creation_time) => {
  expect(containerFacts({ creation_time })).toEqual({});
});

it.each([
  '+47.377+008.542/',
  '+47.377+008.542',
  '+47.377+008.542+408.5/',
  '+4722.62+00832.52/',
  '+4722.62+00832.52+408/',
  '+4722.62+00832.52-001.5CRSWGS_84/',
  '+4722.62+00832.52',
  '+472237.2+0083231.2/',
  '+472237.2+0083231.2+408.5/',
  '+472237.2+0083231.2',
  '+47,377+008,542/',
  ' +47.377+008.542/ ',
])('%s is a place in Zurich', (location) => {
  const zurich = { latitude: 47.377, longitude: 8.542 };
  expect(containerFacts({ location })).toEqual(zurich);
  expect(containerFacts({ 'location-deu': location })).toEqual(zurich);
  expect(containerFacts({ 'com.apple.quicktime.location.ISO6709': location, location: '+10.0+010.0/' })).toEqual(zurich);
  expect(containerFacts({}, [{}, { location }])).toEqual(zurich);
  expect(containerFacts({ 'com.apple.quicktime.location.ISO6709': 'somewhere', location })).toEqual(zurich);
});

it.each([
  ['-3350.91+15112.65/', -33.8485, 151.210833],
  ['-005400.5-0783000/', -0.900139, -78.5],
  ['+0000.5-00000.5/', 0.008333, -0.008333],
  ['+90-180/', 90, -180],
])('%s is south, or west, of another', (location, latitude, longitude) => expect(containerFacts({ location })).toEqual({ latitude, longitude }));

it.each(['+4760.00+00832.00/', '+472260+0083200/', '+473.5+008.5/', '+47.3+08.5/', '+47.3+0085.5/'])('%s is no place', (location) => {
  expect(containerFacts({ location })).toEqual({});
});

it('a place in minutes tells the hour, too', async () => {
  const facts = await factsOf('mov', { creation_time: '2024-07-09T06:05:03Z', location: '+4722.614+00832.502/' });
  expect(await withLocalTime(facts ?? {})).toMatchObject({
    takenAt: '2024-07-09T06:05:03.000Z',
    takenLocal: '2024-07-09T08:05:03',
    latitude: 47.3769,
    longitude: 8.5417,
  });
});

it.each(['+00.0000+000.0000/', '+91.0000+008.5333/', '+47.3667+181.0000/', 'Zermatt', ''])('%s is no place', (location) => {
  expect(containerFacts({ location })).toEqual({});
});
