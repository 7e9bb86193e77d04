// Runs in a process of its own: see film-worker.ts.
import { rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { minVideoSeconds } from '@kloak/proto/rules/files/videos.ts';
import { probeVideo, type VideoFacts } from '../probe/probe-video.ts';
import { readVideo, type VideoSource } from '../probe/read-video.ts';
import { expectNoFault, runFfmpeg } from '../probe/run-ffmpeg.ts';
import { decodedPart } from './decoded-part.ts';
import { isPartial } from './film-losses.ts';
import { type FilmJob, maxMadeBytes, type RenderedFilm } from './film-rendering.ts';
import { videoCommand } from './video-commands.ts';
import { displaySize, isLongRender, plansOf, type VideoPlan } from './video-plan.ts';

/** Time limit for a long film: ten minutes in 4K take about one hour on a slow machine. */
const maxLongMs = 4 * 3_600_000;
/** Time limit for a film of about a minute, or a copy of the maximum size. */
const maxShortMs = 600_000;
/** Minimum fraction of whole frames; with fewer, the film is partial. */
const minDecodedPart = 0.9;
type FilmObserver = { onProgress(percent: number): void; onNote(message: string): void };
type FilmResult = { outcome: 'made'; path: string; plan: VideoPlan; facts: VideoFacts; partial: boolean };
type NotMade = Exclude<RenderedFilm, { outcome: 'rendered' }>;

/** Renders a video's playable file. Bytes that cannot be shown are a result; faults of the machine are thrown. */
export async function renderFilm(job: FilmJob, watching: FilmObserver): Promise<RenderedFilm> {
  const source = await readVideo(job);
  if ('reason' in source) return { outcome: 'impossible', reason: source.reason };
  if (!source.canMapHdr) watching.onNote('this ffmpeg cannot map HDR (it has no zscale): colours will be pale');
  const made = await makeFilm(job, source, watching);
  if (made.outcome !== 'made') return made;
  const { duration } = made.facts;
  if (duration < minVideoSeconds) return { outcome: 'impossible', reason: 'too-short' };
  const isSilent = source.facts.hasSound && !made.facts.hasSound;
  const isFine = !isSilent && source.isWhole && job.type === 'video/mp4' && made.plan.picture === 'copy' && made.plan.sound !== 'encode';
  const file = { path: made.path, ...displaySize(made.facts.picture), type: 'video/mp4', size: (await stat(made.path)).size };
  const said = {
    ...(made.partial && { partial: true as const }),
    ...(isFine && { originalPlays: true as const }),
    ...(isSilent && { soundMissing: true as const }),
  };
  return { outcome: 'rendered', rendering: { ...displaySize(source.facts.picture), duration, ...said, file } };
}

async function makeFilm(job: FilmJob, source: VideoSource, { onProgress }: FilmObserver): Promise<FilmResult | NotMade> {
  const path = join(job.folder, 'film.mp4');
  const { facts } = source;
  let part: number | undefined;
  const isBroken = async () => {
    part ??= await decodedPart(source);
    return part < minDecodedPart;
  };
  for (const plan of plansOf(facts)) {
    // A copied broken track would also stop in browsers, so it is encoded instead.
    if (plan.picture === 'copy' && (await isBroken())) continue;
    if (!job.mayTakeLong && isLongRender(facts, plan)) return { outcome: 'takes-long' };
    const onOutput = progressReader(facts.duration, onProgress);
    const run = await runFfmpeg(job.ffmpeg, videoCommand(source, plan, path), { maxMs: job.mayTakeLong ? maxLongMs : maxShortMs, onOutput });
    if (run.end === 'silent') return job.mayTakeLong ? { outcome: 'impossible', reason: 'took-too-long' } : { outcome: 'takes-long' };
    expectNoFault(run);
    const made = (await exists(path)) ? await probeVideo({ ...job, input: path, type: 'video/mp4' }) : undefined;
    if (!made || (plan.sound === 'copy' && !made.hasSound)) continue;
    if ((await stat(path)).size > maxMadeBytes * 0.99) return { outcome: 'impossible', reason: 'too-large' };
    // The name has the width, like those of pictures, so it differs from names of an earlier build.
    const named = join(job.folder, `${displaySize(made.picture).width}.mp4`);
    await rename(path, named);
    const partial = isPartial(facts, made) || (run.said !== '' && (await isBroken()));
    return { outcome: 'made', path: named, plan, facts: made, partial };
  }
  return { outcome: 'impossible', reason: 'unreadable' };
}

function exists(path: string): Promise<boolean> {
  return stat(path).then(
    ({ size }) => size > 0,
    () => false,
  );
}

/** Parses ffmpeg's `-progress` into percent of the duration. Reports nothing if the duration is unknown. */
function progressReader(duration: number, onProgress: (percent: number) => void): (text: string) => void {
  return (text) => {
    const times = [...text.matchAll(/out_time=(\d+):(\d+):(\d+(?:\.\d+)?)/g)].at(-1);
    if (!times || duration <= 0) return;
    const [hours = 0, minutes = 0, seconds = 0] = times.slice(1).map(Number);
    onProgress(Math.min(99, Math.floor(((hours * 3600 + minutes * 60 + seconds) / duration) * 100)));
  };
}
