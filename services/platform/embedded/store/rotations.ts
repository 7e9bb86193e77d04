// Rotations as rows of the file.
import type { SQLOutputValue } from 'node:sqlite';
import { setImmediate as turn } from 'node:timers/promises';
import type { Rotation, Rotations } from '../../ports/rotations.ts';
import type { StoreFile } from './file.ts';
import { limitClause, number, text } from './rows.ts';

const maxSweptAtOnce = 500;

function readRotation({ id, person, generation, at, until }: Record<string, SQLOutputValue>): Rotation {
  return { id: text(id), person: text(person), generation: number(generation), at: text(at), until: text(until) };
}

export function openRotations(file: StoreFile): Rotations {
  const { db } = file;
  const find = db.prepare('SELECT * FROM rotations WHERE id = ?');
  const insert = db.prepare('INSERT INTO rotations (id, person, generation, at, until) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING');
  const update = db.prepare('UPDATE rotations SET generation = ?, at = ? WHERE id = ? AND generation = ?');
  const removeOf = db.prepare('DELETE FROM rotations WHERE person = ?');
  const removeSome = db.prepare(`DELETE FROM rotations WHERE id IN (SELECT id FROM rotations WHERE until < ? ORDER BY until ${limitClause})`);

  return {
    async getMany(ids) {
      const rows = file.read(() => ids.map((id) => find.get(id)));
      return rows.filter((row) => row !== undefined).map(readRotation);
    },
    async advance({ id, person, generation, at, until }, former) {
      const put = () => (former === undefined ? insert.run(id, person, generation, at, until) : update.run(generation, at, id, former));
      return file.transaction('durable', () => put().changes > 0);
    },
    async forget(person) {
      file.transaction('durable', () => removeOf.run(person));
    },
    async sweep(before) {
      for (let sum = 0; ; await turn()) {
        const removed = file.transaction('replayable', () => Number(removeSome.run(before.toISOString(), maxSweptAtOnce).changes));
        sum += removed;
        if (removed < maxSweptAtOnce) return sum;
      }
    },
  };
}
