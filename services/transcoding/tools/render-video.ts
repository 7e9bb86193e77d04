// Runs in a process of its own: see video-worker.ts.
import { rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { minVideoSeconds, posterAt } from '@kloak/proto/rules/videos.ts';
import { probeVideo, type VideoFacts } from './probe-video.ts';
import { RendererEnded } from './rendering.ts';
import { type Run, runFfmpeg } from './run-ffmpeg.ts';
import { isShortage } from './shortage.ts';
import { posterCommand, videoCommand } from './video-commands.ts';
import { encodeAll, isTooLarge, planVideo, shownSize, type VideoPlan } from './video-plan.ts';
import { type ImpossibleVideo, maxMadeBytes, type RenderedVideo, type VideoJob } from './video-rendering.ts';

const maxPosterMs = 120_000;
/** For all of a video: ten minutes in 4K take about one hour on a slow machine. */
const maxVideoMs = 4 * 3_600_000;
/** What may be missing at the end and is nobody's loss: a part of the whole, in seconds at least one. */
const lostPart = 0.1;

type Watching = { onProgress(percent: number): void; onNote(message: string): void };
type Source = Parameters<typeof videoCommand>[0];
type Impossible = { reason: ImpossibleVideo };

/**
 * Makes the poster and the playable file of a video. Bytes that cannot be shown are an outcome; what it throws is a fault of the machine.
 */
export async function renderVideo(job: VideoJob, watching: Watching): Promise<RenderedVideo> {
  const facts = await probeVideo(job);
  if (!facts) return impossible('unreadable');
  const size = shownSize(facts.picture);
  if (isTooLarge(facts.picture) || isTooLarge(size)) return impossible('too-large');
  if (facts.duration > 0 && facts.duration < minVideoSeconds) return impossible('too-short');
  const source = { ...job, facts, canMapHdr: !facts.picture.hdr || (await knowsHdr(job)) };
  if (!source.canMapHdr) watching.onNote('this ffmpeg cannot map HDR (it has no zscale): colours will be pale');

  // Both at once; where there is no poster nobody waits for the video, and what makes it ends with this process.
  const making = makeVideo(job, source, watching);
  making.catch(() => undefined);
  const poster = await makePoster(job, source);
  if ('reason' in poster) return impossible(poster.reason);
  const made = await making;
  if ('reason' in made) return impossible(made.reason);
  const { duration, picture } = made.facts;
  if (duration < minVideoSeconds) return impossible('too-short');
  const shown = shownSize(picture);
  const file = { path: made.path, ...shown, type: 'video/mp4', size: (await stat(made.path)).size };
  const isPartial = duration < facts.duration - Math.max(1, facts.duration * lostPart);
  const isFine = job.type === 'video/mp4' && made.plan.picture === 'copy' && made.plan.sound !== 'encode';
  return {
    outcome: 'rendered',
    rendering: {
      ...facts.camera,
      ...shown,
      thumbhash: poster.thumbhash,
      duration,
      ...(isPartial && { partial: true }),
      ...(isFine && { originalPlays: true }),
      files: [...poster.files, file],
    },
  };
}

const impossible = (reason: ImpossibleVideo): RenderedVideo => ({ outcome: 'impossible', reason });

async function knowsHdr({ ffmpeg }: VideoJob): Promise<boolean> {
  const { output } = await runFfmpeg(ffmpeg, ['-hide_banner', '-filters'], { maxMs: maxPosterMs });
  return /\bzscale\b/.test(output) && /\btonemap\b/.test(output);
}

/** What draws posters takes as long to load as ffmpeg takes to find the frame. */
async function loadRenderer() {
  const [{ limitSharp }, { renderImage }] = await Promise.all([import('./read-picture.ts'), import('./render-image.ts')]);
  limitSharp();
  return renderImage;
}

async function makePoster(job: VideoJob, source: Source) {
  const loading = loadRenderer();
  const path = join(job.folder, 'poster.png');
  const size = shownSize(source.facts.picture);
  // A damaged index may lead nowhere: then it is the first frame.
  for (const at of [posterAt(source.facts.duration), undefined]) {
    const run = await runFfmpeg(job.ffmpeg, posterCommand(source, size, path, at), { maxMs: maxPosterMs });
    if (run.end === 'killed' || !isOfBytes(run)) throw faultOf(run);
    if (!(await exists(path))) continue;
    const renderImage = await loading;
    const rendered = await renderImage(path, job.folder);
    return rendered.outcome === 'rendered' ? rendered.rendering : { reason: 'unreadable' as const };
  }
  return { reason: 'unreadable' as const };
}

type Made = { path: string; plan: VideoPlan; facts: VideoFacts };

/** Copies what can be copied; encodes all where that leads to nothing that plays. */
async function makeVideo(job: VideoJob, source: Source, { onProgress }: Watching): Promise<Made | Impossible> {
  const path = join(job.folder, 'video.mp4');
  const first = planVideo(source.facts);
  const plans = first.picture === 'encode' ? [first] : [first, encodeAll(source.facts)];
  for (const plan of plans) {
    const onOutput = progressReader(source.facts.duration, onProgress);
    const run = await runFfmpeg(job.ffmpeg, videoCommand(source, plan, path), { maxMs: maxVideoMs, onOutput });
    if (run.end === 'silent') return { reason: 'took-too-long' };
    if (run.end === 'killed' || !isOfBytes(run)) throw faultOf(run);
    const facts = (await exists(path)) ? await probeVideo({ ...job, input: path, type: 'video/mp4' }) : undefined;
    if (!facts) continue;
    if ((await stat(path)).size > maxMadeBytes * 0.99) return { reason: 'too-large' };
    // The name says the width, as those of pictures do, and so it differs from what an earlier build made.
    const named = join(job.folder, `${shownSize(facts.picture).width}.mp4`);
    await rename(path, named);
    return { path: named, plan, facts };
  }
  return { reason: 'unreadable' };
}

/** Whether a failure is of the bytes, and not of the disk. */
const isOfBytes = ({ end, said }: Run) => end !== 'failed' || !(isShortage(said) || /Input\/output error|Permission denied/i.test(said));
function faultOf({ end, said }: Run): Error {
  const text = `a video could not be rendered: ffmpeg ended (${end}) ${said.slice(-300)}`;
  return end === 'killed' ? new RendererEnded(text) : new Error(text);
}

function exists(path: string): Promise<boolean> {
  return stat(path).then(
    ({ size }) => size > 0,
    () => false,
  );
}

/** Reads ffmpeg's `-progress`: how much of the duration is done, in percent. Without a duration it tells nothing. */
function progressReader(duration: number, onProgress: (percent: number) => void): (text: string) => void {
  return (text) => {
    const times = [...text.matchAll(/out_time=(\d+):(\d+):(\d+(?:\.\d+)?)/g)].at(-1);
    if (!times || duration <= 0) return;
    const [hours = 0, minutes = 0, seconds = 0] = times.slice(1).map(Number);
    onProgress(Math.min(99, Math.floor(((hours * 3600 + minutes * 60 + seconds) / duration) * 100)));
  };
}
