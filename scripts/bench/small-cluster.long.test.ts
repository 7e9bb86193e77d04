import { onServers } from '@kloak/platform/testing/servers.ts';
import { runSmall } from './testing/run-small.ts';

onServers('the benchmarks of the cluster', () => {
  test('measure a call, what is seen of a write, and a message', async () => {
    const rows = await runSmall('cluster');
    expect(rows.map(([what]) => what)).toEqual([
      expect.stringMatching(/^home feed/),
      expect.stringMatching(/^a heart/),
      expect.stringMatching(/^a publication/),
      expect.stringMatching(/^a message/),
    ]);
  });

  test('measure what its idle processes take, a call, what is seen of a write, what several gateways carry, and messages through two', async () => {
    const rows = await runSmall('gateways');
    expect(rows.map(([what]) => what)).toEqual([
      expect.stringMatching(/^memory/),
      expect.stringMatching(/^computing/),
      expect.stringMatching(/^home feed/),
      expect.stringMatching(/^a heart/),
      expect.stringMatching(/^a publication/),
      ...[1, 2, 4].map((count) => expect.stringMatching(new RegExp(`over ${count} gateway`))),
      expect.stringMatching(/^messages/),
    ]);
  });
});
