import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { amount } from './setup/amounts.ts';
import { callOf, load, overConnections } from './setup/connection.ts';
import type { BenchMember } from './setup/members.ts';
import { startRaw } from './setup/process.ts';
import { compare, rateOf } from './setup/rounds.ts';
import { comparedRow, type TableRow } from './setup/table.ts';
import { type BenchVault, feedOf } from './setup/vault.ts';

const connections = 4;
type Measure = { rounds: number; calls: number };

/** Call of the home page, like a browser's. */
export const feedRequest = (base: string, member: BenchMember): Buffer[] =>
  callOf(base, member, 'POST /api/profile/find-media-byfamily', { profileId: member.id });

/** Calls a second to one address ÷ to another. */
export async function compareCalls(
  what: string,
  target: string,
  ports: { ours: number; raw: number },
  request: readonly Buffer[],
  { rounds, calls }: Measure,
): Promise<TableRow> {
  const side = (port: number) => () => overConnections(port, connections, (to) => rateOf(calls, () => load(to, calls, () => request)));
  return comparedRow(what, '/s', target, await compare(rounds, side(ports.ours), side(ports.raw)));
}

/** A signed-in call through the whole gateway ÷ the same question and bytes on bare Express. */
export async function benchCall({ base, port, dataDir, anna }: BenchVault): Promise<TableRow[]> {
  const answer = join(dataDir, 'answer.json');
  await writeFile(answer, JSON.stringify(await feedOf(anna)));
  const raw = await startRaw('feed.ts', [answer]);
  try {
    return [
      await compareCalls('home feed, 80 posts ÷ bare Express and node:sqlite', '0.85', { ours: port, raw: raw.port }, feedRequest(base, anna), {
        rounds: amount(11, 1),
        calls: amount(150, 8),
      }),
    ];
  } finally {
    await raw.stop();
  }
}
