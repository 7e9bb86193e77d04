import type { Post } from '@kloak/proto/api/types.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { anna, annaIsIn, ben, photo } from '../../../testing/family.ts';
import { everythingIsNear } from '../../../testing/near.ts';
import { type Routes, refuse, serve } from '../../../testing/serve.ts';
import { manualTimeouts } from '../../../testing/timeouts.ts';
import { retryNow } from '../../lib/connectivity.ts';
import { makeQueryClient } from '../../session/query-client.ts';
import { authQuery } from '../../session/session.ts';
import { roundMs } from './collect-seen.ts';
import { useSeen } from './use-seen.ts';
import { displayMs } from './watch-display.ts';

everythingIsNear();
const pass = manualTimeouts();
afterEach(() => void Reflect.deleteProperty(document, 'visibilityState'));

function Tile({ post }: { readonly post: Post }) {
  return <p ref={useSeen(post)} />;
}

type Mark = Routes['POST /api/profile/mark-seen'];

/** Shows tiles of posts to Anna. */
function show(mark: Mark, ...posts: Post[]) {
  const server = serve({ 'POST /api/profile/mark-seen': mark });
  const client = makeQueryClient();
  client.setQueryData(authQuery.queryKey, annaIsIn);
  render(
    <QueryClientProvider client={client}>
      {posts.map((post) => (
        <Tile key={post._id} post={post} />
      ))}
    </QueryClientProvider>,
  );
  return () => server.to('POST /api/profile/mark-seen');
}
const inStory = (id: string, writer = ben): Post => ({ ...photo(id, writer), storyId: 's1' });

test('tiles of relatives that were displayed are reported by story; own ones and those without a story are not', async () => {
  const reports = show({ unseen: 0 }, inStory('p1'), inStory('p2'), { ...photo('p3', ben), storyId: 's2' }, inStory('p4', anna), photo('p5', ben));
  await pass(displayMs);
  await pass(roundMs);
  expect(reports().map(({ body }) => [body.storyId, ...body.posts])).toEqual([
    ['s1', 'p1', 'p2'],
    ['s2', 'p3'],
  ]);
  expect(reports().map(({ keepalive }) => keepalive)).toEqual([false, false]);
});

test('a page that becomes hidden reports at once, by requests that outlive it', async () => {
  const reports = show({ unseen: 0 }, inStory('p1'));
  await pass(displayMs);
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(0);
  expect(reports().map(({ keepalive }) => keepalive)).toEqual([true]);
});

test('a report without an answer is repeated once the server answers again', async () => {
  let fails = true;
  const reports = show(() => (fails ? refuse(500) : { unseen: 0 }), inStory('p1'));
  await pass(displayMs);
  await pass(roundMs);
  fails = false;
  retryNow();
  await pass(0);
  retryNow();
  await pass(0);
  expect(reports()).toHaveLength(2);
});

test.each([[400], [403], [404]])('a report that is refused with %i is not', async (status) => {
  const reports = show(() => refuse(status), inStory('p1'));
  await pass(displayMs);
  await pass(roundMs);
  retryNow();
  await pass(0);
  expect(reports()).toHaveLength(1);
});
