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
});
