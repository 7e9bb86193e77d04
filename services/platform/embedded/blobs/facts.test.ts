import { type ObjectFacts, rememberFacts } from './facts.ts';

const stored = (file: string): ObjectFacts => ({ key: 'a', type: 'image/jpeg', size: 1, sha256: file, modifiedAt: '2026-01-01T00:00:00.000Z', file });

describe('facts of objects that were read lately', () => {
  test('are read once', async () => {
    let reads = 0;
    const known = rememberFacts(async () => {
      reads += 1;
      return stored('first');
    });
    expect([(await known.find('a'))?.file, (await known.find('a'))?.file, reads]).toEqual(['first', 'first', 1]);
  });

  test('are those of now after a change', async () => {
    let file = 'first';
    const known = rememberFacts(async () => stored(file));
    await known.find('a');
    file = 'second';
    known.forget('a');
    expect((await known.find('a'))?.file).toBe('second');
  });

  test('are not remembered when they changed while they were read', async () => {
    const { promise, resolve } = Promise.withResolvers<ObjectFacts>();
    const answers = [promise, Promise.resolve(stored('second'))];
    const known = rememberFacts(() => answers.shift() ?? Promise.reject(new Error('read once too often')));
    const before = known.find('a');
    known.forget('a');
    resolve(stored('first'));
    expect((await before)?.file).toBe('first');
    expect((await known.find('a'))?.file).toBe('second');
  });

  test('are asked for again when there were none', async () => {
    const answers = [undefined, stored('first')];
    const known = rememberFacts(async () => answers.shift());
    expect([await known.find('a'), (await known.find('a'))?.file]).toEqual([undefined, 'first']);
  });
});
