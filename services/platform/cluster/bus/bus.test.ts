import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Kafka, logLevel, Partitioners } from 'kafkajs';
import { busSuite, collectingListener, commitOf, readySource } from '../../contract/bus/bus-suite.ts';
import { cuttableProxy } from '../../testing/listen-on-free-port.ts';
import { onServers } from '../../testing/servers.ts';
import { until } from '../../testing/until.ts';
import { type BrokerAccess, kafkaBus } from './bus.ts';

const topicPrefix = `kloak-test-${randomBytes(4).toString('hex')}-`;
let sources = 0;
/** All sources of these tests are one service. */
const { privateKey: own, publicKey } = generateKeyPairSync('ed25519');
const publicKeys = new Map<string, typeof publicKey>();
const freshSource = () => {
  const source = `source${++sources}`;
  publicKeys.set(source, publicKey);
  return source;
};

onServers('bus by Kafka', ({ kafkaBrokers }) => {
  type KafkaBus = Awaited<ReturnType<typeof kafkaBus>>;
  const open = (brokers = kafkaBrokers.split(','), keys = { own, publicKeys }, access?: BrokerAccess) =>
    kafkaBus({ brokers, access, lanes: 4, topicPrefix, keys });
  let here: KafkaBus;
  let there: KafkaBus;

  beforeAll(async () => {
    [here, there] = await Promise.all([open(), open()]);
  });
  afterAll(() => Promise.all([here.close(), there.close()]));

  busSuite(() => ({ here, there }), freshSource);

  it('leaves out a commit that no broker would take, and brings those around it', async () => {
    const [source, ears] = [await readySource(here, freshSource()), collectingListener()];
    const stop = await there.subscribe([source], ears.listener);
    await until('it listens', () => there.problems().length === 0);
    const huge = commitOf(0, 2, { events: [{ type: 'HeartGiven', data: { item: 'x'.repeat(2_000_000) } }] });
    await here.publish(source, 0, [commitOf(0, 1), huge, commitOf(0, 3)]);
    await until('the others are heard', () => ears.heard.length >= 2);
    expect(ears.heard.map(({ seq }) => seq)).toEqual([1, 3]);
    await stop();
  });

  it('believes no commit that its service did not sign for this place, says so, and has the listener look into the log', async () => {
    const [source, ears] = [await readySource(here, freshSource()), collectingListener()];
    const [lane, looks]: [number, number[]] = [1, []];
    const stop = await there.subscribe([source], (from, heardIn, commits) => {
      if (commits.length === 0) looks.push(heardIn);
      ears.listener(from, heardIn, commits);
    });
    await until('it listens', () => there.problems().length === 0);
    const stranger = await open(undefined, { own: generateKeyPairSync('ed25519').privateKey, publicKeys });
    await stranger.publish(source, lane, [commitOf(lane, 2)]);
    // A commit of another partition, with different content.
    await here.publish(source, lane, [commitOf(0, 2)]);
    const kafka = new Kafka({ brokers: kafkaBrokers.split(','), logLevel: logLevel.NOTHING });
    const producer = kafka.producer({ createPartitioner: Partitioners.DefaultPartitioner });
    await producer.connect();
    const messages = [JSON.stringify(commitOf(lane, 2)), '', 'null', '{'].map((value) => ({ value, partition: lane }));
    await producer.send({ topic: topicPrefix + source, messages });
    await producer.disconnect();
    await here.publish(source, lane, [commitOf(lane, 3)]);
    await until('the true one is heard', () => ears.heard.length > 0);
    await until('the others are counted', () =>
      there.warnings().some((text) => text === `messages on the bus that ${source} did not sign were not believed: 6`),
    );
    expect([ears.heard.map(({ seq }) => seq), new Set(looks)]).toEqual([[3], new Set([lane])]);
    expect(there.problems()).toEqual([]);
    await stranger.close();
    await stop();
  });

  it('makes a topic anew that Kafka has lost, and carries what comes then', async () => {
    const [source, ears] = [await readySource(here, freshSource()), collectingListener()];
    const stop = await there.subscribe([source], ears.listener);
    await until('it listens', () => there.problems().length === 0);
    const admin = new Kafka({ brokers: kafkaBrokers.split(','), logLevel: logLevel.NOTHING }).admin();
    await admin.connect();
    await admin.deleteTopics({ topics: [topicPrefix + source] });
    await admin.disconnect();
    let seq = 1;
    await until('what is published now is heard', async () => {
      seq += 1;
      await here.publish(source, 0, [commitOf(0, seq)]).catch(() => undefined);
      return ears.heard.length > 0;
    });
    await until('it tells of no fault', () => here.problems().length === 0 && there.problems().length === 0);
    await stop();
  });

  it('carries more at once than fits into one batch', async () => {
    const [source, ears] = [await readySource(here, freshSource()), collectingListener()];
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

  it('shows the account that it is given: a broker that knows none refuses it', async () => {
    const account = { mechanism: 'scram-sha-512', username: 'chat', password: 'secret' } as const;
    const bus = await open(undefined, { own, publicKeys }, { tls: false, account });
    await expect(bus.publish(freshSource(), 0, [commitOf(0, 1)])).rejects.toMatchObject({ kind: 'unavailable' });
    await bus.close();
  });

  it('waits for Kafka where it is away at first: it says so, refuses to publish, and hears once it is there', async () => {
    const wire = await cuttableProxy(Number(kafkaBrokers.split(':')[1]));
    wire.break();
    const [source, ears] = [freshSource(), collectingListener()];
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
