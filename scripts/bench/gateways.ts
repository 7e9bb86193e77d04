// Cluster on real servers: idle cost of each process, a call, a write, throughput of several gateways, and messages through two of them and Redis.
import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { connectMembers } from '@kloak/proto/client/connect-members.ts';
import { balance } from '../../deploy/stories/balancer.ts';
import { clusterEnvironment, clusterFixture, type StoryFixture } from '../../deploy/stories/fixture.ts';
import { delivered, openSocket, openSockets, pushOf, saying } from './chat.ts';
import { benchHop } from './cluster.ts';
import { amount } from './setup/amounts.ts';
import { callOf, load, overConnections, requestOf } from './setup/connection.ts';
import { type BenchMember, join as joinFamily } from './setup/members.ts';
import { startRaw } from './setup/process.ts';
import { computedSeconds, proportionalMegabytes } from './setup/process-facts.ts';
import { compare, median, rateOf } from './setup/rounds.ts';
import { comparedRow, plainRow, skippedRow, type TableRow } from './setup/table.ts';
import { benchVisible } from './setup/visible.ts';

const connections = 8;
const [rounds, calls, messages] = [amount(5, 1), amount(200, 8), amount(40, 2)];
const gatewayCounts = [1, 2, 4];
/** Times of settling and measuring: after the start, processes compile, fold and connect. */
const idleMs = amount({ settle: 15_000, look: 20_000 }, { settle: 0, look: 1000 });

const digits = (value: number) => (value < 10 ? value.toFixed(1) : Math.round(value));

/** One number per target, that of its median process. */
function shownOf({ targets }: StoryFixture, of: (pid: number) => number): string {
  const names = [...new Set(targets.map(({ name }) => name))];
  return names.map((name) => `${name} ${digits(median(targets.filter((one) => one.name === name).map(({ pid }) => of(pid()))))}`).join(', ');
}

/** CPU use of idle processes. */
async function benchIdle(fixture: StoryFixture): Promise<TableRow[]> {
  await pause(idleMs.settle);
  const before = new Map(fixture.targets.map(({ pid }) => [pid(), computedSeconds(pid()) ?? 0]));
  await pause(idleMs.look);
  const share = (pid: number) => (((computedSeconds(pid) ?? 0) - (before.get(pid) ?? 0)) / (idleMs.look / 1000)) * 100;
  return [
    plainRow(
      'memory of each process of the cluster, idle, MB',
      shownOf(fixture, (pid) => proportionalMegabytes(pid) ?? 0),
      '',
    ),
    plainRow('computing of each process of the cluster, idle, % of a core', shownOf(fixture, share), ''),
  ];
}

/** A call that the gateway answers with one rpc, over a growing number of gateways. */
async function benchReplicas({ base, targets }: StoryFixture, anna: BenchMember): Promise<TableRow[]> {
  const ports = targets.filter(({ name }) => name === 'gateway').map(({ port }) => port);
  const request = callOf(base, anna, 'POST /api/users/getDataUsage', { profileId: anna.id });
  const rows: TableRow[] = [];
  for (const count of gatewayCounts) {
    const some = ports.slice(0, count);
    const each = Math.round(calls / count);
    const once = () =>
      rateOf(each * count, () =>
        Promise.all(some.map((port) => overConnections(port, Math.ceil(connections / count), (open) => load(open, each, () => request)))),
      );
    await once();
    const rates: number[] = [];
    for (let round = 0; round < rounds; round += 1) rates.push(await once());
    rows.push(plainRow(`a call with one rpc, over ${count} gateway${count === 1 ? '' : 's'}`, `${Math.round(median(rates))} /s`, ''));
  }
  return rows;
}

/** Half of the sockets at each of two gateways ÷ bare Socket.IO with the same adapter, which keeps nothing. */
async function benchTwo(fixture: StoryFixture, [anna, ben]: readonly [BenchMember, BenchMember], redisUrl: string): Promise<TableRow> {
  await using opened = new AsyncDisposableStack();
  const channels = `raw-${randomBytes(4).toString('hex')}`;
  const raw = [await startRaw('chat-adapter.ts', [redisUrl, channels]), await startRaw('chat-adapter.ts', [redisUrl, channels])];
  for (const one of raw) opened.defer(() => one.stop());
  const front = await balance(raw.map(({ port }) => ({ port, probe: port })));
  opened.defer(() => front.close());
  const { request, said } = await saying(fixture.base, anna, [ben]);
  // The balancer alternates connections between both gateways.
  const sockets = await openSockets(fixture.base, [anna, ben, anna, ben]);
  const rawSockets = await Promise.all(sockets.map(() => openSocket(`http://localhost:${front.port}`)));
  opened.defer(() => [...sockets, ...rawSockets].forEach((socket) => void socket.close()));
  const bare = requestOf(`localhost:${front.port}`, 'POST', '/', { 'Content-Type': 'application/json' }, await pushOf(sockets[0], anna, said));
  const compared = await compare(
    rounds,
    () => delivered(Number(new URL(fixture.base).port), sockets, messages, request),
    () => delivered(front.port, rawSockets, messages, bare),
  );
  return comparedRow(
    'messages to 4 pages at two gateways, each kept in the log ÷ bare Socket.IO with the same adapter, which keeps none',
    '/s',
    '0.85',
    compared,
  );
}

export async function benchGateways(): Promise<TableRow[]> {
  const servers = clusterEnvironment();
  const redisUrl = servers?.KLOAK_REDIS_URL;
  if (!servers || redisUrl === undefined) return [skippedRow('several gateways', 'no servers are up; start them with scripts/servers up')];
  await using opened = new AsyncDisposableStack();
  const databasePrefix = `bench_${randomBytes(4).toString('hex')}_`;
  const env = { KLOAK_DATABASE_PREFIX: databasePrefix, KLOAK_LOG: 'warn', KLOAK_CHECK_ANSWERS: 'off' };
  const fixture = await clusterFixture(servers, { replicas: { gateway: Math.max(...gatewayCounts) }, env });
  opened.defer(() => fixture.close());
  const idle = await benchIdle(fixture);
  const family: [BenchMember, BenchMember] = [
    await joinFamily(fixture.base, fixture.letterbox, 'anna'),
    await joinFamily(fixture.base, fixture.letterbox, 'ben'),
  ];
  const [anna, ben] = family;
  await connectMembers(anna, ben);
  const visible = await benchVisible('cluster', '', family, amount({ hearts: 100, posts: 10 }, { hearts: 2, posts: 2 }));
  const [first, second, ...spare] = fixture.targets.filter(({ name }) => name === 'gateway');
  if (!first || !second) throw new Error('there are no two gateways');
  const hop = { what: 'home feed of one relative, through one gateway and gRPC', target: '0.9', port: first.port, base: fixture.base };
  const call = await benchHop(anna, hop, servers.KLOAK_MONGO_URL ?? '', `${databasePrefix}raw`);
  const replicas = await benchReplicas(fixture, anna);
  await Promise.all(spare.map((target) => target.stop()));
  return [...idle, call, ...visible, ...replicas, await benchTwo(fixture, family, redisUrl)];
}
