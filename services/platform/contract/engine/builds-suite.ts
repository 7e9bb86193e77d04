// Different builds, one after another on one store: see [Note: Builds on one log].
import type { SocialEvent } from '@kloak/proto/types/social.ts';
import { aggregate } from '../../aggregate.ts';
import { laneOf } from '../../codec/keys.ts';
import { erase } from '../../engine/erase.ts';
import { Refusal } from '../../errors.ts';
import { reaction } from '../../reaction.ts';
import { simulateBuild, type UnknownTypes } from '../../testing/engine/builds.ts';
import { callOf, testService } from '../../testing/engine/data.ts';
import { type EngineRun, type EngineSetting, useFixture } from '../../testing/engine/fixture.ts';
import { draft, fresh } from '../../testing/store/data.ts';
import { refusalOf, until, untilAnswered } from '../../testing/until.ts';
import { change, strictView } from '../../view.ts';

type PlaceEvent = Extract<SocialEvent, { type: 'HeartGiven' | 'CommentSaved' }>;

/** Holder of a place; a second one is refused it. `evolveVersion`: a later version frees it when the second asks. */
const placeOf = (evolveVersion?: number) =>
  aggregate<string, PlaceEvent, { item: string }>({
    name: 'place',
    initial: '',
    evolve: (_holder, event) => (event.type === 'HeartGiven' ? event.data.who : event.data.writer),
    reads: 'last',
    evolveVersion,
    stream: ({ item }) => ({ id: item, home: item }),
  });
const place = placeOf();

const words = { owner: 'o', groupPost: null };
const given = (item: string, who: string): PlaceEvent => ({ type: 'HeartGiven', data: { ...words, item, who } });
const said = (item: string, writer: string): PlaceEvent => ({
  type: 'CommentSaved',
  data: { ...words, comment: `c-${item}`, item, writer, content: 'my own words', mentioned: null },
});
const takeBy = (event: PlaceEvent) => (holder: string) => {
  if (holder !== '') throw new Refusal('conflict', 'taken', 'Somebody has it.');
  return [event];
};

const newerBuild = { kind: 'unavailable', code: 'newer-build' };
const taken = { kind: 'conflict', code: 'taken' };

export function buildsSuite(setting: EngineSetting, lanes: number): void {
  describe('builds one after another', () => {
    const fixture = useFixture(setting, lanes);
    afterEach(() => simulateBuild());
    /** Runs as one of the builds, to its end. */
    const as = async (lacking: UnknownTypes | undefined, work: (run: EngineRun) => Promise<void>, service = () => testService('social')) => {
      simulateBuild(lacking);
      const run = await fixture.start([service()]);
      await work(run);
      await fixture.stop(run);
    };
    const decide = (run: EngineRun, event: PlaceEvent, rules = place) =>
      callOf(run.of('social')).ctx.decide(rules.of({ item: event.data.item }), takeBy(event));
    const lacks = {
      'a type of event': { CommentSaved: 'all' },
      'a field of an event': { CommentSaved: ['writer'] },
    } satisfies Record<string, UnknownTypes>;

    it.each(Object.entries(lacks))('one that does not know %s decides on nothing that it holds', async (_, older) => {
      const [item, other] = [fresh('item'), fresh('item')];
      await as(undefined, async (run) => void (await decide(run, said(item, 'anna'))));
      await as(older, async (run) => {
        expect(await refusalOf(decide(run, given(item, 'ben')))).toMatchObject(newerBuild);
        expect(await refusalOf(callOf(run.of('social')).ctx.state(place.of({ item })))).toMatchObject(newerBuild);
        await decide(run, given(other, 'ben'));
        expect(await refusalOf(decide(run, given(other, 'carla')))).toMatchObject(taken);
      });
      await as(undefined, async (run) => {
        for (const one of [item, other]) expect(await refusalOf(decide(run, given(one, 'carla')))).toMatchObject(taken);
        const { ctx } = callOf(run.of('social'));
        await ctx.decide(place.of({ item: other }), () => [said(other, 'dora')]);
      });
      await as(older, async (run) => {
        for (const one of [item, other]) expect(await refusalOf(decide(run, given(one, 'ben')))).toMatchObject(newerBuild);
      });
    });

    it('one whose rules make another state of the same events decides on nothing that a later one wrote', async () => {
      const item = fresh('item');
      const later = placeOf(2);
      await as(undefined, async (run) => {
        await decide(run, given(item, 'anna'));
        expect(await refusalOf(decide(run, given(item, 'ben'), later))).toMatchObject(taken);
        await callOf(run.of('social')).ctx.decide(later.of({ item }), () => [given(item, 'ben')]);
        expect(await refusalOf(decide(run, given(item, 'carla')))).toMatchObject(newerBuild);
        expect(await refusalOf(decide(run, given(item, 'carla'), later))).toMatchObject(taken);
      });
    });

    it('one that is asked again what a newer one has decided does not answer a part of it', async () => {
      const item = fresh('item');
      const call = { key: fresh('key'), body: 'the same' };
      const claim = (run: EngineRun) => callOf(run.of('social'), call).ctx.decide(place.of({ item }), takeBy(said(item, 'anna')));
      await as(undefined, async (run) => void (await claim(run)));
      await as({ CommentSaved: ['writer'] }, async (run) => expect(await refusalOf(claim(run))).toMatchObject(newerBuild));
      await as(undefined, async (run) => expect(await claim(run)).toMatchObject({ repeated: true, events: [said(item, 'anna')] }));
    });

    it('one that does not know all that was written of a person does not erase half of it', async () => {
      const [item, person] = [fresh('item'), fresh('person')];
      const erased = (run: EngineRun) => untilAnswered('the person is erased', () => erase(run.of('social').runtime, person).then(() => true));
      await as(undefined, async (run) => void (await decide(run, said(item, person))));
      await as({ CommentSaved: ['mentioned'] }, async (run) => {
        expect(await refusalOf(erase(run.of('social').runtime, person))).toMatchObject(newerBuild);
      });
      await as(undefined, async (run) => {
        await erased(run);
        const stored = JSON.stringify(await run.of('social').runtime.store.log.about(person, undefined, 10));
        expect(stored).not.toContain('my own words');
      });
    });

    it('one on whose logs a newer one wrote says so', async () => {
      const warnings = (run: EngineRun) => run.of('social').warnings();
      await as(undefined, async (run) => expect(warnings(run)).toEqual([]));
      await as({ CommentSaved: ['writer'] }, async (run) => expect(warnings(run)).toEqual([expect.stringContaining('a newer build')]));
      await as(undefined, async (run) => expect(warnings(run)).toEqual([]));
    });

    it('what was written before commits told a form is decided on as ever', async () => {
      const item = fresh('item');
      await as(undefined, async (run) => {
        const { store } = run.of('social').runtime;
        const { name: stream } = place.of({ item });
        const lane = laneOf(item, store.lanes);
        await store.log.append(draft([{ type: 'HeartForgotten', data: {} }, given(item, 'anna')], { lane, stream, home: item }));
        expect(await refusalOf(decide(run, given(item, 'ben')))).toMatchObject(taken);
      });
    });

    it('a view shows what an older build passed over, strictly too, and the older one shows what it knows', async () => {
      const item = fresh('item');
      const older: UnknownTypes = { CommentSaved: ['writer'], HeartTaken: 'all' };
      const name = fresh('holders');
      const holders = () =>
        strictView<{ item: string; by: string[] }>({
          name,
          foldVersion: 1,
          on: {
            social: {
              HeartGiven: { ids: ({ data }) => [data.item], fold: (_doc, { data }) => ({ item: data.item, by: [data.who] }) },
              CommentSaved: change(
                ({ data }) => [data.item],
                (doc, { data }) => ({ ...doc, by: [...doc.by, data.writer] }),
              ),
            },
          },
        });
      let view = holders();
      const service = () => {
        view = holders();
        return testService('social', { views: [view] });
      };
      const shown = async (run: EngineRun) => {
        const running = run.of('social');
        let by: readonly string[] | undefined;
        await until('the view answers', async () => {
          const answer = callOf(running).ctx.strict(view).get(item);
          by = (await answer.catch(() => undefined))?.by;
          return by !== undefined;
        });
        return by;
      };
      const decideFreely = (run: EngineRun, event: PlaceEvent) => callOf(run.of('social')).ctx.decide(place.of({ item }), () => [event]);
      await as(
        older,
        async (run) => {
          await decideFreely(run, given(item, 'anna'));
          expect(await shown(run)).toEqual(['anna']);
        },
        service,
      );
      await as(undefined, async (run) => void (await decideFreely(run, said(item, 'ben'))));
      await as(
        older,
        async (run) => {
          await until('all is folded', () => run.of('social').idle());
          expect(await shown(run)).toEqual(['anna', expect.not.stringContaining('ben')]);
        },
        service,
      );
      await as(undefined, async (run) => expect(await shown(run)).toEqual(['anna', 'ben']), service);
      await as(older, async (run) => expect(await shown(run)).toHaveLength(2), service);
      await as(undefined, async (run) => expect(await shown(run)).toEqual(['anna', 'ben']), service);
    });

    it('a job runs with all that its event says, whichever build planned it, and in none that does not know it', async () => {
      const [first, second] = [fresh('item'), fresh('item')];
      const older: UnknownTypes = { HeartGiven: ['who'] };
      const ran: string[] = [];
      let isAway = false;
      const note = reaction({
        name: fresh('note'),
        from: 'start',
        on: {
          social: {
            async HeartGiven(_ctx, { data }) {
              if (isAway) throw new Refusal('unavailable', 'away', 'Later.');
              if (data.item === first || data.item === second) ran.push(`${data.item} ${data.who}`);
            },
          },
        },
      });
      const following = () => testService('social', { reactions: [note] });
      const waits = (run: EngineRun) => until('a job waits', async () => (await run.of('social').runtime.store.jobs.waiting([note.name])).count > 0);
      await as(undefined, async (run) => void (await decide(run, given(first, 'anna'))));
      await as(older, waits, following);
      expect(ran).toEqual([]);
      await as(undefined, async () => until('the job of an older build ran', () => ran.includes(`${first} anna`)), following);
      isAway = true;
      await as(
        undefined,
        async (run) => {
          await decide(run, given(second, 'ben'));
          await waits(run);
        },
        following,
      );
      isAway = false;
      await as(
        older,
        async (run) => {
          run.wakeJobs();
          const failed = async () => (await run.of('social').runtime.store.jobs.waiting([note.name])).count;
          await until('it was tried', async () => (await run.of('social').idle()) || (await failed()) > 0);
        },
        following,
      );
      expect(ran).toEqual([`${first} anna`]);
      await as(undefined, async () => until('the job ran', () => ran.length > 1), following);
      expect(ran).toEqual([`${first} anna`, `${second} ben`]);
    });
  });
}
