// A video through the whole pipeline ÷ two runs of ffmpeg: it can be played when all is done.
import { mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { until } from '@kloak/platform/testing/until.ts';
import { publishUpload } from '@kloak/proto/client/upload.ts';
import { drawVideo } from '@kloak/transcoding/testing/video.ts';
import { findFfmpeg } from '@kloak/transcoding/tools/probe/find-ffmpeg.ts';
import { runFfmpeg } from '@kloak/transcoding/tools/probe/run-ffmpeg.ts';
import { amount } from './setup/amounts.ts';
import { type BenchMember, sendFile } from './setup/members.ts';
import { compare, type Side } from './setup/rounds.ts';
import { comparedRow, type TableRow } from './setup/table.ts';
import type { BenchVault } from './setup/vault.ts';

const rounds = amount(3, 1);
const film = { width: 1280, height: 720, seconds: amount(30, 1) };
const maxSeconds = 600;

async function secondsOf(work: () => Promise<void>): Promise<number> {
  const begun = performance.now();
  await work();
  return (performance.now() - begun) / 1000;
}

let shared = 0;
/** Time from the first byte posted until the video can be played. Bytes after the end make each file unique. */
function ours(member: BenchMember, type: string, bytes: Buffer): Side {
  return () =>
    secondsOf(async () => {
      shared += 1;
      const fileName = `${shared}.${type === 'video/mp4' ? 'mp4' : 'mpeg'}`;
      const opened = await sendFile(member, { fileName, type, bytes: Buffer.concat([bytes, Buffer.alloc(shared)]) });
      const { _id: videoId } = await publishUpload(member, opened, { title: fileName, privacy: 'PRIVATE', category: 'FAMILY' });
      const isReady = async () => (await member.call('POST /api/post/video-post-byid', { videoId, profileId: member.id })).post.video?.status === 'READY';
      await until('the video to be playable', isReady, maxSeconds);
    });
}

const encoded = '-c:v libx264 -preset veryfast -crf 22 -maxrate 8M -bufsize 16M -profile:v high -pix_fmt yuv420p -c:a aac -b:a 160k -ac 1 -ar 48000';

/** The same priority as the product's, so that other load affects both equally. */
const lowPriority = ['-n', '19'];

/** A poster and a playable file, by the same settings. */
async function bare(folder: string, copies: boolean, bytes: Buffer): Promise<Side> {
  const input = join(folder, 'film');
  await writeFile(input, bytes);
  const { ffmpeg } = await findFfmpeg();
  const commands = [
    ['-y', '-ss', '1', '-i', input, '-frames:v', '1', '-update', '1', join(folder, 'poster.png')],
    ['-y', '-i', input, ...(copies ? '-c copy' : encoded).split(' '), '-movflags', '+faststart', join(folder, 'made.mp4')],
  ];
  return () =>
    secondsOf(async () => {
      for (const command of commands) {
        const { end, said } = await runFfmpeg('nice', [...lowPriority, ffmpeg, ...command], { maxMs: maxSeconds * 1000 });
        if (end !== 'done') throw new Error(`ffmpeg made nothing: ${said}`);
      }
    });
}

export async function benchVideos({ dataDir, anna }: BenchVault): Promise<TableRow[]> {
  const folder = await mkdtemp(join(dataDir, 'raw-'));
  const rows: TableRow[] = [];
  for (const [what, type, name, target] of [
    ['encoded', 'video/mpeg', 'film.mpeg', '1.05 at most'],
    ['copied', 'video/mp4', 'film.mp4', ''],
  ] as const) {
    const bytes = await drawVideo({ fileName: name, ...film });
    const compared = await compare(rounds, ours(anna, type, bytes), await bare(folder, what === 'copied', bytes));
    rows.push(comparedRow(`video of ${film.seconds} s in 720p, ${what}: posted → playable and done ÷ raw ffmpeg`, 's', target, compared));
  }
  return rows;
}
