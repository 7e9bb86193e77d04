// The commands of ffmpeg, built by fluent-ffmpeg: this file alone knows it. They are run by run-ffmpeg.ts, which sets the limits.
import ffmpeg from 'fluent-ffmpeg';
import { largestWidth } from '../picture/rendition-sizes.ts';
import { inputOptions } from '../probe/input-options.ts';
import type { Colours, VideoFacts } from '../probe/probe-video.ts';
import type { VideoSource } from '../probe/read-video.ts';
import { maxMadeBytes } from './film-rendering.ts';
import type { FrameSize, VideoPlan } from './video-plan.ts';

declare module 'fluent-ffmpeg' {
  interface FfmpegCommand {
    /** Arguments of the program. */
    _getArguments(): string[];
  }
}

/** Maximum bits per second, for very detailed pictures; most need a quarter. `maxMadeBytes` is about an hour of it. */
const maxRate = '8M';
const maxFramesPerSecond = 60;

const evenSteps = ['-hide_banner', '-nostdin', '-loglevel', 'error'];

/** Size of the poster for a video of this display size: that of a photograph's largest rendition. */
export function posterSize(shown: FrameSize): FrameSize {
  const width = largestWidth(shown);
  return { width, height: Math.max(1, Math.round((shown.height * width) / shown.width)) };
}

/** `atSeconds`: position in the video, or the first frame; `plain`: without improvements. */
export type Frame = { atSeconds: number | undefined; plain: boolean };

/** Command for one frame of this size: upright, as raw pixels (red, green, blue). */
export function posterCommand({ input, type, facts, canMapHdr }: VideoSource, size: FrameSize, to: string, { atSeconds, plain }: Frame): string[] {
  const seek = atSeconds === undefined ? [] : ['-ss', atSeconds.toFixed(3)];
  const filter = filters(facts, { size, pixels: 'rgb24', improved: !plain, canMapHdr });
  return ffmpeg(input)
    .inputOptions([...evenSteps, ...inputOptions(type), ...seek])
    .outputOptions(['-map', `0:${facts.picture.index}`, '-frames:v', '1', '-vf', filter, '-f', 'rawvideo'])
    .output(to)
    ._getArguments();
}

/** Renders the video for browsers, playable from its first byte, without metadata about place and device. Progress is written to the standard output. */
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
  return [...encoder, '-pix_fmt', 'yuv420p', '-vf', filters(facts, { size, pixels: 'yuv420p', improved: picture !== 'plain', canMapHdr })];
}

function soundOptions(channels: number, { sound }: VideoPlan): string[] {
  return sound === 'copy' ? ['-c:a', 'copy', '-bsf:a', 'aac_adtstoasc'] : ['-c:a', 'aac', '-b:a', '160k', '-ac', String(Math.min(channels, 2)), '-ar', '48000'];
}

type FilterOptions = { size: FrameSize; pixels: 'yuv420p' | 'rgb24'; improved: boolean; canMapHdr: boolean };

/** ffmpeg itself has turned it upright before these. */
function filters({ picture }: VideoFacts, { size: { width, height }, pixels, improved, canMapHdr }: FilterOptions): string {
  return [
    ...(improved && picture.interlaced ? ['yadif=mode=send_frame:deint=interlaced'] : []),
    ...(picture.framesPerSecond > maxFramesPerSecond + 1 ? [`fps=${maxFramesPerSecond}`] : []),
    `scale=${width}:${height}:flags=bicubic${pixels === 'yuv420p' ? ':out_range=tv' : ''}`,
    'setsar=1',
    ...(improved && picture.hdr && canMapHdr ? toSdr(picture.colours, deepPixels[pixels]) : []),
    `format=${pixels}`,
  ].join();
}

/** Pixel formats for mapping HDR. A poster may have an odd side, which formats with half the colour resolution do not allow. */
const deepPixels = { yuv420p: 'yuv420p10le', rgb24: 'yuv444p10le' } as const;
const knownPrimaries = ['bt2020', 'bt709', 'smpte431', 'smpte432'];
const knownMatrices = ['bt2020nc', 'bt2020c', 'bt709', 'ictcp'];

/** Linear light, mapped to what a plain screen shows. Missing colour information defaults to BT.2100, the source of these transfers. */
function toSdr({ transfer, primaries, matrix, range }: Colours, deep: string): string[] {
  const said = (word: string, known: readonly string[], usual: string) => (known.includes(word) ? word : usual);
  const [primariesIn, matrixIn] = [said(primaries, knownPrimaries, 'bt2020'), said(matrix, knownMatrices, 'bt2020nc')];
  return [
    `format=${deep}`,
    `setparams=color_trc=${transfer}:color_primaries=${primariesIn}:colorspace=${matrixIn}:range=${range === 'pc' ? 'pc' : 'tv'}`,
    'zscale=transfer=linear:npl=100',
    'format=gbrpf32le',
    'zscale=primaries=bt709',
    'tonemap=tonemap=hable:desat=0',
    'zscale=transfer=bt709:matrix=bt709:range=tv',
  ];
}
