import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { busSuite, commitOf, hearing, readySource } from '../../contract/bus/bus-suite.ts';
import { cuttable } from '../../testing/listening.ts';
import { onServers } from '../../testing/servers.ts';
import { until } from '../../testing/until.ts';
import { kafkaBus } from './bus.ts';

const topicPrefix = `kloak-test-${randomBytes(4).toString('hex')}-`;
let sources = 0;
const freshSource = () => `source${++sources}`;

onServers('bus by Kafka', ({ kafkaBrokers }) => {
  type KafkaBus = Awaited<ReturnType<typeof kafkaBus>>;
  const open = (brokers = kafkaBrokers.split(',')) => kafkaBus({ brokers, lanes: 4, topicPrefix });
  let here: KafkaBus;
  let there: KafkaBus;

  beforeAll(async () => {
    [here, there] = await Promise.all([open(), open()]);
  });
  afterAll(() => Promise.all([here.close(), there.close()]));

  busSuite(() => ({ here, there }), freshSource);

  it('leaves out a commit that no broker would take, and brings those around it', async () => {
    const [source, ears] = [await readySource(here, freshSource()), hearing()];
    const stop = await there.subscribe([source], ears.listener);
    await until('it listens', () => there.problems().length === 0);
    const huge = commitOf(0, 2, { events: [{ type: 'HeartGiven', data: { item: 'x'.repeat(2_000_000) } }] });
    await here.publish(source, 0, [commitOf(0, 1), huge, commitOf(0, 3)]);
    await until('the others are heard', () => ears.heard.length >= 2);
    expect(ears.heard.map(({ seq }) => seq)).toEqual([1, 3]);
    await stop();
  });

  it('carries more at once than fits into one batch', async () => {
    const [source, ears] = [await readySource(here, freshSource()), hearing()];
    const stop = await there.subscribe([source], ears.listener);
    await until('it listens', () => there.problems().length === 0);
    const commits = Array.from({ length: 30 }, (_, n) => commitOf(3, n + 1, { who: ['x'.repeat(100_000)] }));
    await here.publish(source, 3, commits);
    await until('all are heard', () => ears.heard.length >= 30);
    expect(ears.heard).toEqual(commits);
    await stop();
  });

  it('is closed whenever that is asked, also while it begins to listen', async () => {
    const closeAfter = async (ms: number) => {
      const bus = await open();
      const subscribed = bus.subscribe([freshSource()], () => {});
      await pause(ms);
      await bus.close();
      await subscribed;
    };
    const closed: number[] = [];
    const moments = [0, 5, 20, 60, 120, 200, 400];
    const closing = moments.map((ms) => closeAfter(ms).then(() => closed.push(ms)));
    await until('all are closed', () => closed.length === moments.length).catch(() => expect(closed.sort((a, b) => a - b)).toEqual(moments));
    await Promise.all(closing);
  });

  it('waits for Kafka where it is away at first: it says so, refuses to publish, and hears once it is there', async () => {
    const wire = await cuttable(Number(kafkaBrokers.split(':')[1]));
    wire.break();
    const [source, ears] = [freshSource(), hearing()];
    const late = await open([`127.0.0.1:${wire.port}`]);
    const subscribed = late.subscribe([source], ears.listener);
    await expect(late.publish(source, 0, [commitOf(0, 1)])).rejects.toMatchObject({ kind: 'unavailable' });
    await subscribed;
    expect(late.problems()).toEqual(['Kafka does not take our commits', `Kafka does not bring us ${topicPrefix}${source}`]);
    wire.mend();
    let seq = 0;
    await until(
      'a commit is heard',
      async () => {
        seq += 1;
        await late.publish(source, 0, [commitOf(0, seq)]).catch(() => {});
        return ears.heard.length > 0;
      },
      30,
    );
    await until('nothing is wrong any more', () => late.problems().length === 0);
    await late.close();
    wire.close();
  });
});
