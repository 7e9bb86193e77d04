// Plan for rendering a video, by its content. Pure.
import type { PictureStream, SoundStream, VideoFacts } from '../probe/probe-video.ts';

/** `copy`: browsers play the track itself; `plain`: encoded without improvements. `size`: of the film. */
export type VideoPlan = { picture: 'copy' | 'encode' | 'plain'; sound: 'copy' | 'encode' | 'none'; size: FrameSize };
export type FrameSize = { width: number; height: number };

/** 1080p: of the shorter side, so that a portrait has as many pixels as a landscape. */
const maxShortSide = 1080;
/** Maximum longer side, for panoramas. */
const maxLongSide = 3840;
/** Maximum 8K; a larger video is an attack on memory. */
const maxPixels = 8192 * 4320;
/** H.264 that phones decode: 5.2 is 4K at 60 frames. */
const maxCopiedLevel = 52;
const copiedProfiles = ['Constrained Baseline', 'Baseline', 'Main', 'High'];
const copiedSound = ['LC', 'HE-AAC', 'HE-AACv2'];

/** Pixels that are read to be encoded in a minute or so by a slow machine, which takes an hour for ten minutes in 4K. */
const maxShortPixels = 2.5e9;
const usualFramesPerSecond = 30;

export const isTooLarge = ({ width, height }: FrameSize) => width * height > maxPixels;

/** Display size: upright, with square pixels. */
export function displaySize({ width, height, pixelRatio, rotation }: PictureStream): FrameSize {
  const wide = { width: Math.round(width * pixelRatio), height };
  return Math.abs(rotation) % 180 === 90 ? { width: wide.height, height: wide.width } : wide;
}

/** A copied track would keep its hidden parts, so it is encoded. */
export function planVideo({ picture, sound, hidden = [] }: VideoFacts): VideoPlan {
  const copied = isCopied(picture) && !hidden.includes('picture');
  return {
    picture: copied ? 'copy' : 'encode',
    sound: planSound(sound, hidden.includes('sound')),
    size: copied ? displaySize(picture) : madeSize(displaySize(picture)),
  };
}

/**
 * Plans in order of preference, tried until one plays. Tracks may not be what they claim, so each plan copies less than the one before. Then the same
 * without sound, which may be the unreadable track. Each improvement of the picture is followed by a plan without it.
 */
export function plansOf(facts: VideoFacts): VideoPlan[] {
  const first = planVideo(facts);
  const encoded: VideoPlan = { ...first, picture: 'encode', size: madeSize(displaySize(facts.picture)) };
  const plain: VideoPlan[] = isImproved(facts.picture) ? [{ ...encoded, picture: 'plain' }] : [];
  const pictures = [...(first.picture === 'copy' ? [first] : []), encoded, ...plain];
  const withSound = (sound: VideoPlan['sound']) => pictures.map((plan): VideoPlan => ({ ...plan, sound }));
  if (first.sound === 'none') return pictures;
  return [...(first.sound === 'copy' ? [first] : []), ...withSound('encode'), ...withSound('none')];
}

/** True if rendering takes more than about a minute. Copying the picture takes seconds, even if the sound is encoded. */
export function isLongRender({ duration, picture: { width, height, framesPerSecond } }: VideoFacts, plan: VideoPlan): boolean {
  if (plan.picture === 'copy') return false;
  return duration === 0 || duration * (framesPerSecond || usualFramesPerSecond) * width * height > maxShortPixels;
}

/** True if encoding changes more than the size. */
export const isImproved = ({ hdr, interlaced }: PictureStream) => hdr || interlaced;

function isCopied({ codec, profile, level, pixelFormat, pixelRatio, interlaced, hdr }: PictureStream): boolean {
  const plays = codec === 'h264' && copiedProfiles.includes(profile) && level <= maxCopiedLevel && pixelFormat === 'yuv420p';
  return plays && pixelRatio === 1 && !interlaced && !hdr;
}

function planSound(sound: SoundStream | undefined, isCut: boolean): VideoPlan['sound'] {
  if (!sound) return 'none';
  return !isCut && sound.codec === 'aac' && copiedSound.includes(sound.profile) ? 'copy' : 'encode';
}

/** Size of the film: never enlarged, with even sides for the encoder. */
function madeSize({ width, height }: FrameSize): FrameSize {
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  const scale = Math.min(1, maxShortSide / short, maxLongSide / long);
  const even = (side: number) => Math.max(2, 2 * Math.floor(Math.round(side * scale) / 2));
  return { width: even(width), height: even(height) };
}
