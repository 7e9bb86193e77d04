// Cost of a group: its page compared with the home page, a picture through it compared with a relative's, and a large group compared with a small one.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { embeddedStore } from '@kloak/platform/embedded/store/store.ts';
import { freePort } from '@kloak/platform/testing/listen-on-free-port.ts';
import { until } from '@kloak/platform/testing/until.ts';
import type { Post } from '@kloak/proto/api/types.ts';
import { maxGroupMembers } from '@kloak/proto/rules/groups.ts';
import { type Letterbox, openLetterbox } from '../../deploy/stories/letterbox.ts';
import { feedRequest } from './call.ts';
import { appendGroup, appendJoining, appendMembers, type SeedPost } from './group-history.ts';
import { amount } from './setup/amounts.ts';
import { callOf, load, msOfCall, overConnections, requestOf } from './setup/connection.ts';
import { appendRelatives } from './setup/history.ts';
import { type BenchMember, join as joinFamily, signIn } from './setup/members.ts';
import { startProduct } from './setup/process.ts';
import { untilQuiet } from './setup/process-facts.ts';
import { compare, rateOf } from './setup/rounds.ts';
import { comparedRow, type TableRow } from './setup/table.ts';
import { feedOf, untilShown } from './setup/vault.ts';

const connections = 4;
const { rounds, calls, checkRounds } = amount({ rounds: 9, calls: 60, checkRounds: 5 }, { rounds: 1, calls: 4, checkRounds: 1 });
const target = '1.2 at most';
const large = amount({ members: maxGroupMembers, posts: 10_000 }, { members: 60, posts: 40 });
const small = { members: 10, posts: 10 };
/** Pictures per post; the home page shows as many of each relative. */
const picturesOfPost = 4;
/** Posts of Anna and Ben: as many with four pictures as fit into one answer. */
const family = { relatives: 15, posts: picturesOfPost };
/** Slightly longer than the gateway remembers grants. */
const forgottenAfterMs = 2100;

type Door = { base: string; port: number; me: BenchMember };

const compared = async (what: string, { port }: Door, ours: readonly Buffer[], raw: readonly Buffer[]): Promise<TableRow> =>
  comparedRow(what, 'ms', target, await compare(rounds, msOfCall(port, ours, calls), msOfCall(port, raw, calls)));

/** Time of one access check in ms. The pictures have no bytes, so a permitted request gets 404. */
function checking({ base, port, me }: Door, posts: readonly Post[]) {
  const urls = posts.flatMap(({ image }) => image?.sources.map(({ url }) => url) ?? []);
  const requests = urls.map((url) => requestOf(new URL(base).host, 'GET', url, { Cookie: me.cookies() }));
  return async () => {
    await pause(forgottenAfterMs);
    return overConnections(port, connections, async (open) => {
      const ask = () => load(open, requests.length, (nth) => requests[nth] ?? [], 404);
      return 1000 / (await rateOf(requests.length, ask));
    });
  };
}

/** A group's page ÷ a home page with as many pictures, and their access checks. */
async function benchPictures(door: Door, groupId: string): Promise<TableRow[]> {
  const { base, me } = door;
  const home = await feedOf(me);
  const asked = { groupId, profileId: me.id, perPage: home.profiles.length };
  const shown = (await me.call('POST /api/groups/group-by-id', asked)).posts.flatMap(({ posts }) => posts);
  const related = home.profiles.flatMap(({ posts }) => posts);
  if (shown.length !== related.length) throw new Error(`${shown.length} pictures in the group, ${related.length} at home`);
  const page = callOf(base, me, 'POST /api/groups/group-by-id', asked);
  const checked = await compare(checkRounds, checking(door, shown), checking(door, related));
  return [
    await compared(`group page and feed ÷ home feed of the same number of pictures, ${shown.length}`, door, page, feedRequest(base, me)),
    comparedRow('access check of a picture seen through a group ÷ through a connection', 'ms', target, checked),
  ];
}

/** Equal calls to a large and a small group. */
async function benchSizes(door: Door, [many, few]: readonly [string, string]): Promise<TableRow[]> {
  const sizes = `${large.members.toLocaleString('en')} members and ${large.posts.toLocaleString('en')} posts ÷ with ${small.members} and ${small.posts}`;
  const { base, me } = door;
  const page = (groupId: string) => callOf(base, me, 'POST /api/groups/group-by-id', { groupId, profileId: me.id });
  const post = (groupId: string) => callOf(base, me, 'POST /api/groups/create-group-post', { groupId, profile: me.id, text: 'Still cold.' });
  const search = (searchTerm: string) => callOf(base, me, 'POST /api/groups/search-group-database', { searchTerm });
  return [
    await compared(`the page of a group with ${sizes}`, door, page(many), page(few)),
    await compared('finding it by its name', door, search('large'), search('small')),
    await compared('a post to it', door, post(many), post(few)),
  ];
}

/** Appends groups before the product first runs, so that no pushes are made for them. */
async function appendSizes(dataDir: string) {
  const others = await appendMembers(dataDir, large.members - 1);
  const words = ({ members, posts }: typeof large, name: string) => {
    const [author = '', ...rest] = others.slice(0, members - 1);
    const said = Array.from({ length: posts }, (_, nth): SeedPost => ({ author, text: `The water was still cold on day ${nth}.`, items: [] }));
    return appendGroup(dataDir, { name, members: [author, ...rest], posts: said });
  };
  return [await words(large, 'Large'), await words(small, 'Small')] as const;
}

type VaultAddress = { dataDir: string; port: number; letterbox: Letterbox };

/** Relatives of Anna and of Ben, who are strangers to each other; returns Anna, and the posts that Ben sees. */
async function beginFamilies({ dataDir, port, letterbox }: VaultAddress): Promise<{ anna: BenchMember; pictured: SeedPost[] }> {
  const start = () => startProduct(dataDir, port, { SMTP_URL: letterbox.url });
  const base = `http://localhost:${port}`;
  const first = await start();
  const [anna, ben] = [await joinFamily(base, letterbox, 'anna'), await joinFamily(base, letterbox, 'ben')];
  await first.stop();
  for (const { id } of [anna, ben]) await appendRelatives(embeddedStore({ dataDir }), 1, id, family);
  const second = await start();
  const theirs = await signIn(base, 'ben');
  await untilShown(theirs, family);
  const albums = (await feedOf(theirs)).profiles.filter(({ posts }) => posts.length === picturesOfPost);
  await second.stop();
  const pictured = albums.map(({ _id: author, posts }) => ({ author, text: 'At the lake.', items: posts.map(({ _id }) => _id) }));
  return { anna, pictured };
}

export async function benchGroups(): Promise<TableRow[]> {
  await using opened = new AsyncDisposableStack();
  const dataDir = await mkdtemp(join(tmpdir(), 'kloak-bench-'));
  opened.defer(() => rm(dataDir, { recursive: true }));
  const letterbox = await openLetterbox();
  opened.defer(() => letterbox.close());
  const port = await freePort();

  const [many, few] = await appendSizes(dataDir);
  const { anna, pictured } = await beginFamilies({ dataDir, port, letterbox });
  const pictures = await appendGroup(dataDir, { name: 'Pictures', members: [anna.id, ...pictured.map(({ author }) => author)], posts: pictured });
  const sizes = [await appendJoining(dataDir, many, anna.id), await appendJoining(dataDir, few, anna.id)] as const;

  const product = await startProduct(dataDir, port, { SMTP_URL: letterbox.url });
  opened.defer(() => product.stop());
  const base = `http://localhost:${port}`;
  const me = await signIn(base, 'anna');
  await untilShown(me, family);
  const totalOf = async (groupId: string) => (await me.call('POST /api/groups/group-by-id', { groupId, profileId: me.id })).total;
  await until('the posts of the large group', async () => (await totalOf(sizes[0])) === large.posts, 300);
  await untilQuiet(product.pid);
  const door = { base, port, me };
  return [...(await benchPictures(door, pictures.group)), ...(await benchSizes(door, sizes))];
}
