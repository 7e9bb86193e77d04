// A log with another number of partitions than its followers: see [Note: Equal number of partitions].
import type { Rpc } from '../../ports/rpc.ts';
import type { RunningService } from '../../run.ts';
import { callOf, itemOfEachLane, itemsView, readTrails, say, talk, testService } from '../../testing/engine/data.ts';
import { type EngineSetting, useFixture } from '../../testing/engine/fixture.ts';
import { refusalOf, until } from '../../testing/until.ts';

export function lanesSuite(setting: EngineSetting, lanes: number): void {
  describe('a log with another number of lanes', () => {
    const fixture = useFixture(setting, lanes);
    const view = itemsView('items');
    /** An owner that answers this number of partitions; `undefined`: a build without that answer. */
    const telling =
      (told: { lanes: number | undefined }) =>
      (own: Rpc): Rpc => ({
        ...own,
        async call(service, method, ...rest) {
          const answer = await own.call(service, method, ...rest);
          return method === 'Tails' ? { ...answer, response: { ...answer.response, lanes: told.lanes } } : answer;
        },
      });
    const start = async (told: { lanes: number | undefined }) => {
      const run = await fixture.start([testService('social', { views: [view] }), testService('media', { views: [view] })], { rpc: telling(told) });
      return { owner: run.of('social'), reader: run.of('media') };
    };
    const write = async (owner: RunningService, items: readonly string[]) => {
      for (const item of items) await callOf(owner).ctx.decide(talk.of({ id: item, home: item }), say(item, 'word'));
    };
    const othersIn = (running: RunningService) => running.problems().filter((text) => text.includes('lanes'));
    const words = [`media: the log of social has ${lanes + 12} lanes, and this process ${lanes}: KLOAK_LANES differs`];

    it('is not read, which its follower says, until it has as many', async () => {
      const told: { lanes: number | undefined } = { lanes: lanes + 12 };
      const { owner, reader } = await start(told);
      const items = itemOfEachLane(lanes);
      expect(othersIn(reader)).toEqual(words);
      await write(owner, items);
      // The commits are sent by then, and were found by the comparison.
      await until('the owner has taken and sent all of it', () => owner.idle());
      for (let time = 0; time < 5; time += 1) await reader.idle();
      expect(await readTrails(reader, view, items)).toEqual([]);
      expect(await refusalOf(reader.runtime.source.read('social', 0, 0, 10))).toMatchObject({ kind: 'unavailable', code: 'other-lanes' });
      expect([othersIn(reader), othersIn(owner)]).toEqual([words, []]);
      told.lanes = lanes;
      await until('it is read', async () => (await readTrails(reader, view, items)).length === items.length);
      expect(othersIn(reader)).toEqual([]);
    });

    it('is told by its owner', async () => {
      const run = await fixture.start([testService('social'), testService('media')]);
      const meta = { from: 'media', key: 'k', keyed: false, position: {}, requestId: 'r', deadline: new Date(Date.now() + 5000).toISOString() };
      const { response } = await run.of('media').runtime.platform.rpc.call('social', 'Tails', {}, meta, { safe: true });
      expect(response).toMatchObject({ lanes });
    });

    it('is read where its owner does not tell, as builds of before', async () => {
      const { owner, reader } = await start({ lanes: undefined });
      const items = itemOfEachLane(lanes);
      await write(owner, items);
      await until('it is read', async () => (await readTrails(reader, view, items)).length === items.length);
      expect(othersIn(reader)).toEqual([]);
    });
  });
}
