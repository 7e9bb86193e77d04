import { routes } from './routes.ts';

const kept = routes.filter(({ call }) => call.keptOffline);

it('a device keeps answers of calls that only read, and of no other', () => {
  expect(kept.filter(({ limit }) => limit !== 'read').map(({ call }) => call.path)).toEqual([]);
  expect(kept.length).toBeGreaterThan(30);
});
