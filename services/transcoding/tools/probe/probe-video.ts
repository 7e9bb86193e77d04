import type { CameraFacts } from '../metadata/camera-facts.ts';
import { RendererEnded, type VideoTools } from '../workers/rendering.ts';
import type { TrackKind } from './boxes.ts';
import { containerFacts } from './container-facts.ts';
import { inputOptions } from './input-options.ts';
import { type FfmpegResult, runFfmpeg } from './run-ffmpeg.ts';

/** Colour information of a track in ffmpeg's terms; empty if missing. */
export type Colours = { transfer: string; primaries: string; matrix: string; range: string };
/**
 * A picture track. `width`, `height`: stored pixels. `pixelRatio`: width to height of a pixel. `rotation`: degrees to turn it upright. `duration` in
 * seconds and `frames`: 0 if unknown.
 */
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
  colours: Colours;
  framesPerSecond: number;
  duration: number;
  frames: number;
};
/** `duration` in seconds, 0 if unknown. */
export type SoundStream = { index: number; codec: string; profile: string; channels: number; duration: number };
/**
 * Content of a video file. `duration`: seconds, 0 if unknown. `hasSound`: also for unknown codecs. `camera`: time and place of taking. `hidden`: track
 * kinds of which the file has more than is played.
 */
export type VideoFacts = {
  duration: number;
  picture: PictureStream;
  hasSound: boolean;
  sound?: SoundStream;
  camera?: CameraFacts;
  hidden?: readonly TrackKind[];
};

/**
 * Far longer than for a photograph: metadata of a film may stand after gigabytes on a slow disk. A file that takes longer counts as unreadable. It
 * occupies only its owner's one place; memory and output are bounded.
 */
const maxProbeMs = 45_000;
const fieldOrders = ['tt', 'bb', 'tb', 'bt'];
const hdrTransfers = ['smpte2084', 'arib-std-b67'];
/** Codecs of covers and previews beside the film. */
const stillCodecs = ['mjpeg', 'png', 'bmp', 'gif'];

/** Reads a video's content; `undefined` without a video track of known size. Throws faults of the machine. */
export async function probeVideo({ ffprobe, input, type }: Pick<VideoTools, 'ffprobe' | 'type'> & { input: string }): Promise<VideoFacts | undefined> {
  const asked = ['-v', 'error', '-of', 'json', '-show_streams', '-show_format'];
  const run: FfmpegResult = await runFfmpeg(ffprobe, [...asked, ...inputOptions(type), input], { maxMs: maxProbeMs });
  if (run.end === 'killed') throw new RendererEnded(`ffprobe was ended: ${run.said}`);
  return run.end === 'done' ? readFacts(run.output) : undefined;
}

type JsonObject = Record<string, unknown>;

function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null;
}

const listOf = (value: unknown): JsonObject[] => (Array.isArray(value) ? value.filter(isJsonObject) : []);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
/** A number or its text; 0 for anything else. */
const numberOf = (value: unknown): number => (Number.isFinite(Number(value)) ? Number(value) : 0);

/** `30000/1001` or `4:3`; 0 if unknown. */
function ratioOf(value: unknown): number {
  const [above = 0, below = 0] = textOf(value).split(/[/:]/).map(Number);
  return above > 0 && below > 0 ? above / below : 0;
}

/** Output for more tracks than any camera writes is cut off; such a file counts as unreadable. */
function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

function readFacts(json: string): VideoFacts | undefined {
  const read = parse(json);
  if (!isJsonObject(read)) return undefined;
  const streams = listOf(read.streams);
  const picture = filmIn(streams.filter(isPicture));
  if (!picture) return undefined;
  const sounds = streams.filter(isSound);
  const hasSound = streams.some(({ codec_type }) => codec_type === 'audio');
  const sound = sounds.find(isDefault) ?? sounds[0];
  const format = isJsonObject(read.format) ? read.format : {};
  const duration = isGuessed(format) ? 0 : numberOf(format.duration) || numberOf(picture.duration);
  const camera = containerFacts(tagsOf(format), [picture, ...streams].map(tagsOf));
  return { duration: Math.max(duration, 0), picture: pictureOf(picture), hasSound, ...(sound && { sound: soundOf(sound) }), camera };
}

/** True if the duration is only estimated: without a system layer it is computed from the rate of the first bytes. */
const isGuessed = (format: JsonObject) => format.format_name === 'mpegvideo';

/** Main video track: the largest, since a small one may be marked as default. Among equals the default one, then the first. */
function filmIn(pictures: readonly JsonObject[]): JsonObject | undefined {
  const area = ({ width, height }: JsonObject) => numberOf(width) * numberOf(height);
  const isMoving = (track: JsonObject) => !stillCodecs.includes(textOf(track.codec_name));
  const byRank = (a: JsonObject, b: JsonObject) =>
    Number(isMoving(b)) - Number(isMoving(a)) || area(b) - area(a) || Number(isDefault(b)) - Number(isDefault(a));
  return pictures.toSorted(byRank)[0];
}

const tagsOf = ({ tags }: JsonObject) => Object.fromEntries(Object.entries(isJsonObject(tags) ? tags : {}).map(([name, word]) => [name, textOf(word)]));
const dispositionOf = (stream: JsonObject): JsonObject => (isJsonObject(stream.disposition) ? stream.disposition : {});
const isDefault = (stream: JsonObject) => dispositionOf(stream).default === 1;
/** True for video tracks except covers, which have a single picture. */
const isPicture = (stream: JsonObject) =>
  stream.codec_type === 'video' && dispositionOf(stream).attached_pic !== 1 && numberOf(stream.width) > 0 && numberOf(stream.height) > 0;
/** Tracks without a decoder in this build are left out. */
const isSound = (stream: JsonObject) => stream.codec_type === 'audio' && textOf(stream.codec_name) !== '' && numberOf(stream.channels) > 0;

function pictureOf(stream: JsonObject): PictureStream {
  const turned = listOf(stream.side_data_list).find(({ rotation }) => rotation !== undefined)?.rotation;
  const tags = isJsonObject(stream.tags) ? stream.tags : {};
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
    colours: {
      transfer: textOf(stream.color_transfer),
      primaries: textOf(stream.color_primaries),
      matrix: textOf(stream.color_space),
      range: textOf(stream.color_range),
    },
    framesPerSecond: ratioOf(stream.avg_frame_rate),
    duration: Math.max(numberOf(stream.duration), 0),
    frames: Math.max(numberOf(stream.nb_frames), 0),
  };
}

function soundOf(stream: JsonObject): SoundStream {
  const { codec_name, profile, index, channels, duration } = stream;
  return {
    index: numberOf(index),
    codec: textOf(codec_name),
    profile: textOf(profile),
    channels: numberOf(channels),
    duration: Math.max(numberOf(duration), 0),
  };
}
