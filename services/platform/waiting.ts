import { type Act, awaited } from './act.ts';
import { Refusal } from './errors.ts';
import type { Store, View, ViewReader } from './ports/store.ts';
import type { Position } from './position.ts';
import type { Progress } from './progress.ts';
import type { SourceLog } from './source-log.ts';

/** ms until a view that lags is helped, and until the wait is over. */
const timing = { help: 200, give: 2000 };

export type Waiting = {
  /** Waits until the view has come to the position; false when it has not in time. */
  until(view: View, position: Position): Promise<boolean>;
  /** `Work.view` and `Work.strict`. */
  reader<Doc extends object>(view: View<Doc>, act: Act, strict: boolean): ViewReader<Doc>;
};

export function waitForViews(store: Store, progress: Progress, source: SourceLog): Waiting {
  /** Folds what is missing straight from the owner's log, whoever keeps the lane. Answers the owner's tail when the position is beyond it. */
  const help = async (view: View, name: string, lane: number, seq: number): Promise<boolean> => {
    const cursor = (await store.views.cursors(view, name)).get(lane) ?? 0;
    if (cursor >= seq) return true;
    const commits = await source.read(name, lane, cursor, 1000);
    if (commits.length === 0) return true;
    await store.views.fold(view, name, lane, commits);
    const reached = commits.at(-1)?.seq ?? cursor;
    progress.note(view, name, lane, reached);
    return reached >= seq;
  };

  const untilLane = async (view: View, name: string, lane: number, seq: number): Promise<boolean> => {
    const begun = Date.now();
    while (!(await progress.reached(view, name, lane, seq))) {
      const waited = Date.now() - begun;
      if (waited >= timing.give) return false;
      if (waited < timing.help) await progress.next(view, name, lane, Math.min(25, timing.help));
      else {
        const helped = await help(view, name, lane, seq).catch(() => false);
        if (helped) return true;
        await progress.next(view, name, lane, 100);
      }
    }
    return true;
  };

  const until: Waiting['until'] = async (view, position) => {
    const lanes = Object.keys(view.reads).flatMap((name) => Object.entries(position[name] ?? {}).map(([lane, seq]) => ({ name, lane: Number(lane), seq })));
    const reached = await Promise.all(lanes.map(({ name, lane, seq }) => untilLane(view, name, lane, seq)));
    return reached.every(Boolean);
  };

  return {
    until,
    reader(view, act, strict) {
      const reader = store.views.reader(view);
      const ready = async () => {
        const reached = await until(view, awaited(act));
        if (reached && !(strict && progress.standsStill(view))) return;
        if (strict) throw new Refusal('unavailable', 'catching-up', 'Still catching up. Please try again in a moment.', { retryAfter: 1 });
        act.outcome.stale = true;
      };
      return {
        get: (id) => ready().then(() => reader.get(id)),
        getMany: (ids) => ready().then(() => reader.getMany(ids)),
        page: (request) => ready().then(() => reader.page(request)),
        newest: (request) => ready().then(() => reader.newest(request)),
        words: (request) => ready().then(() => reader.words(request)),
      };
    },
  };
}
