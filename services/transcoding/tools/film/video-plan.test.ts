import type { PictureStream, VideoFacts } from '../probe/probe-video.ts';
import { displaySize, isLongRender, isTooLarge, plansOf, planVideo } from './video-plan.ts';

const picture: PictureStream = {
  index: 0,
  codec: 'h264',
  profile: 'High',
  level: 40,
  pixelFormat: 'yuv420p',
  width: 1920,
  height: 1080,
  pixelRatio: 1,
  rotation: 0,
  interlaced: false,
  hdr: false,
  colours: { transfer: '', primaries: '', matrix: '', range: '' },
  framesPerSecond: 30,
  duration: 5,
  frames: 150,
};
const sound = { index: 1, codec: 'aac', profile: 'LC', channels: 2, duration: 5 };
const plan = (more: Partial<PictureStream> = {}) => planVideo({ duration: 5, picture: { ...picture, ...more }, hasSound: true, sound });

it('tracks that browsers play are copied', () => {
  expect(plan()).toEqual({ picture: 'copy', sound: 'copy', size: { width: 1920, height: 1080 } });
  expect(planVideo({ duration: 5, picture, hasSound: false })).toMatchObject({ picture: 'copy', sound: 'none' });
});

it('each track is judged by itself', () => {
  expect(planVideo({ duration: 5, picture, hasSound: true, sound: { ...sound, codec: 'pcm_s16le', profile: '' } })).toMatchObject({
    picture: 'copy',
    sound: 'encode',
  });
  expect(plan({ codec: 'hevc' })).toMatchObject({ picture: 'encode', sound: 'copy' });
});

it('a track whose file holds more than is played is never copied', () => {
  const facts: VideoFacts = { duration: 5, picture, hasSound: true, sound };
  const picturesOf = (hidden: VideoFacts['hidden']) => plansOf({ ...facts, hidden }).map((each) => [each.picture, each.sound]);
  expect(picturesOf(['picture', 'sound']).flat()).not.toContain('copy');
  expect(picturesOf(['sound']).map(([, one]) => one)).not.toContain('copy');
  expect(picturesOf(['picture'])[0]).toEqual(['encode', 'copy']);
});

it('where a plan leads to nothing that plays, the sound is encoded, then all is, and then the sound is left out', () => {
  const stepsOf = (facts: VideoFacts) => plansOf(facts).map((each) => [each.picture, each.sound]);
  const facts = { duration: 5, picture, hasSound: true, sound };
  expect(stepsOf(facts)).toEqual([
    ['copy', 'copy'],
    ['copy', 'encode'],
    ['encode', 'encode'],
    ['copy', 'none'],
    ['encode', 'none'],
  ]);
  expect(stepsOf({ ...facts, picture: { ...picture, codec: 'hevc' } })).toEqual([
    ['encode', 'copy'],
    ['encode', 'encode'],
    ['encode', 'none'],
  ]);
  expect(stepsOf({ ...facts, picture: { ...picture, codec: 'hevc', hdr: true } })).toEqual([
    ['encode', 'copy'],
    ['encode', 'encode'],
    ['plain', 'encode'],
    ['encode', 'none'],
    ['plain', 'none'],
  ]);
  expect(stepsOf({ duration: 5, picture, hasSound: false })).toEqual([
    ['copy', 'none'],
    ['encode', 'none'],
  ]);
});

it.each<[string, Partial<PictureStream>]>([
  ['of 10 bits', { pixelFormat: 'yuv420p10le', profile: 'High 10' }],
  ['of full range', { pixelFormat: 'yuvj420p' }],
  ['interlaced', { interlaced: true }],
  ['of pixels that are no squares', { pixelRatio: 16 / 15 }],
  ['beyond what phones decode', { level: 62 }],
])('H.264 %s is encoded', (_what, more) => {
  expect(plan(more).picture).toBe('encode');
});

it('what is encoded has at most 1080 pixels on its shorter side, however it stands, and even sides', () => {
  const size = (more: Partial<PictureStream>) => plan({ codec: 'hevc', ...more }).size;
  expect(size({ width: 3840, height: 2160 })).toEqual({ width: 1920, height: 1080 });
  expect(size({ width: 3840, height: 2160, rotation: -90 })).toEqual({ width: 1080, height: 1920 });
  expect(size({ width: 321, height: 241 })).toEqual({ width: 320, height: 240 });
  expect(size({ width: 720, height: 576, pixelRatio: 16 / 15 })).toEqual({ width: 768, height: 576 });
  expect(size({ width: 1, height: 9000 })).toEqual({ width: 2, height: 3840 });
});

it('it is shown upright and with square pixels', () => {
  expect(displaySize({ ...picture, rotation: 270 })).toEqual({ width: 1080, height: 1920 });
  expect(displaySize({ ...picture, rotation: 180 })).toEqual({ width: 1920, height: 1080 });
});

it('more than 8K is too large', () => {
  expect([isTooLarge({ width: 7680, height: 4320 }), isTooLarge({ width: 16000, height: 9000 })]).toEqual([false, true]);
});

it('a film takes long by the pixels that are to be encoded, and never where they are copied', () => {
  const longIs = (duration: number, more: Partial<PictureStream>) => {
    const facts = { duration, picture: { ...picture, ...more }, hasSound: true, sound };
    return isLongRender(facts, planVideo(facts));
  };
  expect(longIs(7200, {})).toBe(false);
  expect([longIs(20, { codec: 'hevc' }), longIs(60, { codec: 'hevc' })]).toEqual([false, true]);
  expect([longIs(6, { codec: 'hevc', width: 3840, height: 2160 }), longIs(20, { codec: 'hevc', width: 3840, height: 2160 })]).toEqual([false, true]);
  expect([longIs(30, { codec: 'hevc', framesPerSecond: 240 }), longIs(60, { codec: 'hevc', framesPerSecond: 0 })]).toEqual([true, true]);
  expect(longIs(0, { codec: 'hevc' })).toBe(true);
  const copied = { duration: 7200, picture, hasSound: true, sound };
  expect(plansOf(copied).map((each) => isLongRender(copied, each))).toEqual([false, false, true, false, true]);
});
