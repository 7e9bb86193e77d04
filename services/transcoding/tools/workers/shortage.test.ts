import { isShortage } from './shortage.ts';

it.each([
  ['ENOSPC: no space left on device, write', true],
  ['EDQUOT: disk quota exceeded, open', true],
  ['spawn ENOMEM', true],
  ['a picture could not be rendered: Error: /tmp/320.webp: unix error: No space left on device', true],
  ['a video could not be rendered: ffmpeg ended (failed) av_interleaved_write_frame(): No space left on device', true],
  ['EMFILE: too many open files, open', true],
  ['EIO: i/o error, read', false],
  ['vips_tracked: out of memory --- size == 500MB', false],
  ['ffmpeg ended (failed) Cannot allocate memory', false],
])('what is said of a machine: %s; that it is short of something: %s', (words, is) => {
  expect([isShortage(words), isShortage(new Error(words))]).toEqual([is, is]);
});
