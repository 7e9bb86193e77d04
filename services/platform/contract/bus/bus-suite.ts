// Guarantees of every bus adapter while it is healthy. Consumers have to tolerate the rest (loss, repeats, delays, another order).
import type { Bus } from '../../ports/bus.ts';
import type { Commit } from '../../ports/store.ts';
import { until, untilAnswered } from '../../testing/until.ts';

/** Two processes on one bus; embedded they are one. */
export type BusFixture = { here: Bus; there: Bus };

export function commitOf(lane: number, seq: number, parts: Partial<Commit> = {}): Commit {
  const events = [{ type: 'HeartGiven', data: { item: `i${seq}`, owner: 'Ö “o”', who: 'w' } }];
  return { lane, seq, stream: `heart:i${seq}:w`, home: 'o', version: 1, key: `k${lane}-${seq}`, who: [], events, at: '2026-11-21T10:00:00.000Z', ...parts };
}

/** Collects commits that a listener receives. */
export function collectingListener() {
  const heard: Commit[] = [];
  const places: string[] = [];
  const listener = (source: string, lane: number, commits: Commit[]) => {
    heard.push(...commits);
    places.push(...commits.map(({ seq }) => `${source}.${lane}.${seq}`));
  };
  return { heard, places, listener };
}

/** Prepares a source without listeners: just after its creation, the bus may refuse its commits for a moment. */
export async function readySource(bus: Bus, source: string): Promise<string> {
  const publish = (lane: number) => untilAnswered('the bus takes commits', () => bus.publish(source, lane, [commitOf(lane, 1)]).then(() => true));
  await Promise.all([0, 1, 2, 3].map(publish));
  return source;
}

/** The fixture's `lanes` is at least 4. Sources have fresh names in each test, so that tests can share a bus. */
export function busSuite(fixture: () => BusFixture, freshSource: () => string): void {
  const stops: (() => Promise<void>)[] = [];
  const subscribe = async (bus: Bus, sources: string[], listener: Parameters<Bus['subscribe']>[1]) => {
    const stop = await bus.subscribe(sources, listener);
    stops.push(stop);
    await until('it listens', () => bus.problems().length === 0);
    return stop;
  };
  const newSource = () => readySource(fixture().here, freshSource());
  afterEach(async () => {
    await Promise.all(stops.splice(0).map((stop) => stop()));
  });

  it('brings commits whole to another process', async () => {
    const [source, ears] = [await newSource(), collectingListener()];
    await subscribe(fixture().there, [source], ears.listener);
    const commit = commitOf(2, 7, { who: ['p'], bodyHash: 'h', trace: '00-trace-span-01' });
    await fixture().here.publish(source, 2, [commit]);
    await until('it is heard', () => ears.heard.length > 0);
    expect(ears.heard).toEqual([commit]);
    expect(ears.heard[0]).not.toBe(commit);
    expect(ears.places).toEqual([`${source}.2.7`]);
  });

  it('brings the commits of each lane in order', async () => {
    const [source, ears] = [await newSource(), collectingListener()];
    await subscribe(fixture().there, [source], ears.listener);
    const seqs = Array.from({ length: 50 }, (_, n) => n + 1);
    const publishing = [0, 1, 3].flatMap((lane) =>
      [seqs.slice(0, 20), seqs.slice(20, 21), seqs.slice(21)].map((part) =>
        fixture().here.publish(
          source,
          lane,
          part.map((seq) => commitOf(lane, seq)),
        ),
      ),
    );
    await Promise.all(publishing);
    await until('all are heard', () => ears.heard.length >= 150);
    for (const lane of [0, 1, 3]) expect(ears.heard.filter((commit) => commit.lane === lane).map(({ seq }) => seq)).toEqual(seqs);
  });

  it('brings everything to every subscriber, and to each only the logs it asked for', async () => {
    const [first, second, third] = await Promise.all([newSource(), newSource(), newSource()]);
    const [both, one, own] = [collectingListener(), collectingListener(), collectingListener()];
    await subscribe(fixture().there, [first, second], both.listener);
    await subscribe(fixture().there, [first], one.listener);
    await subscribe(fixture().here, [first], own.listener);
    await fixture().here.publish(third, 0, [commitOf(0, 1)]);
    await fixture().here.publish(first, 0, [commitOf(0, 1)]);
    await fixture().there.publish(second, 1, [commitOf(1, 1)]);
    await until('all have heard', () => both.places.length >= 2 && one.places.length >= 1 && own.places.length >= 1);
    expect([both.places.sort(), one.places, own.places]).toEqual([[`${first}.0.1`, `${second}.1.1`].sort(), [`${first}.0.1`], [`${first}.0.1`]]);
  });

  it('brings nothing after a subscriber has stopped', async () => {
    const source = await newSource();
    const [stopped, other] = [collectingListener(), collectingListener()];
    const stop = await subscribe(fixture().there, [source], stopped.listener);
    await subscribe(fixture().there, [source], other.listener);
    await stop();
    await fixture().here.publish(source, 0, [commitOf(0, 1)]);
    await until('the other has heard', () => other.places.length > 0);
    expect(stopped.places).toEqual([]);
  });

  it('does not hold up who publishes', async () => {
    const source = await newSource();
    let told = false;
    await subscribe(fixture().there, [source], () => {
      told = true;
    });
    const publishing = fixture().here.publish(source, 0, [commitOf(0, 1)]);
    expect(told).toBe(false);
    await publishing;
    await until('it is heard', () => told);
  });

  it('takes an empty list as nothing', async () => {
    await expect(fixture().here.publish(freshSource(), 0, [])).resolves.toBeUndefined();
  });

  it('has no problems while it is well', () => {
    expect(fixture().here.problems()).toEqual([]);
  });
}
