import { callsByName } from '../../api/index.ts';
import { isReserved, reservedNames } from './reserved-names.ts';
import { readName } from './usernames.ts';

/** `users` of `/api/users/login`. */
const segments = new Set([...callsByName.values()].map(({ path }) => path.split('/')[2] ?? ''));

it.each([...segments, 'api', 'storage', 'outbox', 'healthz', 'readyz'])('nobody is called %s, which stands in addresses of ours', (segment) => {
  expect(isReserved(segment)).toBe(true);
});

it('every reserved name is refused as such', () => {
  const others = [...reservedNames].filter((name) => readName(name).fault?.code !== 'name-reserved');
  expect(others).toEqual([]);
});
