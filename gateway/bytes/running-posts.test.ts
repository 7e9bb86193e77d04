import { refusal } from '@kloak/platform/testing/refusal.ts';
import { runningPosts, slowestPost } from './running-posts.ts';

/** Ends the posts of a test that still run: their timers would keep the worker from ending. */
const endings: (() => void)[] = [];
afterEach(() => {
  for (const end of endings.splice(0)) end();
});

/** Posts that run until the test ends them. */
function posts() {
  const { run } = runningPosts(slowestPost);
  const cut: string[] = [];
  const begin = (name: string, member: string, key?: string) => {
    const { promise, resolve: end } = Promise.withResolvers<void>();
    endings.push(end);
    const request = { complete: false, socket: { bytesRead: 0 }, destroy: () => cut.push(name) };
    const ended = run(member, request, ({ takeKey }) => {
      if (key !== undefined) takeKey(key);
      return promise;
    });
    return { end, ended };
  };
  return { begin, cut };
}

it('a newer post under a key ends the one before it, and none under another key', () => {
  const { begin, cut } = posts();
  begin('first', 'anna', 'incoming/u/a');
  begin('other', 'anna', 'incoming/u/b');
  begin('second', 'anna', 'incoming/u/a');
  expect(cut).toEqual(['first']);
});

it('a post that has ended is forgotten, and the end of an older one is not that of a newer', async () => {
  const { begin, cut } = posts();
  const [first, second] = [begin('first', 'anna', 'incoming/u/a'), begin('second', 'anna', 'incoming/u/a')];
  first.end();
  await first.ended;
  begin('third', 'anna', 'incoming/u/a').end();
  expect(cut).toEqual(['first', 'second']);
  second.end();
  await second.ended;
  begin('fourth', 'anna', 'incoming/u/a');
  expect(cut).toEqual(['first', 'second']);
});

it('a member has sixteen at once, and another one when one of them ends', async () => {
  const { begin } = posts();
  const [one, ...others] = Array.from({ length: 16 }, (_, at) => begin(`${at}`, 'anna'));
  expect(await refusal(begin('more', 'anna').ended)).toBe('too-many too-many-posts');
  begin('of another', 'ben').end();
  one?.end();
  await one?.ended;
  const next = begin('next', 'anna');
  for (const { end, ended } of [next, ...others]) {
    end();
    await ended;
  }
});
