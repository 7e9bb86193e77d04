// Age limit of the basis of an access check: see [Note: Basis of an access check].
import { unavailable } from '../../errors.ts';
import type { Rpc } from '../../ports/rpc.ts';
import type { RunningService } from '../../run.ts';
import { callOf, deadBus, itemOfEachLane, itemsView, say, talk, testService } from '../../testing/engine/data.ts';
import { type EngineSetting, useFixture } from '../../testing/engine/fixture.ts';
import { refusalOf, until, untilAnswered } from '../../testing/until.ts';
import { clock } from './clock.ts';

const isOfLog = (method: string) => method === 'Tails' || method === 'Read';

/** Access to others' logs that can be cut: requests are refused at once, or never answered. */
function cuttableWay() {
  let cut: { how: 'refused' | 'silent'; mended: Promise<void>; mend(): void } | undefined;
  const passable = async (method: string) => {
    if (cut === undefined || !isOfLog(method)) return;
    if (cut.how === 'silent') await cut.mended;
    throw unavailable('The log');
  };
  const rpc = (own: Rpc): Rpc => ({
    ...own,
    async call(service, method, ...rest) {
      await passable(method);
      return own.call(service, method, ...rest);
    },
    async *stream(service, method, ...rest) {
      await passable(method);
      yield* own.stream(service, method, ...rest);
    },
  });
  return {
    rpc,
    cut(how: 'refused' | 'silent') {
      const { promise: mended, resolve: mend } = Promise.withResolvers<void>();
      cut = { how, mended, mend };
    },
    mend() {
      cut?.mend();
      cut = undefined;
    },
  };
}

export function agesSuite(setting: EngineSetting, lanes: number): void {
  describe('what an access check rests on', () => {
    const fixture = useFixture(setting, lanes);
    const view = itemsView('items');
    const [social, media] = [() => testService('social', { views: [view] }), () => testService('media', { views: [view] })];
    const catchingUp = { kind: 'unavailable', code: 'catching-up' };

    const write = async (owner: RunningService, items: readonly string[], word: string) => {
      for (const item of items) await callOf(owner).ctx.decide(talk.of({ id: item, home: item }), say(item, word));
    };
    const check = async (reader: RunningService, items: string[]) => {
      const docs = await callOf(reader).ctx.strict(view).getMany(items);
      return docs.map(({ said }) => said.join());
    };
    const everywhere = (items: readonly string[], words: string) => items.map(() => words);
    const shows = (reader: RunningService, items: string[], words: string) =>
      until('it is what the log holds', async () => (await check(reader, items).catch(() => [])).join() === everywhere(items, words).join());
    const warnings = (running: RunningService) => running.warnings().filter((text) => text.includes('how far its log is'));

    it.each(['refused', 'silent'] as const)('is 5 s old at most, while the way to the owner of a log is cut (%s)', async (how) => {
      const [time, way, items] = [clock(fixture, { stands: true }), cuttableWay(), itemOfEachLane(lanes)];
      const run = await fixture.start([social(), media()], { clock: time, rpc: way.rpc, bus: deadBus });
      const [owner, reader] = [run.of('social'), run.of('media')];
      await write(owner, items, 'before');
      await shows(reader, items, 'before');
      way.cut(how);
      await write(owner, items, 'after');
      time.forward(4);
      expect(await check(reader, items)).toEqual(everywhere(items, 'before'));
      expect(warnings(reader)).toEqual([]);
      time.forward(2);
      expect(await refusalOf(check(reader, items))).toMatchObject(catchingUp);
      expect(warnings(reader)).toEqual(['media: social has not told for 6 s how far its log is; access that is decided from it is refused']);
      expect(reader.problems()).toEqual([]);
      // Plain reads are answered, and the owner itself needs nobody.
      expect(await callOf(reader).ctx.view(view).getMany(items)).toHaveLength(lanes);
      expect(await check(owner, items)).toEqual(everywhere(items, 'before,after'));
      expect(warnings(owner)).toEqual([]);
      way.mend();
      expect(await untilAnswered('it is checked again', () => check(reader, items))).toEqual(everywhere(items, 'before,after'));
      expect(warnings(reader)).toEqual([]);
    });

    it('is nothing that was known before a start, while the way is cut', async () => {
      const [way, items] = [cuttableWay(), itemOfEachLane(lanes)];
      const first = await fixture.start([social(), media()]);
      await write(first.of('social'), items, 'before');
      await shows(first.of('media'), items, 'before');
      await fixture.stop(first);
      way.cut('refused');
      const run = await fixture.start([social(), media()], { rpc: way.rpc, bus: deadBus });
      await write(run.of('social'), items, 'after');
      expect(await refusalOf(check(run.of('media'), items))).toMatchObject(catchingUp);
      way.mend();
      expect(await untilAnswered('it is checked', () => check(run.of('media'), items))).toEqual(everywhere(items, 'before,after'));
    });

    // A single process always keeps its views itself.
    if (setting.processes > 1) {
      it('is what each process hears itself, whichever keeps the view', async () => {
        const [time, way, items] = [clock(fixture, { stands: true }), cuttableWay(), itemOfEachLane(lanes)];
        const owner = (await fixture.start([social()])).of('social');
        const [one, other] = [
          (await fixture.start([media()], { clock: time, rpc: way.rpc, bus: deadBus })).of('media'),
          (await fixture.start([media()], { clock: time, bus: deadBus })).of('media'),
        ];
        await write(owner, items, 'before');
        for (const replica of [one, other]) await shows(replica, items, 'before');
        way.cut('silent');
        await write(owner, items, 'after');
        time.forward(6);
        expect(await refusalOf(check(one, items))).toMatchObject(catchingUp);
        expect(await check(other, items)).toEqual(everywhere(items, 'before,after'));
        way.mend();
        expect(await untilAnswered('it is checked again', () => check(one, items))).toEqual(everywhere(items, 'before,after'));
      });
    }
  });
}
