import type { CameraFacts } from './camera-facts.ts';
import { containerFacts } from './container-facts.ts';
import { inputOptions } from './input-options.ts';
import { RendererEnded, type VideoTools } from './rendering.ts';
import { type Run, runFfmpeg } from './run-ffmpeg.ts';

/** A picture track. `width`, `height`: pixels as they are stored; `pixelRatio`: width to height of one; `rotation`: degrees by which it is turned to be upright. */
export type PictureStream = {
  index: number;
  codec: string;
  profile: string;
  level: number;
  pixelFormat: string;
  width: number;
  height: number;
  pixelRatio: number;
  rotation: number;
  interlaced: boolean;
  hdr: boolean;
  framesPerSecond: number;
};
export type SoundStream = { index: number; codec: string; profile: string; channels: number };
/**
 * What a file holds; `duration` in seconds, 0 where it tells none; `hasSound`: also of a kind that is not known; `camera`: when and where it was taken.
 */
export type VideoFacts = { duration: number; picture: PictureStream; hasSound: boolean; sound?: SoundStream; camera?: CameraFacts };

/**
 * Far longer than a photograph's metadata takes: a film's may stand at the end of gigabytes that a slow disk holds, and what is not read in time counts as
 * none that can be read. It costs its owner's one place, as the rendering does that follows; the memory and the output are bounded.
 */
const maxProbeMs = 45_000;
const fieldOrders = ['tt', 'bb', 'tb', 'bt'];
const hdrTransfers = ['smpte2084', 'arib-std-b67'];

/** Reads what a file holds; nothing when no picture track of a size can be found in it. Throws what is the machine's fault. */
export async function probeVideo({ ffprobe, input, type }: Pick<VideoTools, 'ffprobe' | 'type'> & { input: string }): Promise<VideoFacts | undefined> {
  const asked = ['-v', 'error', '-of', 'json', '-show_streams', '-show_format'];
  const run: Run = await runFfmpeg(ffprobe, [...asked, ...inputOptions(type), input], { maxMs: maxProbeMs });
  if (run.end === 'killed') throw new RendererEnded(`ffprobe was ended: ${run.said}`);
  return run.end === 'done' ? readFacts(run.output) : undefined;
}

type Found = Record<string, unknown>;

function isFound(value: unknown): value is Found {
  return typeof value === 'object' && value !== null;
}

const listOf = (value: unknown): Found[] => (Array.isArray(value) ? value.filter(isFound) : []);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
/** A number or its text; 0 for anything else. */
const numberOf = (value: unknown): number => (Number.isFinite(Number(value)) ? Number(value) : 0);

/** `30000/1001` or `4:3`; 0 where it says nothing. */
function ratioOf(value: unknown): number {
  const [above = 0, below = 0] = textOf(value).split(/[/:]/).map(Number);
  return above > 0 && below > 0 ? above / below : 0;
}

/** Of a file with more tracks than any camera writes the words are cut off: then it is none that can be read. */
function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

function readFacts(json: string): VideoFacts | undefined {
  const read = parse(json);
  if (!isFound(read)) return undefined;
  const streams = listOf(read.streams);
  const pictures = streams.filter(isPicture);
  const picture = pictures.find(isDefault) ?? pictures[0];
  if (!picture) return undefined;
  const sounds = streams.filter(isSound);
  const hasSound = streams.some(({ codec_type }) => codec_type === 'audio');
  const sound = sounds.find(isDefault) ?? sounds[0];
  const format = isFound(read.format) ? read.format : {};
  const duration = numberOf(format.duration) || numberOf(picture.duration);
  const camera = containerFacts(tagsOf(format));
  return { duration: Math.max(duration, 0), picture: pictureOf(picture), hasSound, ...(sound && { sound: soundOf(sound) }), camera };
}

const tagsOf = ({ tags }: Found) => Object.fromEntries(Object.entries(isFound(tags) ? tags : {}).map(([name, word]) => [name, textOf(word)]));
const dispositionOf = (stream: Found): Found => (isFound(stream.disposition) ? stream.disposition : {});
const isDefault = (stream: Found) => dispositionOf(stream).default === 1;
/** A cover is a picture track of one picture, and not what the video is. */
const isPicture = (stream: Found) =>
  stream.codec_type === 'video' && dispositionOf(stream).attached_pic !== 1 && numberOf(stream.width) > 0 && numberOf(stream.height) > 0;
/** What this build has no decoder for stays away. */
const isSound = (stream: Found) => stream.codec_type === 'audio' && textOf(stream.codec_name) !== '' && numberOf(stream.channels) > 0;

function pictureOf(stream: Found): PictureStream {
  const turned = listOf(stream.side_data_list).find(({ rotation }) => rotation !== undefined)?.rotation;
  const tags = isFound(stream.tags) ? stream.tags : {};
  return {
    index: numberOf(stream.index),
    codec: textOf(stream.codec_name),
    profile: textOf(stream.profile),
    level: numberOf(stream.level),
    pixelFormat: textOf(stream.pix_fmt),
    width: numberOf(stream.width),
    height: numberOf(stream.height),
    pixelRatio: ratioOf(stream.sample_aspect_ratio) || 1,
    rotation: numberOf(turned ?? tags.rotate),
    interlaced: fieldOrders.includes(textOf(stream.field_order)),
    hdr: hdrTransfers.includes(textOf(stream.color_transfer)),
    framesPerSecond: ratioOf(stream.avg_frame_rate),
  };
}

function soundOf(stream: Found): SoundStream {
  return { index: numberOf(stream.index), codec: textOf(stream.codec_name), profile: textOf(stream.profile), channels: numberOf(stream.channels) };
}
