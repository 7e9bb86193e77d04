// Time from the start of a write to the relative's first answer with it. The relative polls without a position.
import { drawPhoto } from '@kloak/platform/testing/photo.ts';
import { publishUpload } from '@kloak/proto/client/upload.ts';
import { type BenchMember, sendFile } from './members.ts';
import { quantile } from './rounds.ts';
import { plainRow, type TableRow } from './table.ts';
import { feedOf } from './vault.ts';

const patienceMs = 20_000;

/** Time in ms from the start of `write` until `shows`; both run concurrently. Throws the error of the write. */
async function timeUntil(write: () => Promise<unknown>, shows: () => Promise<boolean>): Promise<number> {
  const begun = performance.now();
  let failed: unknown;
  const writing = write().catch((error: unknown) => {
    failed = error;
  });
  while (!(await shows())) {
    if (failed !== undefined) throw failed;
    if (performance.now() - begun > patienceMs) throw new Error('the write is not seen');
  }
  const seen = performance.now() - begun;
  await writing;
  return seen;
}

/** Anna's heart on ben's post, given and taken in turn; seen by ben. */
async function hearts(anna: BenchMember, ben: BenchMember, imageId: string, count: number): Promise<number[]> {
  const times = [];
  for (let number = 0; number < count; number += 1) {
    const given = number % 2 === 0;
    const item = { imageId, profile: anna.id };
    const write = () =>
      given ? anna.call('POST /api/image/addImageReaction', { ...item, reactionType: 'Love' }) : anna.call('POST /api/image/removeImageReaction', item);
    const read = () => ben.call('POST /api/image/getAllReactions', { imageId, profile: ben.id });
    times.push(await timeUntil(write, async () => (await read()).total === Number(given)));
  }
  return times;
}

/** Publications of Ben from posted bytes until Anna sees them; returns times, and the last post's id. */
async function publications(anna: BenchMember, ben: BenchMember, count: number): Promise<{ times: number[]; last: string }> {
  const times = [];
  let last = '';
  for (let number = 0; number < count; number += 1) {
    // A different picture each time, since equal bytes would be one post.
    const bytes = await drawPhoto({ seed: number, patchPx: 1 });
    const opened = await sendFile(ben, { fileName: 'dot.jpg', type: 'image/jpeg', bytes });
    const write = async () => {
      last = (await publishUpload(ben, opened, { title: `Dot ${number}`, privacy: 'FAMILY_ONLY' }))._id;
    };
    const before = await newestOf(anna, ben);
    times.push(await timeUntil(write, async () => (await newestOf(anna, ben)) !== before));
  }
  return { times, last };
}

async function newestOf(reader: BenchMember, writer: BenchMember): Promise<string | undefined> {
  return (await feedOf(reader)).profiles.find(({ _id }) => _id === writer.id)?.posts[0]?._id;
}

const ms = (value: number) => `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`;
/** The median and the slowest of these, in words. */
export const shownTimes = (times: readonly number[]) => `p50 ${ms(quantile(times, 0.5))}, p99 ${ms(quantile(times, 0.99))} of ${times.length}`;

export async function benchVisible(
  place: string,
  target: string,
  [anna, ben]: [BenchMember, BenchMember],
  counts: { hearts: number; posts: number },
): Promise<TableRow[]> {
  const { times, last } = await publications(anna, ben, counts.posts);
  const given = await hearts(anna, ben, last, counts.hearts);
  return [
    plainRow(`a heart → visible to the relative, ${place}`, shownTimes(given), target),
    plainRow(`a publication → visible to the relative, ${place}`, shownTimes(times), ''),
  ];
}
