// Read your own writes, in all services.
import { reaction } from '../../reaction.ts';
import type { RunningService } from '../../run.ts';
import { callOf, give, heart, itemsView, say, stoppedBus, talk, testService } from '../../testing/engine/data.ts';
import { type EngineRun, type EngineSetting, useFixture } from '../../testing/engine/fixture.ts';
import { fresh } from '../../testing/store/data.ts';
import { refusalOf, until, untilFound } from '../../testing/until.ts';
import { covers, emptyPosition, formatPosition, mergePositions, type Position, parsePosition } from '../../wire/position.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, at) => at);

/** Measures the duration of work in ms. */
async function timed<Result>(work: Promise<Result>): Promise<{ result: Result; ms: number }> {
  const begun = Date.now();
  const result = await work;
  return { result, ms: Date.now() - begun };
}

export function positionsSuite(setting: EngineSetting, lanes: number): void {
  describe('a read that carries a position', () => {
    const fixture = useFixture(setting, lanes);
    const broken = new Set<string>();
    const view = itemsView('items', 1, broken);
    const marks: string[] = [];
    const mark = reaction({
      name: 'mark',
      from: 'start',
      on: { social: { CommentSaved: async (ctx) => void marks.push(formatPosition(ctx.position)) } },
    });
    const lookedAt: { item: string; said: readonly string[] }[] = [];
    const look = reaction({
      name: 'look',
      from: 'start',
      on: { social: { CommentSaved: async (ctx, { data: { item } }) => void lookedAt.push({ item, said: (await ctx.view(view).get(item))?.said ?? [] }) } },
    });
    const social = () => testService('social', { views: [view], reactions: [mark, look] });
    const media = () => testService('media', { views: [view] });

    /** The owner, and every replica of the reader. */
    const startAll = async (): Promise<{ owner: EngineRun; readers: RunningService[] }> => {
      const owner = await fixture.start([social(), media()], { bus: stoppedBus });
      const more = await Promise.all(numbers(fixture.processes - 1).map(() => fixture.start([media()], { bus: stoppedBus })));
      return { owner, readers: [owner, ...more].map((run) => run.of('media')) };
    };
    const write = async (owner: RunningService, item: string, word: string): Promise<Position> => {
      const { ctx, operation } = callOf(owner);
      await ctx.decide(talk.of({ id: item, home: item }), say(item, word));
      return operation.outcome.wrote;
    };
    const read = async (reader: RunningService, item: string, position: Position) => {
      const { ctx, operation } = callOf(reader, { position });
      const doc = await ctx.view(view).get(item);
      return { said: doc?.said ?? [], stale: operation.outcome.stale };
    };
    /** Repeats stale answers of a slow machine. An answer that cannot be current is stale each time. */
    const readFresh = (reader: RunningService, item: string, position: Position) =>
      untilFound('an answer that is not stale', async () => {
        const { said, stale } = await read(reader, item, position);
        return stale ? undefined : said;
      });
    const readStrictly = (reader: RunningService, item: string, position: Position) => callOf(reader, { position }).ctx.strict(view).get(item);

    /** The same for an access check, which a slow machine refuses. */
    const passStrictly = (reader: RunningService, item: string, position: Position) =>
      untilFound('the check is answered', () =>
        readStrictly(reader, item, position).catch((refusal: unknown) => {
          expect(refusal).toMatchObject({ code: 'catching-up' });
          return undefined;
        }),
      );

    afterEach(() => broken.clear());

    it('shows what was written, in every replica and at once, with the bus stopped', async () => {
      const { owner, readers } = await startAll();
      const item = fresh('item');
      const written: string[] = [];
      for (const round of numbers(4)) {
        const word = `word ${round}`;
        const position = await write(owner.of('social'), item, word);
        written.push(word);
        for (const reader of [...readers, owner.of('social')]) {
          expect(await readFresh(reader, item, position)).toEqual(written);
          expect(await passStrictly(reader, item, position)).toMatchObject({ said: written });
        }
      }
      // A service with a stopped bus still reports as ready.
      expect([...readers, owner.of('social')].flatMap((running) => running.problems())).toEqual([]);
    });

    it('shows what an operation changed when the next one finds nothing left to change', async () => {
      const { owner, readers } = await startAll();
      const item = fresh('item');
      await callOf(owner.of('social')).ctx.decide(heart.of({ item }), give(item));
      const again = callOf(owner.of('social'));
      await again.ctx.decide(heart.of({ item }), give(item));
      for (const reader of readers) expect(await passStrictly(reader, item, again.operation.outcome.wrote)).toMatchObject({ count: 1 });
    });

    it('tells how far its view has folded: as far as it shows, in every replica, of the logs that it reads', async () => {
      const { owner, readers } = await startAll();
      const item = fresh('item');
      for (const word of ['one', 'two']) {
        const position = await write(owner.of('social'), item, word);
        for (const reader of readers) {
          await passStrictly(reader, item, position);
          const folded = await callOf(reader).ctx.view(view).position();
          expect([covers(folded, position), Object.keys(folded)]).toEqual([true, Object.keys(view.reads)]);
        }
      }
    });

    it('passes over a position beyond what there is', async () => {
      const { owner, readers } = await startAll();
      const item = fresh('item');
      const position = await write(owner.of('social'), item, 'here');
      const invented = { social: Object.fromEntries([...numbers(lanes), 999].map((lane) => [lane, 1_000_000])), nobody: { 0: 5 }, media: { 0: 7 } };
      for (const reader of readers) {
        expect(await readFresh(reader, item, mergePositions(position, invented))).toEqual(['here']);
        expect(await passStrictly(reader, item, invented)).toMatchObject({ said: ['here'] });
      }
    });

    it('answers what there is, marked stale, when its view cannot catch up, and refuses an access check', async () => {
      const { owner, readers } = await startAll();
      const item = fresh('item');
      const first = await write(owner.of('social'), item, 'first');
      for (const reader of [...readers, owner.of('social')]) expect(await readFresh(reader, item, first)).toEqual(['first']);
      broken.add(item);
      const position = await write(owner.of('social'), item, 'second');
      // The operation's own commits are waited for too.
      const own = callOf(owner.of('social'));
      await own.ctx.decide(talk.of({ id: item, home: item }), say(item, 'third'));
      expect((await own.ctx.view(view).get(item))?.said).toEqual(['first']);
      expect(own.operation.outcome.stale).toBe(true);
      const waits: number[] = [];
      for (const reader of readers) {
        const { ctx, operation } = callOf(reader, { position });
        const { ms } = await timed(ctx.view(view).get(item));
        expect(operation.outcome.stale).toBe(true);
        expect(ms).toBeGreaterThan(1500);
        waits.push(ms);
        // An operation that has waited once does not wait for each query.
        expect((await timed(ctx.view(view).getMany([item]))).ms).toBeLessThan(ms / 2);
        expect((await timed(ctx.view(view).get('other'))).ms).toBeLessThan(ms / 2);
      }
      for (const reader of readers) {
        // Every replica knows by now that the partition has stopped, no matter which one keeps it, and refuses also callers without a position.
        for (const seen of [position, emptyPosition]) {
          const { result, ms } = await timed(refusalOf(readStrictly(reader, item, seen)));
          expect(result).toMatchObject({ kind: 'unavailable', code: 'catching-up', details: { retryAfter: 1 } });
          expect(ms).toBeLessThan(Math.max(...waits) / 2);
        }
      }
      broken.clear();
      for (const reader of readers) {
        await passStrictly(reader, item, position);
        expect(await readFresh(reader, item, own.operation.outcome.wrote)).toEqual(['first', 'second', 'third']);
      }
    });

    it('keeps a reaction waiting until its view has come to the event', async () => {
      const { owner } = await startAll();
      const item = fresh('item');
      const looks = () => lookedAt.filter((one) => one.item === item).map(({ said }) => said);
      broken.add(item);
      await write(owner.of('social'), item, 'first');
      const { ctx } = callOf(owner.of('social'), { position: await write(owner.of('social'), item, 'second') });
      // The reactions have waited as long by then.
      await ctx.view(view).get(item);
      expect(looks()).toEqual([]);
      broken.delete(item);
      await until('both have looked', () => looks().length >= 2);
      expect(looks().every((said) => said.includes('first'))).toBe(true);
    });

    it('waits two seconds for an owner that is unavailable', async () => {
      const owner = await fixture.start([social()], { bus: stoppedBus });
      const item = fresh('item');
      const position = await write(owner.of('social'), item, 'unheard');
      await fixture.stop(owner);
      const reader = await fixture.start([media()], { bus: stoppedBus });
      expect(await read(reader.of('media'), item, position)).toEqual({ said: [], stale: true });
      expect(await refusalOf(readStrictly(reader.of('media'), item, position))).toMatchObject({ code: 'catching-up' });
      // Readiness is unaffected: the owner itself reports that it is unavailable.
      expect(reader.of('media').problems()).toEqual([]);
    });

    it('checks access by no view that lags behind what its owner said at the start', async () => {
      const alone = await fixture.start([social()]);
      const item = fresh('item');
      for (const round of numbers(5)) await write(alone.of('social'), item, `word ${round}`);
      await fixture.stop(alone);
      const { readers } = await startAll();
      for (const reader of readers) expect((await passStrictly(reader, item, emptyPosition)).said).toHaveLength(5);
    });

    it('never shows a page that was pushed less than what it was pushed for', async () => {
      const { owner, readers } = await startAll();
      const item = fresh('item');
      marks.length = 0;
      for (const round of numbers(3)) await write(owner.of('social'), item, `word ${round}`);
      await until('all is announced', () => marks.length >= 3);
      for (const at of marks) {
        const position = parsePosition(at);
        const place = Object.entries(position.social ?? {}).map(([lane, seq]) => `social.${lane}.${seq}.0`);
        for (const reader of readers) {
          // A slow machine may answer stale, with the mark; answers without it must be complete.
          await until('it is shown', async () => {
            const { ctx, operation } = callOf(reader, { position });
            const doc = await ctx.view(view).get(item);
            if (!operation.outcome.stale) expect(doc?.trail).toEqual(expect.arrayContaining(place));
            return !operation.outcome.stale;
          });
        }
      }
    });
  });
}
