import { alwaysSampleOf } from '@kloak/platform/testing/long.ts';
import { onServers } from '@kloak/platform/testing/servers.ts';
import type { PartName } from './parts.ts';
import { runSmall } from './testing/run-small.ts';

const ofTwoGateways = [/^memory/, /^computing/, /^home feed/, /^a heart/, /^a publication/, /over 1 gateway/, /over 2 gateway/, /over 4 gateway/, /^messages/];
const rowsOf: readonly (readonly [PartName, readonly RegExp[]])[] = [
  ['cluster', [/^home feed/, /^a heart/, /^a publication/, /^a message/]],
  ['gateways', ofTwoGateways],
  ['costs', Array.from({ length: 14 }, () => /^CPU of /)],
];

onServers('a part of the benchmarks of the cluster, chosen by the sample', () => {
  test.each(alwaysSampleOf(rowsOf, 1))('measures what it names: %s', async (part, rows) => {
    const measured = await runSmall(part);
    expect(measured.map(([what]) => what)).toEqual(rows.map((row) => expect.stringMatching(row)));
  });
});
