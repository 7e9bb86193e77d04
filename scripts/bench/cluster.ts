// The cluster on real servers, two processes of each service (one in the small form): only when the servers are up.
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clusterStore } from '@kloak/platform/cluster/store/store.ts';
import { connectMembers } from '@kloak/proto/client/connect-members.ts';
import { clusterEnvironment, clusterFixture, type StoryFixture } from '../../deploy/stories/fixture.ts';
import { compareCalls, feedRequest } from './call.ts';
import { benchSeen } from './chat.ts';
import { amount } from './setup/amounts.ts';
import { appendRelatives } from './setup/history.ts';
import { type BenchMember, join as joinFamily } from './setup/members.ts';
import { startRaw } from './setup/process.ts';
import { skippedRow, type TableRow } from './setup/table.ts';
import { family, feedOf, untilShown } from './setup/vault.ts';
import { benchVisible } from './setup/visible.ts';

const lanes = 4;
const replicas = amount(2, 1);
const size = amount(family, { relatives: 2, posts: 2 });
const measure = amount({ rounds: 5, calls: 40 }, { rounds: 1, calls: 4 });

/** Comparison: the row's text and target, and the gateway that receives the requests sent to `base`. */
type Hop = { what: string; target: string; port: number; base: string };

/** Call of the home page ÷ bare Express with a bare grpc-js service that sends the same query to the same database. */
export async function benchHop(anna: BenchMember, { what, target, port, base }: Hop, mongoUrl: string, database: string): Promise<TableRow> {
  const folder = await mkdtemp(join(tmpdir(), 'kloak-bench-'));
  const answer = join(folder, 'answer.json');
  await writeFile(answer, JSON.stringify(await feedOf(anna)));
  const service = await startRaw('feed-service.ts', [answer, mongoUrl, database]);
  const door = await startRaw('feed-door.ts', [String(service.port)]);
  try {
    return await compareCalls(`${what} ÷ bare Express, grpc-js and MongoDB`, target, { ours: port, raw: door.port }, feedRequest(base, anna), measure);
  } finally {
    await door.stop();
    await service.stop();
    await rm(folder, { recursive: true });
  }
}

async function benchFixture(fixture: StoryFixture, mongoUrl: string, databasePrefix: string): Promise<TableRow[]> {
  const [anna, ben] = [await joinFamily(fixture.base, fixture.letterbox, 'anna'), await joinFamily(fixture.base, fixture.letterbox, 'ben')];
  await connectMembers(anna, ben);
  const visible = await benchVisible(`cluster of ${replicas}`, '', [anna, ben], amount({ hearts: 40, posts: 10 }, { hearts: 2, posts: 2 }));
  const seen = await benchSeen(`cluster of ${replicas}`, fixture.base, [anna, ben], amount(40, 4));
  // Services that run would answer to the first half of a history before the second is there.
  await Promise.all(fixture.targets.map((target) => target.stop()));
  await appendRelatives(clusterStore({ mongoUrl, databasePrefix }), lanes, anna.id, size);
  await Promise.all(fixture.targets.map((target) => target.start()));
  await untilShown(anna, size);
  const { port } = new URL(fixture.base);
  const hop = { what: `home feed, ${size.relatives * size.posts} posts, cluster`, target: '0.65', port: Number(port), base: fixture.base };
  return [await benchHop(anna, hop, mongoUrl, `${databasePrefix}raw`), ...visible, seen];
}

export async function benchCluster(): Promise<TableRow[]> {
  const servers = clusterEnvironment();
  const mongoUrl = servers?.KLOAK_MONGO_URL;
  if (!servers || mongoUrl === undefined) return [skippedRow('the cluster', 'no servers are up; start them with scripts/servers up')];
  const databasePrefix = `bench_${randomBytes(4).toString('hex')}_`;
  const fixture = await clusterFixture(servers, { replicas, lanes, env: { KLOAK_DATABASE_PREFIX: databasePrefix, KLOAK_LOG: 'warn' } });
  try {
    return await benchFixture(fixture, mongoUrl, databasePrefix);
  } finally {
    await fixture.close();
  }
}
