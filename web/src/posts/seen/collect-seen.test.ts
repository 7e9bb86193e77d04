import { manualTimeouts } from '../../../testing/timeouts.ts';
import { collectSeen, roundMs } from './collect-seen.ts';

type Reported = { readonly story: string; readonly posts: readonly string[]; readonly isLeaving: boolean };

/** Collector whose reports are recorded; they fail while `isOffline`. */
function collecting() {
  const reported: Reported[] = [];
  const network = { isOffline: false };
  const { mark, flush, end } = collectSeen();
  const reportOf = (story: string) => async (posts: readonly string[], isLeaving: boolean) => {
    if (network.isOffline) throw new Error('offline');
    reported.push({ story, posts, isLeaving });
  };
  const markAll = (story: string, ...posts: string[]) => {
    for (const post of posts) mark(story, post, reportOf(story));
  };
  return { reported, network, flush, end, mark: markAll };
}
const numbered = (count: number) => Array.from({ length: count }, (_, nth) => `p${nth}`);
const pass = manualTimeouts();

test('posts are reported together, two seconds after the first', async () => {
  const { reported, mark } = collecting();
  mark('s1', 'p1');
  await pass(roundMs - 1);
  mark('s1', 'p2');
  expect(reported).toEqual([]);
  await pass(1);
  expect(reported).toEqual([{ story: 's1', posts: ['p1', 'p2'], isLeaving: false }]);
  await pass(10 * roundMs);
  expect(reported).toHaveLength(1);
});

test('each story has a report of its own', async () => {
  const { reported, mark } = collecting();
  mark('s1', 'p1');
  mark('s2', 'q1');
  await pass(roundMs);
  expect(reported.map(({ story, posts }) => [story, ...posts])).toEqual([
    ['s1', 'p1'],
    ['s2', 'q1'],
  ]);
});

test('a report has at most a hundred posts', async () => {
  const { reported, mark } = collecting();
  mark('s1', ...numbered(250));
  await pass(roundMs);
  expect(reported.map(({ posts }) => posts.length)).toEqual([100, 100, 50]);
  expect(reported.flatMap(({ posts }) => posts)).toEqual(numbered(250));
});

test('a post is reported once', async () => {
  const { reported, mark } = collecting();
  mark('s1', 'p1', 'p1');
  await pass(roundMs);
  mark('s1', 'p1');
  await pass(roundMs);
  expect(reported).toHaveLength(1);
});

test('a page that may be closed reports at once what waits', async () => {
  const { reported, mark, flush } = collecting();
  mark('s1', 'p1');
  flush(true);
  expect(reported).toEqual([{ story: 's1', posts: ['p1'], isLeaving: true }]);
  await pass(10 * roundMs);
  expect(reported).toHaveLength(1);
});

test('what could not be reported goes with the next post, or when the network is back', async () => {
  const { reported, mark, network, flush } = collecting();
  network.isOffline = true;
  mark('s1', 'p1');
  await pass(roundMs);
  network.isOffline = false;
  await pass(10 * roundMs);
  expect(reported).toEqual([]);
  mark('s1', 'p2');
  await pass(roundMs);
  expect(reported.map(({ posts }) => posts)).toEqual([['p1', 'p2']]);
  network.isOffline = true;
  mark('s1', 'p3');
  await pass(roundMs);
  network.isOffline = false;
  flush();
  expect(reported.map(({ posts }) => posts)).toEqual([['p1', 'p2'], ['p3']]);
});

test('after the sign-out nothing is reported', async () => {
  const { reported, mark, end } = collecting();
  mark('s1', 'p1');
  end();
  await pass(10 * roundMs);
  expect(reported).toEqual([]);
});
