import { serialByKey } from './serial-by-key.ts';

describe('work in turn', () => {
  it('runs one after another under one key, also after a failure, and at once under another', async () => {
    const turns = serialByKey();
    const steps: string[] = [];
    const first = Promise.withResolvers<void>();
    const failing = turns.run('a', async () => {
      await first.promise;
      steps.push('first');
      throw new Error('no');
    });
    const second = turns.run('a', async () => steps.push('second'));
    await turns.run('b', async () => steps.push('other'));
    expect(steps).toEqual(['other']);
    first.resolve();
    await expect(failing).rejects.toThrow('no');
    await second;
    expect(steps).toEqual(['other', 'first', 'second']);
  });

  it('is settled when all of it has ended', async () => {
    const turns = serialByKey();
    let ended = 0;
    for (const key of ['a', 'a', 'b']) void turns.run(key, async () => ++ended);
    await turns.settled();
    expect(ended).toBe(3);
  });
});
