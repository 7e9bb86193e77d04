import { busSuite, collectingListener, commitOf } from '../../contract/bus/bus-suite.ts';
import { flakyBus } from '../../testing/flaky-bus.ts';
import { until } from '../../testing/until.ts';
import { embeddedBus } from './bus.ts';

const bus = embeddedBus();
let sources = 0;

describe('embedded bus', () => {
  busSuite(
    () => ({ here: bus, there: bus }),
    () => `source-${++sources}`,
  );
});

describe('a bus that loses, repeats and reorders', () => {
  /** A small generator with a seed (mulberry32). */
  const seeded = (seed: number) => () => {
    seed = (seed + 0x6d2b79f5) | 0;
    const mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    const more = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((more ^ (more >>> 14)) >>> 0) / 2 ** 32;
  };

  it('loses, repeats and reorders, and says nothing once stopped', async () => {
    const flaky = flakyBus(bus, { random: seeded(7), drop: 0.3, repeat: 0.3, lateMs: 30 });
    const [ears, calm] = [collectingListener(), collectingListener()];
    const stop = await flaky.subscribe(['wild'], ears.listener);
    const stopCalm = await bus.subscribe(['wild'], calm.listener);
    const seqs = Array.from({ length: 200 }, (_, n) => n + 1);
    await flaky.publish(
      'wild',
      0,
      seqs.map((seq) => commitOf(0, seq)),
    );
    const heard = () => ears.heard.map(({ seq }) => seq);
    await until('much is heard', () => heard().length > 150);
    await stop();
    await stopCalm();
    expect(calm.heard.map(({ seq }) => seq)).toEqual(seqs);
    expect(new Set(heard()).size).toBeLessThan(200);
    expect(new Set(heard()).size).toBeLessThan(heard().length);
    expect(heard()).not.toEqual(heard().toSorted((a, b) => a - b));
  });
});
