import { areEnoughForGroup, readGroupName } from './rooms.ts';

it.each(['', '  ', '\u200b'])('a group has a name: %j', (name) => {
  expect(readGroupName(name).fault).toMatchObject({ kind: 'invalid', code: 'group-name-empty', message: 'Error: Group name cannot by empty.' });
});

it('the name of a group has at most 100 characters, as people count them, without spaces around it', () => {
  expect(readGroupName(` ${'é'.repeat(100)} `).value).toBe('é'.repeat(100));
  expect(readGroupName('👪'.repeat(101)).fault?.code).toBe('group-name-too-long');
});

it('a group begins with three', () => {
  expect([2, 3].map(areEnoughForGroup)).toEqual([false, true]);
});
