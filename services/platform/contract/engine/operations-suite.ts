// One key, one decision.
import { laneOf } from '../../codec/keys.ts';
import type { Ctx } from '../../context.ts';
import { contextOfCall } from '../../engine/context.ts';
import { decisionKey } from '../../engine/operation.ts';
import { rpcHandlersOf } from '../../engine/serve.ts';
import { Refusal } from '../../errors.ts';
import type { Log } from '../../ports/store.ts';
import { type Handlers, rpc } from '../../rpc.ts';
import type { RunningService } from '../../run.ts';
import type { Service } from '../../service.ts';
import { callOf, give, heart, say, type TestCallOptions, take, talk, testService } from '../../testing/engine/data.ts';
import { type EngineRun, type EngineSetting, useFixture } from '../../testing/engine/fixture.ts';
import { fresh, readLane } from '../../testing/store/data.ts';
import { refusalOf } from '../../testing/until.ts';
import { metaFrom } from '../rpc/fixture.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, at) => at);

export function operationsSuite(setting: EngineSetting, lanes: number): void {
  describe('an operation', () => {
    const fixture = useFixture(setting, lanes, 'all');
    const runs: EngineRun[] = [];
    beforeAll(async () => {
      for (const _ of numbers(fixture.processes)) runs.push(await fixture.start([testService('social')]));
    }, 60_000);
    /** One of the replicas. */
    const social = (replica = 0): RunningService => {
      const run = runs[replica % runs.length];
      if (!run) throw new Error('social does not run');
      return run.of('social');
    };
    const commitsOf = async (stream: string) => {
      const { log } = social().runtime.store;
      const all = await Promise.all(numbers(lanes).map((lane) => readLane(log, lane)));
      return all.flat().filter((commit) => commit.stream === stream);
    };
    const giveHeart = (item: string, asked: TestCallOptions, replica = 0) => callOf(social(replica), asked).ctx.decide(heart.of({ item }), give(item));
    const comment = (ctx: Ctx, item: string, word: string) => ctx.decide(talk.of({ id: item, home: item }), say(item, word));

    it('is decided once under its key, however many repeat it at once, and answers all alike', async () => {
      const [item, key] = [fresh('item'), fresh('key')];
      let decided = 0;
      const outcomes = await Promise.all(
        numbers(8).map(async (replica) => {
          const { ctx, operation } = callOf(social(replica), { key });
          const done = await ctx.decide(talk.of({ id: item, home: item }), () => {
            decided += 1;
            return say(item, `word ${decided}`)();
          });
          return { events: done.events, position: done.position, wrote: operation.outcome.wrote, id: ctx.id('x') };
        }),
      );
      expect(outcomes.map((outcome) => outcome)).toEqual(numbers(8).map(() => outcomes[0]));
      expect(await commitsOf(`comment:${item}`)).toHaveLength(1);
      const again = await comment(callOf(social(1), { key }).ctx, item, 'later');
      expect(again).toMatchObject({ repeated: true, events: outcomes[0]?.events });
    });

    it('is another one without a key, for another caller, for another rpc, and in another step', async () => {
      const [item, key] = [fresh('item'), fresh('key')];
      await comment(callOf(social()).ctx, item, 'one');
      await comment(callOf(social()).ctx, item, 'two');
      await comment(callOf(social(), { key }).ctx, item, 'three');
      await comment(callOf(social(), { key, account: 'b' }).ctx, item, 'four');
      await comment(callOf(social(), { key, what: 'Other' }).ctx, item, 'five');
      await callOf(social(), { key }).ctx.decide(talk.of({ id: item, home: item }), say(item, 'six'), { step: 'more' });
      expect(await callOf(social()).ctx.state(talk.of({ id: item, home: item }))).toEqual(['one', 'two', 'three', 'four', 'five', 'six']);
    });

    it('is refused under a key that another body came with, on whatever stream', async () => {
      const key = fresh('key');
      const items = numbers(6).map(() => fresh('item'));
      await giveHeart(items[0] ?? '', { key, body: 'one' });
      for (const [replica, item] of items.entries()) {
        expect(await refusalOf(giveHeart(item, { key, body: 'two' }, replica))).toMatchObject({ kind: 'conflict', code: 'key-reused' });
        expect(await commitsOf(`heart:${item}:w`)).toHaveLength(item === items[0] ? 1 : 0);
      }
      expect(await giveHeart(items[0] ?? '', { key, body: 'one' }, 1)).toMatchObject({ repeated: true });
    });

    it('of two bodies that come at once under one key, lets one through', async () => {
      const key = fresh('key');
      const items = numbers(4).map(() => fresh('item'));
      const outcomes = await Promise.allSettled(items.map((item, at) => giveHeart(item, { key, body: item }, at)));
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      for (const outcome of outcomes) if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'key-reused' });
      const given = await Promise.all(items.map((item) => commitsOf(`heart:${item}:w`)));
      expect(given.flat()).toHaveLength(1);
    });

    it('decides on several streams under one key, and goes on where it broke off', async () => {
      const [one, two, key] = [fresh('item'), fresh('item'), fresh('key')];
      const run = async (breaks: boolean) => {
        const { ctx } = callOf(social(), { key });
        await ctx.decide(heart.of({ item: one }), give(one));
        if (breaks) throw new Error('it broke');
        await ctx.decide(heart.of({ item: two }), give(two));
      };
      await expect(run(true)).rejects.toThrow('it broke');
      await run(false);
      await run(false);
      for (const item of [one, two]) expect(await commitsOf(`heart:${item}:w`)).toHaveLength(1);
    });

    it('that changes nothing is remembered under its key, and leaves the stream as it was', async () => {
      const [item, key] = [fresh('item'), fresh('key')];
      await giveHeart(item, {});
      expect(await giveHeart(item, { key })).toMatchObject({ events: [], repeated: false });
      await callOf(social()).ctx.decide(heart.of({ item }), take(item));
      // The heart is gone, but this operation was to change nothing.
      expect(await giveHeart(item, { key }, 1)).toMatchObject({ events: [], repeated: true });
      expect(await refusalOf(giveHeart(item, { key, body: 'another' }))).toMatchObject({ code: 'key-reused' });
      expect(await callOf(social()).ctx.state(heart.of({ item }))).toEqual({ given: false });
      expect((await commitsOf(`heart:${item}:w`)).map(({ events }) => events.map(({ type }) => type))).toEqual([['HeartGiven'], ['HeartTaken']]);
    });

    it('that a client may repeat is one commit of the log, and none where it changes nothing', async () => {
      const { log } = social().runtime.store;
      const tailOf = async () => [...(await log.tails()).values()].reduce((sum, seq) => sum + seq, 0);
      const before = await tailOf();
      const [item, keys] = [fresh('item'), numbers(4).map(() => fresh('key'))];
      for (const [at, key] of keys.entries()) await giveHeart(item, { key }, at);
      for (const [at, key] of keys.entries()) expect(await giveHeart(item, { key }, at)).toMatchObject({ repeated: true });
      expect(await tailOf()).toBe(before + 1);
    });

    it('whose process was killed between the claim of its key and its commit goes on by its repeat, and by no other body', async () => {
      const [item, key] = [fresh('item'), fresh('key')];
      const { runtime } = social();
      const { log } = runtime.store;
      const dying: Log = {
        ...log,
        async append(draft, claim) {
          // A claim whose commit met another is alone, like that of a process that ends there.
          await log.append({ ...draft, key: fresh('key') });
          expect(await log.append(draft, claim)).toEqual({ outcome: 'moved' });
          throw new Error('killed');
        },
      };
      const killed = { ...social(), runtime: { ...runtime, store: { ...runtime.store, log: dying } } };
      const sayAs = (running: RunningService, body: string) => callOf(running, { key, body }).ctx.decide(talk.of({ id: item, home: item }), say(item, 'Hello'));
      await expect(sayAs(killed, 'one')).rejects.toThrow('killed');
      expect(await refusalOf(sayAs(social(1), 'two'))).toMatchObject({ code: 'key-reused' });
      expect(await sayAs(social(1), 'one')).toMatchObject({ repeated: false });
      expect(await commitsOf(`comment:${item}`)).toHaveLength(2);
    });

    it('of which a build of before noted in the log that it changed nothing is answered so', async () => {
      const [item, key] = [fresh('item'), fresh('key')];
      const { operation } = callOf(social(), { key });
      const { name, home } = heart.of({ item });
      const decision = decisionKey(operation, name, '');
      const noted = { lane: laneOf(home, lanes), home, stream: `nothing:${decision}`, version: 1, key: decision };
      const { log } = social().runtime.store;
      await log.append({ ...noted, who: [], events: [], at: new Date().toISOString(), bodyHash: 'a body' });
      expect(await giveHeart(item, { key }, 1)).toMatchObject({ events: [], repeated: true });
      expect(await refusalOf(giveHeart(item, { key, body: 'another' }))).toMatchObject({ code: 'key-reused' });
    });

    it('that decides twice on one stream without a step is a defect, unless the first was refused', async () => {
      const item = fresh('item');
      const { ctx } = callOf(social(), { key: fresh('key') });
      const stream = talk.of({ id: item, home: item });
      const refuse = () => {
        throw new Refusal('conflict', 'not-now', 'Not now.');
      };
      expect(await refusalOf(ctx.decide(stream, refuse))).toMatchObject({ code: 'not-now' });
      await ctx.decide(stream, say(item, 'one'));
      await expect(ctx.decide(stream, say(item, 'two'))).rejects.toThrow('decides twice');
      await ctx.decide(stream, say(item, 'two'), { step: 'second' });
      expect(await ctx.decide(stream, say(item, 'three'), { once: item })).toMatchObject({ repeated: false });
      expect(await ctx.decide(stream, say(item, 'three'), { once: item })).toMatchObject({ repeated: true });
      const both = callOf(social(), { key: fresh('key') }).ctx;
      const outcomes = await Promise.allSettled([both.decide(stream, say(item, 'four')), both.decide(stream, say(item, 'five'))]);
      expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
      expect(await ctx.state(stream)).toEqual(['one', 'two', 'three', 'four']);
    });

    it('answers its repeat as the first time, though it would be refused by now', async () => {
      const [item, key] = [fresh('item'), fresh('key')];
      const giveOnce = (asked: TestCallOptions, replica = 0) =>
        callOf(social(replica), asked).ctx.decide(heart.of({ item }), (state) => {
          if (state.given) throw new Refusal('conflict', 'given', 'It is given.');
          return give(item)(state);
        });
      const { events, position } = await giveOnce({ key });
      expect(await giveOnce({ key }, 1)).toMatchObject({ repeated: true, events, position });
      expect(await refusalOf(giveOnce({}))).toMatchObject({ code: 'given' });
    });

    it('that somebody sends once more as it was decides nothing anew, also without a key of the client', async () => {
      const item = fresh('item');
      const meta = { ...metaFrom('gateway', { key: fresh('key') }), account: 'a' };
      const giveAsSent = (replica: number) => contextOfCall(social(replica).runtime, 'Test', meta).ctx.decide(heart.of({ item }), give(item));
      const { events, position } = await giveAsSent(0);
      await callOf(social(), {}).ctx.decide(heart.of({ item }), take(item));
      expect(await giveAsSent(1)).toMatchObject({ repeated: true, events, position });
      expect(await commitsOf(heart.of({ item }).name)).toHaveLength(2);
    });

    /** Serves a call as if social had no other. */
    const serve = async (handler: Handlers<'social'>['GiveHeart'], request: object = {}) => {
      const service: Service = { ...testService('social'), rpcs: { GiveHeart: handler } };
      return rpcHandlersOf(social().runtime, service).methods.GiveHeart?.(request, metaFrom('gateway'));
    };

    it('is run only when its request is valid and then its access check passes, and is handed what both found', async () => {
      const steps: string[] = [];
      const guarded = (valid: boolean, allowed: boolean) =>
        rpc('social', 'GiveHeart', {
          validate() {
            steps.push('validate');
            if (!valid) throw new Refusal('invalid', 'bad-request', 'Not valid.');
            return { read: 'a heart' };
          },
          access: {
            rule: 'owner',
            check() {
              steps.push('check');
              if (!allowed) throw new Refusal('forbidden', 'not-yours', 'Not yours.');
              return { found: 'ann' };
            },
          },
          async run(_ctx, _request, { found }, { read }) {
            steps.push(`run for ${found}, of ${read}`);
            return {};
          },
        });
      expect(await refusalOf(serve(guarded(false, true)))).toMatchObject({ code: 'bad-request' });
      expect(await refusalOf(serve(guarded(true, false)))).toMatchObject({ code: 'not-yours' });
      expect(steps).toEqual(['validate', 'validate', 'check']);
      await serve(guarded(true, true));
      expect(steps.slice(3)).toEqual(['validate', 'check', 'run for ann, of a heart']);
    });

    it('that is refused after it has written tells what it wrote', async () => {
      const item = fresh('item');
      const giveAndRefuse = rpc('social', 'GiveHeart', {
        access: { rule: 'anyone', check: () => undefined },
        async run(ctx) {
          await ctx.decide(heart.of({ item }), give(item));
          throw new Refusal('conflict', 'too-late', 'Too late.');
        },
      });
      const refused = await refusalOf(serve(giveAndRefuse));
      const [commit] = await commitsOf(`heart:${item}:w`);
      expect(commit).toBeDefined();
      expect(refused).toMatchObject({ code: 'too-late', wrote: { social: { [commit?.lane ?? -1]: commit?.seq } } });
    });

    it('that was refused is not remembered, nor its key', async () => {
      const [item, other, key] = [fresh('item'), fresh('item'), fresh('key')];
      const refuse = () => {
        throw new Refusal('conflict', 'not-now', 'Not now.');
      };
      expect(await refusalOf(callOf(social(), { key }).ctx.decide(heart.of({ item }), refuse))).toMatchObject({ code: 'not-now' });
      expect(await giveHeart(other, { key, body: 'mended' })).toMatchObject({ repeated: false });
      expect(await commitsOf(`heart:${item}:w`)).toEqual([]);
    });

    it('is decided again, and it alone, when another was written in between', async () => {
      const [item, calm] = [fresh('item'), fresh('item')];
      const decided = { contested: 0, calm: 0 };
      const count = (what: keyof typeof decided) => (id: string, word: string, replica: number) =>
        callOf(social(replica)).ctx.decide(talk.of({ id, home: item }), () => {
          decided[what] += 1;
          return say(id, word)();
        });
      await Promise.all(numbers(8).flatMap((at) => [count('contested')(item, `word ${at}`, at), count('calm')(`${calm}-${at}`, 'word', at)]));
      const words = await callOf(social()).ctx.state(talk.of({ id: item, home: item }));
      expect(words.sort()).toEqual(numbers(8).map((at) => `word ${at}`));
      expect(decided.contested).toBeGreaterThan(8);
      expect(decided.calm).toBe(8);
    });

    it('knows its guest by the name that the guest gave', async () => {
      const [item, key] = [fresh('item'), fresh('key')];
      const asGuest = (guest: string, body = 'a body') => callOf(social(), { key, body }).ctx.asGuest(guest);
      await comment(asGuest('ann'), item, 'from ann');
      await comment(asGuest('ann'), item, 'from ann again');
      await comment(asGuest('ben', 'other'), item, 'from ben');
      expect(await callOf(social()).ctx.state(talk.of({ id: item, home: item }))).toEqual(['from ann', 'from ben']);
      expect(await refusalOf(comment(asGuest('ann', 'other'), fresh('item'), 'x'))).toMatchObject({ code: 'key-reused' });
      expect(asGuest('ann').id('x')).not.toBe(asGuest('ben').id('x'));
    });
  });
}
