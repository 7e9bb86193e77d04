import { gatherTurn } from './gather-turn.ts';

it('does the work of one turn together, gives each its own result, and begins anew', async () => {
  const asked: number[][] = [];
  const double = gatherTurn(async (items: readonly number[]) => {
    asked.push([...items]);
    return (item) => item * 2;
  });
  expect(await Promise.all([double(1), double(2), double(2)])).toEqual([2, 4, 4]);
  expect(await double(3)).toBe(6);
  expect(asked).toEqual([[1, 2, 2], [3]]);
});

it('fails for all of one turn, and for none of the next', async () => {
  let fails = true;
  const ask = gatherTurn(async () => {
    if (fails) throw new Error('it is away');
    return (item: string) => item;
  });
  const failed = await Promise.allSettled([ask('a'), ask('b')]);
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  fails = false;
  expect(await ask('c')).toBe('c');
});
