import { pino } from 'pino';
import { unavailable } from '../errors.ts';
import { itemsView } from '../testing/engine/data.ts';
import { refusalOf, until } from '../testing/until.ts';
import { askOwners } from './owners.ts';

const view = itemsView('items');

/** Logs of social and media, by a clock that stands; `answer` is each owner's behaviour. */
function setUp() {
  const time = { passedMs: 0 };
  const answer = { social: async () => 1, media: async () => 1 };
  const source = { tails: async (name: string) => new Map([[0, await (name === 'social' ? answer.social() : answer.media())]]) };
  const owners = askOwners({ sources: ['social', 'media'], views: [view], source, monotonicMs: () => time.passedMs, log: pino({ level: 'silent' }) });
  const asked = async (seq: number) => {
    answer.social = async () => seq;
    await owners.ask('social');
  };
  const lowWatermark = () => owners.lowWatermark('social')?.lanes.get(0);
  return { time, answer, owners, asked, lowWatermark };
}
const silent = () => new Promise<number>(() => {});
const away = () => Promise.reject(unavailable('The log'));

describe('what the owners of logs tell', () => {
  it('makes the low watermark: the oldest tails of the last 5 s', async () => {
    const { time, asked, lowWatermark } = setUp();
    expect(lowWatermark()).toBeUndefined();
    await asked(3);
    time.passedMs = 3000;
    await asked(5);
    expect(lowWatermark()).toBe(3);
    time.passedMs = 5001;
    expect(lowWatermark()).toBe(5);
    time.passedMs = 8001;
    expect(lowWatermark()).toBeUndefined();
    await asked(8);
    expect(lowWatermark()).toBe(8);
  });

  it('is as old as the question, however long its answer takes', async () => {
    const { time, answer, owners, lowWatermark } = setUp();
    const { promise, resolve } = Promise.withResolvers<number>();
    answer.social = () => promise;
    const [one, other] = [owners.ask('social'), owners.ask('social')];
    time.passedMs = 1900;
    resolve(7);
    expect(await one).toBe(await other);
    time.passedMs = 5000;
    expect(lowWatermark()).toBe(7);
    time.passedMs = 5001;
    expect(lowWatermark()).toBeUndefined();
  });

  it('does not age where another owner is silent, which is refused in time', async () => {
    const { time, answer, owners } = setUp();
    answer.social = silent;
    const told: string[] = [];
    const following = owners.follow((source) => void told.push(source));
    const refused = refusalOf(owners.ask('social'));
    // The loop asks by itself, and again while it waits for social.
    await until('media told', () => told.length > 0);
    time.passedMs = 6000;
    await until('media told again', () => told.length > 1);
    expect(await refused).toMatchObject({ kind: 'unavailable' });
    expect(owners.lowWatermark('media')).toBeDefined();
    expect([told.includes('social'), owners.lowWatermark('social')]).toEqual([false, undefined]);
    await following.stop();
  });

  it('is missed in words where access is decided from it', async () => {
    const { time, answer, owners, asked } = setUp();
    answer.media = away;
    await asked(1);
    time.passedMs = 5000;
    expect(owners.warnings()).toEqual([]);
    time.passedMs = 12_000;
    expect(owners.warnings()).toEqual(['social has not told for 12 s how far its log is; access that is decided from it is refused']);
    await asked(1);
    expect(owners.warnings()).toEqual([]);
  });
});
