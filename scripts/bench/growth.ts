// What a question costs in a large vault ÷ in a smaller one with as many relatives: both products run, and are asked in turn.
import type { ApiName, Body } from '@kloak/proto/api/types.ts';
import { amount } from './amounts.ts';
import { feedRequest } from './call.ts';
import { load, overConnections, requestOf } from './connection.ts';
import { untilQuiet } from './process-facts.ts';
import { compare, rateOf } from './rounds.ts';
import { comparedRow, type Row } from './table.ts';
import { openVault, type Vault } from './vault.ts';

const relatives = amount(20, 2);
const connections = 4;
const [rounds, calls] = amount([9, 60], [1, 4]);
const target = '1.6 at most';

/** Posts of the whole vault, by its relatives and its member alike. */
const postsEach = (posts: number) => Math.round(posts / (relatives + 1));
const shown = (posts: number) => posts.toLocaleString('en');

function ask<Name extends ApiName>({ port, anna }: Vault, name: Name, body: Body<Name>): Buffer[] {
  const [method = '', path = ''] = name.split(' ');
  const headers = { 'Content-Type': 'application/json', Cookie: anna.cookies() };
  return requestOf(`localhost:${port}`, method, path, headers, Buffer.from(JSON.stringify(body)));
}

async function questionsOf(vault: Vault) {
  const { days } = await vault.anna.call('POST /api/library/days', { profileId: vault.anna.id });
  const asked = { profileId: vault.anna.id, days: days.slice(0, 40).map(({ day }) => day), perPage: 40 };
  return [
    { what: 'home feed', request: feedRequest(`localhost:${vault.port}`, vault.anna) },
    { what: 'days of the timeline', request: ask(vault, 'POST /api/library/days', { profileId: vault.anna.id }) },
    { what: 'a page of the timeline', request: ask(vault, 'POST /api/library/posts-by-day', asked) },
  ];
}

/** ms of one call. */
const side =
  ({ port }: Vault, request: readonly Buffer[]) =>
  () =>
    overConnections(port, connections, async (open) => 1000 / (await rateOf(calls, () => load(open, calls, () => request))));

export async function benchGrowth(fromPosts: number, toPosts: number): Promise<Row[]> {
  await using opened = new AsyncDisposableStack();
  const open = async (posts: number) => {
    const vault = await openVault({ relatives, posts: postsEach(posts), own: postsEach(posts) });
    opened.defer(() => vault.close());
    await untilQuiet(vault.pid);
    return vault;
  };
  const [small, large] = [await open(fromPosts), await open(toPosts)];
  const beside = await questionsOf(small);
  const rows: Row[] = [];
  for (const [index, { what, request }] of (await questionsOf(large)).entries()) {
    const compared = await compare(rounds, side(large, request), side(small, beside[index]?.request ?? []));
    rows.push(comparedRow(`${what} at ${shown(toPosts)} posts ÷ at ${shown(fromPosts)}, ${relatives} relatives`, 'ms', target, compared));
  }
  return rows;
}
