// The commands of ffmpeg, built by fluent-ffmpeg: this file alone knows it. They are run by run-ffmpeg.ts, which sets the limits.
import ffmpeg from 'fluent-ffmpeg';
import { maxMadeBytes } from './film-rendering.ts';
import { inputOptions } from './input-options.ts';
import type { VideoFacts } from './probe-video.ts';
import type { VideoSource } from './read-video.ts';
import type { Size, VideoPlan } from './video-plan.ts';

declare module 'fluent-ffmpeg' {
  interface FfmpegCommand {
    /** What the program is called with. */
    _getArguments(): string[];
  }
}

/** Bits a second where there is very much to see; mostly a quarter of it. `maxMadeBytes` is an hour of it. */
const maxRate = '8M';
const maxFramesPerSecond = 60;
/** A poster is at most as wide or high, in pixels: what the largest rendition of a photograph is. */
const maxPosterSide = 2560;

const evenSteps = ['-hide_banner', '-nostdin', '-loglevel', 'error'];

/** Of a video that is shown in this size. */
export function posterSize({ width, height }: Size): Size {
  const scale = Math.min(1, maxPosterSide / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** One frame of this size, upright, as its pixels alone: red, green, blue; `atSeconds` of the video, or its first. */
export function posterCommand({ input, type, facts, canMapHdr }: VideoSource, size: Size, to: string, atSeconds: number | undefined): string[] {
  const seek = atSeconds === undefined ? [] : ['-ss', atSeconds.toFixed(3)];
  return ffmpeg(input)
    .inputOptions([...evenSteps, ...inputOptions(type), ...seek])
    .outputOptions(['-map', `0:${facts.picture.index}`, '-frames:v', '1', '-vf', filters(facts, size, canMapHdr, 'rgb24').join(), '-f', 'rawvideo'])
    .output(to)
    ._getArguments();
}

/** The video as browsers play it, from its first byte on, with nothing told of where and by what it was made. Its progress comes on the standard output. */
export function videoCommand({ input, type, facts, canMapHdr }: VideoSource, plan: VideoPlan, to: string): string[] {
  const { picture, sound } = facts;
  const command = ffmpeg(input)
    .inputOptions([...evenSteps, '-progress', 'pipe:1', ...inputOptions(type)])
    .outputOptions(['-map', `0:${picture.index}`, ...pictureOptions(facts, plan, canMapHdr)]);
  if (sound && plan.sound !== 'none') command.outputOptions(['-map', `0:${sound.index}`, ...soundOptions(sound.channels, plan)]);
  return command
    .outputOptions(['-map_metadata', '-1', '-map_chapters', '-1', '-fflags', '+bitexact', '-sn', '-dn'])
    .outputOptions(['-movflags', '+faststart', '-max_muxing_queue_size', '4096', '-fs', String(maxMadeBytes), '-f', 'mp4'])
    .output(to)
    ._getArguments();
}

function pictureOptions(facts: VideoFacts, { picture, size }: VideoPlan, canMapHdr: boolean): string[] {
  if (picture === 'copy') return ['-c:v', 'copy'];
  const encoder = ['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '22', '-maxrate', maxRate, '-bufsize', '16M', '-profile:v', 'high'];
  return [...encoder, '-pix_fmt', 'yuv420p', '-vf', filters(facts, size, canMapHdr, 'yuv420p').join()];
}

function soundOptions(channels: number, { sound }: VideoPlan): string[] {
  return sound === 'copy' ? ['-c:a', 'copy', '-bsf:a', 'aac_adtstoasc'] : ['-c:a', 'aac', '-b:a', '160k', '-ac', String(Math.min(channels, 2)), '-ar', '48000'];
}

/** ffmpeg itself has turned it upright before these. */
function filters({ picture }: VideoFacts, { width, height }: Size, canMapHdr: boolean, pixels: 'yuv420p' | 'rgb24'): string[] {
  return [
    ...(picture.interlaced ? ['yadif=mode=send_frame:deint=interlaced'] : []),
    ...(picture.framesPerSecond > maxFramesPerSecond + 1 ? [`fps=${maxFramesPerSecond}`] : []),
    `scale=${width}:${height}:flags=bicubic${pixels === 'yuv420p' ? ':out_range=tv' : ''}`,
    'setsar=1',
    ...(picture.hdr && canMapHdr ? [toSdr] : []),
    `format=${pixels}`,
  ];
}

/** Light as it is measured, mapped to what a plain screen shows. */
const toSdr = [
  'zscale=transfer=linear:npl=100',
  'format=gbrpf32le',
  'zscale=primaries=bt709',
  'tonemap=tonemap=hable:desat=0',
  'zscale=transfer=bt709:matrix=bt709:range=tv',
].join();
