// A process is killed at random moments, repeatedly, in one place. Acknowledged commits exist, written ones are whole, and the view equals a plain
// replay.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Store, StorePlan } from '../../ports/store.ts';
import { catchUp, fresh, plainReplay, readLane } from '../../testing/store/data.ts';
import type { StorePlace, StoreSetting } from '../../testing/store/place.ts';
import { foreignLanes, type KilledTask, killedView, numberedDraft, numberedForeign } from './kills-data.ts';

/** Places that are worked on side by side. */
const atOnce = 2;
/** Every fifth kill happens during the start, within this many ms. */
const start = 300;
/** Otherwise it has first written up to this many commits: a slow machine would be killed before it works. */
const maxWrites = 8;

/** Runs the process for a random number of commits and a random time, up to `life` ms more. Returns the numbers that it reported as written. */
async function runAndKill(task: KilledTask, early: boolean, life: number): Promise<number[]> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'kills-child.ts'), JSON.stringify(task)], { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  let complained = '';
  const closed = new Promise((resolve) => child.once('close', resolve));
  const lines = early ? 0 : 1 + Math.floor(Math.random() * maxWrites);
  const wrote = new Promise<void>((resolve) => {
    child.stdout.on('data', (data) => {
      said += data;
      if (said.split('\n').length > lines) resolve();
    });
  });
  child.stderr.on('data', (data) => {
    complained += data;
  });
  if (!early) await Promise.race([wrote, closed]);
  await pause(Math.random() * (early ? start : life));
  child.kill('SIGKILL');
  await closed;
  const wrong = said.includes('wrong') ? said : child.signalCode === 'SIGKILL' ? '' : complained;
  if (wrong !== '') throw new Error(`The process did not do as it should: ${wrong}`);
  return said.split('\n').slice(1, -1).map(Number);
}

export function killsSuite(setting: StoreSetting, lanes: number): void {
  describe('a process that is killed at any moment', () => {
    const plan: StorePlan = { service: 'social', lanes, views: [killedView] };

    const killAgainAndAgain = async (place: StorePlace, kills: number) => {
      const model = plainReplay(killedView);
      const verified = new Map<number, number>();
      const folded = new Map<number, number>();

      /** The database may still write commits of the killed process: one that arrives after the fold is checked after the next kill. */
      const takeOwn = async (store: Store, run: string, acknowledged: number[]) => {
        const found = new Set<string>();
        await catchUp(store, 'social', killedView);
        const reached = await store.views.cursors(killedView, 'social');
        for (let lane = 0; lane < lanes; lane += 1) {
          let seq = verified.get(lane) ?? 0;
          const end = reached.get(lane) ?? 0;
          for (const commit of (await readLane(store.log, lane, seq)).slice(0, end - seq)) {
            seq += 1;
            const [ofRun = '', number] = commit.key.split('/');
            expect(commit).toEqual({ ...numberedDraft(ofRun, lanes, Number(number)), seq, link: commit.link });
            found.add(commit.key);
            model.take('social', commit);
          }
          expect(seq).toBe(end);
          expect((await store.log.tails()).get(lane) ?? 0).toBeGreaterThanOrEqual(end);
          verified.set(lane, end);
        }
        expect(acknowledged.filter((number) => !found.has(`${run}/${number}`))).toEqual([]);
      };

      /** Ends begun work: the cursor may be behind the documents. */
      const takeForeign = async (store: Store) => {
        for (const lane of foreignLanes) {
          const cursor = (await store.views.cursors(killedView, 'media')).get(lane) ?? 0;
          const more = Array.from({ length: 10 }, (_, at) => numberedForeign(lane, cursor + at + 1));
          await store.views.fold(killedView, 'media', lane, more);
          for (let seq = (folded.get(lane) ?? 0) + 1; seq <= cursor + more.length; seq += 1) model.take('media', numberedForeign(lane, seq));
          folded.set(lane, cursor + more.length);
        }
      };

      const compare = async (store: Store, ids: string[]) => {
        for (const id of ids) expect(await store.views.reader(killedView).get(id)).toEqual(model.doc(id));
      };

      for (let kill = 0; kill < kills; kill += 1) {
        const run = fresh('run');
        const known = new Set(model.ids());
        const acknowledged = await runAndKill({ ...place.maker, lanes, run }, kill % 5 === 4, setting.counts.life);
        const store = await place.open(plan);
        await takeOwn(store, run, acknowledged);
        await takeForeign(store);
        const isOld = (id: string) => known.has(id) && id.startsWith('shared');
        await compare(store, kill === kills - 1 ? model.ids() : model.ids().filter((id) => !isOld(id)));
        expect(store.problems()).toEqual([]);
        await store.close();
      }
      return [...verified.values()].reduce((sum, seq) => sum + seq, 0);
    };

    it(
      'loses nothing it acknowledged, leaves no half commit, and its views equal a plain replay',
      async () => {
        const work = Array.from({ length: atOnce }, async () => {
          const place = await setting.place();
          const written = await killAgainAndAgain(place, Math.ceil(setting.counts.kills / atOnce));
          await place.remove();
          return written;
        });
        // It was killed at work, not before.
        for (const written of await Promise.all(work)) expect(written).toBeGreaterThan(setting.counts.kills / 2);
      },
      60_000 + setting.counts.kills * 10_000,
    );
  });
}
