import { runningPosts } from './running-posts.ts';

const posts = () => {
  const ended: string[] = [];
  return { ended, post: (name: string) => ({ destroy: () => ended.push(name) }) };
};

it('a newer post under a key ends the one before it, and none under another key', () => {
  const [{ begin }, { ended, post }] = [runningPosts(), posts()];
  begin('incoming/u/a', post('first'));
  begin('incoming/u/b', post('other'));
  begin('incoming/u/a', post('second'));
  expect(ended).toEqual(['first']);
});

it('a post that has ended is forgotten, and the end of an older one is not that of a newer', () => {
  const [{ begin }, { ended, post }] = [runningPosts(), posts()];
  const endFirst = begin('incoming/u/a', post('first'));
  const endSecond = begin('incoming/u/a', post('second'));
  endFirst();
  begin('incoming/u/a', post('third'));
  expect(ended).toEqual(['first', 'second']);
  endSecond();
  begin('incoming/u/a', post('fourth'))();
  begin('incoming/u/a', post('fifth'));
  expect(ended).toEqual(['first', 'second', 'third']);
});
