// Places to render, shared by members. See [Note: Places to render].
import type { Reaction } from '@kloak/platform/reaction.ts';
import { fresh } from '@kloak/platform/testing/store/data.ts';
import { due, jobBench } from '@kloak/platform/testing/store/job-bench.ts';
import { until } from '@kloak/platform/testing/until.ts';
import { render } from './reactions/render.ts';
import { renderAvatar } from './reactions/render-avatar.ts';
import { renderBanner } from './reactions/render-banner.ts';
import { renderFilm, renderLongFilm } from './reactions/render-film.ts';
import { renderLarge } from './reactions/render-large.ts';
import { renderPreview } from './reactions/render-preview.ts';
import { transcoding } from './service.ts';

describe('places to render', () => {
  const { plan, run } = jobBench();
  const members = (...names: string[]) => names.map((name) => fresh(name));

  /** Runs the reactions of the service. Jobs last until all are ended, or the first one of a member is. */
  async function start(renderWorkers = 1) {
    const begun: { name: string; home: string | undefined; end(): void }[] = [];
    let isOver = false;
    const runner = await run({
      reactions: transcoding.reactions,
      renderWorkers,
      async runReaction({ name }, { event }) {
        const ended = Promise.withResolvers<void>();
        begun.push({ name, home: event?.home, end: ended.resolve });
        if (!isOver) await ended.promise;
      },
    });
    return {
      count: (home: string | undefined, { name }: Reaction) => begun.filter((one) => one.home === home && one.name === name).length,
      async plan(count: number, reaction: Reaction, home: string | undefined) {
        await plan(...Array.from({ length: count }, () => due(reaction, home === undefined ? {} : { home })));
        runner.poke();
      },
      endOneOf: (home: string | undefined) => begun.find((one) => one.home === home)?.end(),
      async stop() {
        isOver = true;
        for (const { end } of begun) end();
        await until('all are done', runner.idle);
        await runner.stop();
      },
    };
  }

  it.each([
    { renderWorkers: 1, places: 2 },
    { renderWorkers: 3, places: 4 },
    { renderWorkers: 16, places: 5 },
  ])('leave one to the next member at once beside a hundred slow photographs of another: $renderWorkers workers', async ({ renderWorkers, places }) => {
    const bench = await start(renderWorkers);
    const [anna, ben] = members('anna', 'ben');
    await bench.plan(100, render, anna);
    await until('she has her places', () => bench.count(anna, render) === places);
    await bench.plan(1, render, ben);
    await until('his has begun', () => bench.count(ben, render) === 1);
    expect(bench.count(anna, render)).toBe(places);
    await bench.stop();
  });

  it('leave one to a fourth member beside slow photographs of three', async () => {
    const bench = await start();
    const [anna, ben, clara, dora] = members('anna', 'ben', 'clara', 'dora');
    for (const home of [anna, ben, clara]) await bench.plan(20, render, home);
    await until('they have their places', () => [anna, ben, clara].every((home) => bench.count(home, render) === 2));
    await bench.plan(1, render, dora);
    await until('hers has begun', () => bench.count(dora, render) === 1);
    await bench.stop();
  });

  it('leave one to photographs, short films and previews beside a film of four hours, and the next long film is of another member', async () => {
    const bench = await start();
    const [anna, ben] = members('anna', 'ben');
    await bench.plan(9, renderLongFilm, anna);
    await until('her film has begun', () => bench.count(anna, renderLongFilm) === 1);
    for (const reaction of [render, renderFilm, renderPreview]) {
      await bench.plan(1, reaction, ben);
      await until('his has begun', () => bench.count(ben, reaction) === 1);
    }
    await bench.plan(1, renderLongFilm, ben);
    bench.endOneOf(anna);
    await until('his film is next', () => bench.count(ben, renderLongFilm) === 1);
    expect(bench.count(anna, renderLongFilm)).toBe(1);
    await bench.stop();
  });

  it('are of thumbnails before large files of any member, which leave one to the next thumbnail', async () => {
    const bench = await start();
    const [anna, ben] = members('anna', 'ben');
    await bench.plan(20, renderLarge, anna);
    await until('large files have her places', () => bench.count(anna, renderLarge) === 2);
    await bench.plan(1, render, anna);
    await bench.plan(1, render, ben);
    await until('his thumbnail has begun', () => bench.count(ben, render) === 1);
    expect(bench.count(anna, render)).toBe(0);
    bench.endOneOf(anna);
    await until('her thumbnail is next', () => bench.count(anna, render) === 1);
    expect(bench.count(anna, renderLarge)).toBe(2);
    await bench.stop();
  });

  it.each([renderPreview, renderAvatar, renderBanner])('leave one to the next member beside many of another: $name', async (reaction) => {
    const bench = await start();
    const [anna, ben] = members('anna', 'ben');
    await bench.plan(50, reaction, anna);
    const places = reaction === renderPreview ? 2 : 1;
    await until('she has her places', () => bench.count(anna, reaction) === places);
    await bench.plan(1, reaction, ben);
    await until('his has begun', () => bench.count(ben, reaction) === 1);
    expect(bench.count(anna, reaction)).toBe(places);
    await bench.stop();
  });
});
