// From the beginning of a write to the relative's first answer that shows it. The relative reads without a position, again and again.
import sharp from 'sharp';
import { type Member, openUpload, publish } from './members.ts';
import { quantile } from './rounds.ts';
import { plainRow, type Row } from './table.ts';
import { feedOf } from './vault.ts';

const patienceMs = 20_000;

/** ms from the beginning of `write` until `shows`; both run at once, as people do. Throws what the write throws. */
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

async function post({ visitor }: Member, path: string, body: object): Promise<Record<string, unknown>> {
  return visitor.post<Record<string, unknown>>(path, body);
}

/** Anna's heart on ben's post, given and taken in turn; seen by ben. */
async function hearts(anna: Member, ben: Member, imageId: string, count: number): Promise<number[]> {
  const times = [];
  for (let number = 0; number < count; number += 1) {
    const given = number % 2 === 0;
    const body = { imageId, profile: anna.id, ...(given && { reactionType: 'Love' }) };
    const write = () => post(anna, `/api/image/${given ? 'add' : 'remove'}ImageReaction`, body);
    times.push(await timeUntil(write, async () => (await post(ben, '/api/image/getAllReactions', { imageId, profile: ben.id })).total === Number(given)));
  }
  return times;
}

/** Each is another one: the same bytes twice would be one post. */
const photo = () =>
  sharp({ create: { width: 64, height: 48, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 40 } } })
    .jpeg()
    .toBuffer();

/** Ben's photographs, from the moment their bytes have been posted; seen by anna. Answers the last one's id, too. */
async function publications(anna: Member, ben: Member, count: number): Promise<{ times: number[]; last: string }> {
  const times = [];
  let last = '';
  for (let number = 0; number < count; number += 1) {
    const bytes = await photo();
    const opened = await openUpload(ben, [{ fileName: 'dot.jpg', size: bytes.length, type: 'image/jpeg' }]);
    const [form] = opened.promises;
    if (!form) throw new Error('no form was promised');
    await ben.visitor.postForm(form.url, form.fields, { name: 'dot.jpg', type: 'image/jpeg', bytes });
    const write = async () => {
      last = (await publish(ben, opened, `Dot ${number}`))._id;
    };
    const before = await newestOf(anna, ben);
    times.push(await timeUntil(write, async () => (await newestOf(anna, ben)) !== before));
  }
  return { times, last };
}

async function newestOf(reader: Member, writer: Member): Promise<string | undefined> {
  return (await feedOf(reader)).profiles.find(({ _id }) => _id === writer.id)?.posts[0]?._id;
}

const ms = (value: number) => `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`;
const shown = (times: readonly number[]) => `p50 ${ms(quantile(times, 0.5))}, p99 ${ms(quantile(times, 0.99))} of ${times.length}`;

export async function benchVisible(place: string, target: string, [anna, ben]: [Member, Member], counts: { hearts: number; posts: number }): Promise<Row[]> {
  const { times, last } = await publications(anna, ben, counts.posts);
  const given = await hearts(anna, ben, last, counts.hearts);
  return [
    plainRow(`a heart → visible to the relative, ${place}`, shown(given), target),
    plainRow(`a publication → visible to the relative, ${place}`, shown(times), ''),
  ];
}
