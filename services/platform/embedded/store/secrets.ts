// Secrets in the file. `put_at` is there until a sweep has found the commit that names the secret.
import type { Secrets } from '../../ports/secrets.ts';
import type { StoreFile } from './file.ts';
import { limitClause, text } from './rows.ts';

const maxSweptAtOnce = 500;

export function openSecrets(file: StoreFile): Secrets {
  const { db } = file;
  const put = db.prepare(
    `INSERT INTO secrets (id, value, put_at, lane, key) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT DO UPDATE SET value = excluded.value, put_at = excluded.put_at, lane = excluded.lane, key = excluded.key`,
  );
  const ensure = db.prepare('INSERT INTO secrets (id, value) VALUES (?, ?) ON CONFLICT DO NOTHING');
  const replace = db.prepare('UPDATE secrets SET value = ? WHERE id = ? AND value = ?');
  const get = db.prepare('SELECT value FROM secrets WHERE id = ?');
  const fixed = db.prepare('SELECT id FROM secrets WHERE lane IS NULL');
  const remove = db.prepare('DELETE FROM secrets WHERE id = ?');
  const old = db.prepare(`SELECT id, lane, key FROM secrets WHERE put_at IS NOT NULL AND put_at < ? ORDER BY put_at, id ${limitClause}`);
  const named = db.prepare('SELECT 1 FROM commits WHERE lane = ? AND key = ?');
  const sure = db.prepare('UPDATE secrets SET put_at = NULL WHERE id = ?');

  const find = (id: string): string | undefined => {
    const row = file.read(() => get.get(id));
    return row && text(row.value);
  };

  /** Each row is removed or loses its `put_at`, so the next call finds other rows. */
  const sweepSome = (before: string): { looked: number; removed: number } => {
    const rows = old.all(before, maxSweptAtOnce);
    let removed = 0;
    for (const { id, lane, key } of rows) {
      const isNamed = named.get(lane ?? null, key ?? null) !== undefined;
      (isNamed ? sure : remove).run(text(id));
      if (!isNamed) removed += 1;
    }
    return { looked: rows.length, removed };
  };

  return {
    async put(id, value, { lane, key }) {
      file.transaction('durable', () => put.run(id, value, new Date().toISOString(), lane, key));
    },
    get: async (id) => find(id),
    async delete(id) {
      file.transaction('durable', () => remove.run(id));
    },
    async ensure(id, make) {
      const known = find(id);
      if (known !== undefined) return known;
      const made = make();
      file.transaction('durable', () => ensure.run(id, made));
      return find(id) ?? made;
    },
    fixed: async () => file.read(() => fixed.all()).map(({ id }) => text(id)),
    async replace(id, former, value) {
      file.transaction('durable', () => replace.run(value, id, former));
    },
    async sweep(before) {
      let sum = 0;
      for (;;) {
        const { looked, removed } = file.transaction('durable', () => sweepSome(before.toISOString()));
        sum += removed;
        if (looked < maxSweptAtOnce) return sum;
      }
    },
  };
}
