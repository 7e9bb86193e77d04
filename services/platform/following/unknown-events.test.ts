import { pino } from 'pino';
import { foreign, heart } from '../testing/store/data.ts';
import { recordedEvents } from './recorded-events.ts';
import type { Consumer } from './subscription.ts';
import { countUnknownEvents } from './unknown-events.ts';

const strange = (type = 'HeartBroken') => ({ type, data: {} });

function setUp() {
  const said: string[] = [];
  const unknown = countUnknownEvents(pino({}, { write: (line) => said.push(line) }));
  const passing: Consumer = {
    name: 'test',
    sources: ['social'],
    cursor: async () => 0,
    async handle(source, _lane, commits) {
      for (const commit of commits) recordedEvents(source, commit, new Set());
    },
  };
  return { unknown, passing, said };
}

it('events of unknown types are counted once each, though several consumers pass over them, and logged once for each type', async () => {
  const { unknown, passing, said } = setUp();
  const [one, other] = [unknown.countedIn(passing), unknown.countedIn(passing)];
  expect(unknown.warnings()).toEqual([]);
  const first = foreign(0, 1, [heart('a'), strange(), strange()]);
  await one.handle('social', 0, [first]);
  await other.handle('social', 0, [first, foreign(0, 2, [heart('a')]), foreign(0, 3, [strange(), strange('HeartMended')])]);
  await one.handle('social', 0, [foreign(0, 3, [strange(), strange('HeartMended')])]);
  await one.handle('social', 1, [foreign(1, 1, [strange()])]);
  expect(unknown.warnings()).toEqual([
    'events of the unknown type social/HeartBroken were passed over: 4',
    'events of the unknown type social/HeartMended were passed over: 1',
  ]);
  expect(said.map((line) => JSON.parse(line))).toMatchObject([
    { source: 'social', type: 'HeartBroken' },
    { source: 'social', type: 'HeartMended' },
  ]);
});

it('events of unknown types are not counted before they are passed over', async () => {
  const { unknown, passing } = setUp();
  const broken = unknown.countedIn({ ...passing, handle: () => Promise.reject(new Error('not yet')) });
  await expect(broken.handle('social', 0, [foreign(0, 1, [strange()])])).rejects.toThrow('not yet');
  expect(unknown.warnings()).toEqual([]);
});
