// Acts that outlive a page. Without a database they are kept as long as the page is open.
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { dropOutboxDatabase, outboxDatabase } from '../lib/outbox-database.ts';
import type { Act, Acts } from './acts.ts';

/** `place`: position in the order of sending. */
type KeptAct = Act & { readonly place: number };
type Schema = DBSchema & { acts: { key: string; value: KeptAct } };

const hasLocks = () => 'locks' in navigator;

/** One at a time, so that none deletes the empty database while another adds to it. */
async function alone<Result>(work: () => Promise<Result>): Promise<Result> {
  if (!hasLocks()) return work();
  return await navigator.locks.request('kloak-outbox-database', work);
}

const open = (): Promise<IDBPDatabase<Schema>> =>
  openDB<Schema>(outboxDatabase, 1, {
    upgrade: (database) => void database.createObjectStore('acts', { keyPath: 'id' }),
  });

const actOf = ({ place: _, ...act }: KeptAct): Act => act;

/** Replaces the member's acts by what `change` makes of them. Returns the result. */
export type ChangeKept = (change: (acts: Acts) => Acts) => Promise<Acts>;

/** Opens a member's acts. Those of others who used this browser before are dropped. */
export function openKeptActs(me: string): ChangeKept {
  let unkept: Acts = [];
  return (change) =>
    alone(async () => {
      try {
        const database = await open();
        const acts = await replace(database, me, change).finally(() => database.close());
        // Without locks another tab may have added one since.
        if (acts.length === 0 && hasLocks()) await dropOutboxDatabase();
        return acts;
      } catch {
        unkept = change(unkept);
        return unkept;
      }
    });
}

async function replace(database: IDBPDatabase<Schema>, me: string, change: (acts: Acts) => Acts): Promise<Acts> {
  const work = database.transaction('acts', 'readwrite');
  const all = (await work.store.getAll()).toSorted((one, other) => one.place - other.place);
  const before = all.filter((act) => act.me === me).map(actOf);
  const acts = change(before);
  for (const { id } of all) if (!acts.some((act) => act.id === id)) await work.store.delete(id);
  for (const [place, act] of acts.entries()) if (before[place] !== act) await work.store.put({ ...act, place });
  await work.done;
  return acts;
}
