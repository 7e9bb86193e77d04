// CPU time and commits of single actions on both platforms, by process: inputs of scripts/scale. Without the stand-in for MongoDB, whose times say nothing.
import { setTimeout as pause } from 'node:timers/promises';
import { clusterStore } from '@kloak/platform/cluster/store/store.ts';
import { drawPhoto } from '@kloak/platform/testing/photo.ts';
import { type RunningServer, readServersState } from '@kloak/platform/testing/servers.ts';
import { connectMembers } from '@kloak/proto/client/connect-members.ts';
import { publishUpload } from '@kloak/proto/client/upload.ts';
import { serviceNames } from '../../deploy/services.ts';
import { type ClusterFixture, clusterEnvironment, clusterFixture, embeddedFixture, type StoryFixture } from '../../deploy/stories/fixture.ts';
import { amount } from './setup/amounts.ts';
import { type BenchMember, join as joinFamily, sendFile } from './setup/members.ts';
import { computedSeconds, familyOf } from './setup/process-facts.ts';
import { plainRow, skippedRow, type TableRow } from './setup/table.ts';
import { feedOf } from './setup/vault.ts';

const repeats = amount(100, 2);
const uploads = amount(20, 1);
const picturesAtOnce = 20;
const [settleSeconds, idleSeconds] = amount([5, 10], [1, 1]);
const checkSeconds = 1;
/** CPU of a second that counts as idle, as a multiple of the measured idle one. */
const idleFactor = 1.3;

type Action = { what: string; times: number; run(nth: number): Promise<unknown> };
/** Milliseconds of CPU by process. */
type Cpu = ReadonlyMap<string, number>;

/** `commits`: number of commits by service until now. */
type Costed = { fixture: StoryFixture; servers: readonly RunningServer[]; commits(): Promise<ReadonlyMap<string, number>> };

function cpuNow({ fixture: { targets }, servers }: Costed): Cpu {
  const processes = [
    ...targets.map((target) => ({ name: target.name, pid: target.pid() })),
    ...servers.flatMap((server) => ('pid' in server && ['kafka', 'redis', 's3'].includes(server.name) ? [server] : [])),
  ];
  return new Map(processes.map(({ name, pid }) => [name, familyOf(pid).reduce((sum, one) => sum + (computedSeconds(one) ?? 0) * 1000, 0)]));
}

const since = (before: Cpu, after: Cpu): Cpu => new Map([...after].map(([name, ms]) => [name, ms - (before.get(name) ?? 0)]));
const totalOf = (cpu: Cpu) => [...cpu.values()].reduce((sum, ms) => sum + ms, 0);

async function commitsOf({ place }: ClusterFixture): Promise<ReadonlyMap<string, number>> {
  const open = clusterStore(place);
  const counts = await Promise.all(
    serviceNames.map(async (service) => {
      const store = await open({ service, lanes: place.lanes, views: [] });
      const tails = await store.log.tails();
      await store.close();
      return [service, [...tails.values()].reduce((sum, seq) => sum + seq, 0)] as const;
    }),
  );
  return new Map(counts);
}

/** Resolves when all processes together use about as much CPU as when idle. */
async function untilIdle(costed: Costed, idleMsPerSecond: number): Promise<void> {
  for (let before = cpuNow(costed); ; ) {
    await pause(checkSeconds * 1000);
    const now = cpuNow(costed);
    if (totalOf(since(before, now)) < idleMsPerSecond * checkSeconds * idleFactor) return;
    before = now;
  }
}

const shown = (amounts: Iterable<readonly [string, number]>, least: number, unit: string) =>
  [...amounts]
    .filter(([, value]) => value >= least)
    .map(([name, value]) => `${name} ${value.toPrecision(2)}${unit}`)
    .join(', ');

async function rowOf(costed: Costed, idle: Cpu, { what, times, run }: Action): Promise<TableRow> {
  await run(0);
  await untilIdle(costed, totalOf(idle));
  const [commitsBefore, cpuBefore, begun] = [await costed.commits(), cpuNow(costed), performance.now()];
  for (let nth = 1; nth <= times; nth += 1) await run(nth);
  await untilIdle(costed, totalOf(idle));
  const seconds = (performance.now() - begun) / 1000;
  const cpu = [...since(cpuBefore, cpuNow(costed))].map(([name, ms]) => [name, (ms - (idle.get(name) ?? 0) * seconds) / times] as const);
  const commits = [...(await costed.commits())].map(([name, count]) => [name, (count - (commitsBefore.get(name) ?? 0)) / times] as const);
  const counted = shown(commits, 0.01, '');
  return plainRow(`CPU of ${what}, ${costed.fixture.name}`, `${shown(cpu, 0.05, ' ms')}${counted && `; commits: ${counted}`}`, '');
}

/** All calls of a visit of Home, as its page makes them on a phone. */
function visitHome(member: BenchMember): Promise<unknown> {
  const { id, call } = member;
  const me = { profileId: id };
  return Promise.all([
    call('GET /api/users/auth', {}),
    call('POST /api/profile/counts', me),
    call('POST /api/library/on-this-day', { ...me, day: '2026-11-28' }),
    call('POST /api/profile/stories', me),
    feedOf(member),
  ]);
}

/** A small rendition, as it lies in a card. */
async function fetchPicture(viewer: BenchMember): Promise<unknown> {
  const url = (await feedOf(viewer)).profiles[0]?.posts[0]?.image?.thumbNail;
  if (!url) throw new Error('there is no picture');
  return Promise.all(Array.from({ length: picturesAtOnce }, async () => (await viewer.fetch(url)).arrayBuffer()));
}

function actionsOf(anna: BenchMember, ben: BenchMember, post: string, room: string): Action[] {
  const item = { imageId: post, profile: ben.id };
  return [
    { what: 'a visit of Home', times: repeats, run: () => visitHome(ben) },
    { what: `${picturesAtOnce} pictures`, times: repeats, run: () => fetchPicture(ben) },
    {
      what: 'a heart',
      times: repeats,
      run: (nth) =>
        nth % 2 === 0 ? ben.call('POST /api/image/addImageReaction', { ...item, reactionType: 'Love' }) : ben.call('POST /api/image/removeImageReaction', item),
    },
    {
      what: 'a comment',
      times: repeats,
      run: (nth) => ben.call('POST /api/comment/saveComment', { imageId: post, writer: ben.id, content: `How lovely, ${nth}` }),
    },
    {
      what: 'a message',
      times: repeats,
      run: (nth) => ben.call('POST /api/chatbox/submit-message', { messageBody: `Sunday, ${nth}?`, profile: ben.id, roomId: room }),
    },
    { what: 'a photograph of 12 MP', times: uploads, run: (nth) => publish(anna, nth) },
  ];
}

async function publish(member: BenchMember, nth: number): Promise<string> {
  const bytes = await drawPhoto({ seed: nth, width: 4000, height: 3000, patchPx: 100 });
  const opened = await sendFile(member, { fileName: `${nth}.jpg`, type: 'image/jpeg', bytes });
  return (await publishUpload(member, opened, { title: `Day ${nth}`, privacy: 'FAMILY_ONLY' }))._id;
}

async function benchFixture(costed: Costed): Promise<TableRow[]> {
  const { base, letterbox, name } = costed.fixture;
  const [anna, ben] = [await joinFamily(base, letterbox, 'anna'), await joinFamily(base, letterbox, 'ben')];
  await connectMembers(anna, ben);
  const post = await publish(anna, 1_000_000);
  const { room } = await ben.call('POST /api/chatbox/profile-conversation', { profileIds: [anna.id] });
  await pause(settleSeconds * 1000);
  const before = cpuNow(costed);
  await pause(idleSeconds * 1000);
  const idle = new Map([...since(before, cpuNow(costed))].map(([process, ms]) => [process, ms / idleSeconds]));
  const rows = [plainRow(`CPU of an idle second, ${name}`, shown(idle, 0.1, ' ms'), '')];
  for (const action of actionsOf(anna, ben, post, room._id)) rows.push(await rowOf(costed, idle, action));
  return rows;
}

const env = { KLOAK_LOG: 'warn', KLOAK_CHECK_ANSWERS: 'off' };

async function benchEmbedded(): Promise<TableRow[]> {
  const fixture = await embeddedFixture(env);
  try {
    return await benchFixture({ fixture, servers: [], commits: async () => new Map() });
  } finally {
    await fixture.close();
  }
}

export async function benchCosts(): Promise<TableRow[]> {
  const rows = await benchEmbedded();
  const servers = clusterEnvironment();
  if (!servers) return [...rows, skippedRow('CPU of single actions on the cluster', 'no servers are up; start them with scripts/servers up')];
  const fixture = await clusterFixture(servers, { env });
  try {
    return [...rows, ...(await benchFixture({ fixture, servers: readServersState()?.running ?? [], commits: () => commitsOf(fixture) }))];
  } finally {
    await fixture.close();
  }
}
