// Claimed keys as rows of the file. `seq` is present for decisions without events.
import { setImmediate as turn } from 'node:timers/promises';
import type { Claim, Claims, NoChange } from '../../ports/claims.ts';
import type { StoreFile } from './file.ts';
import { limitClause, number, text } from './rows.ts';

const maxSweptAtOnce = 500;

/** Claims a key inside a transaction; false if it is claimed for another body. */
export type TakeClaim = (claim: Claim) => boolean;

export function openClaims(file: StoreFile): { claims: Claims; takeClaim: TakeClaim } {
  const { db } = file;
  const insert = db.prepare('INSERT INTO claims (key, body_hash, at, seq) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING');
  const find = db.prepare('SELECT * FROM claims WHERE key = ?');
  const removeSome = db.prepare(`DELETE FROM claims WHERE key IN (SELECT key FROM claims WHERE at < ? ORDER BY at ${limitClause})`);

  const takeClaim: TakeClaim = ({ key, bodyHash, at }) => insert.run(key, bodyHash, at, null).changes > 0 || text(find.get(key)?.body_hash) === bodyHash;
  const note = ({ key, bodyHash, at, seq }: NoChange, claim: Claim | undefined): boolean => {
    if (claim && !takeClaim(claim)) return false;
    insert.run(key, bodyHash, at, seq);
    return true;
  };

  const claims: Claims = {
    noteNoChange: async (noChange, claim) => file.transaction('durable', () => note(noChange, claim)),
    async noChange(key) {
      const row = file.read(() => find.get(key));
      return row && { key, bodyHash: text(row.body_hash), at: text(row.at), seq: number(row.seq) };
    },
    async sweep(before) {
      for (let sum = 0; ; await turn()) {
        const removed = file.transaction('replayable', () => Number(removeSome.run(before.toISOString(), maxSweptAtOnce).changes));
        sum += removed;
        if (removed < maxSweptAtOnce) return sum;
      }
    },
  };
  return { claims, takeClaim };
}
