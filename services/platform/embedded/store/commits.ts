// Commits as rows.
import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import { sumOf } from '../../ports/shared/links.ts';
import type { LogDamage, StoredFacts } from '../../ports/shared/log-damage.ts';
import { storedEvents } from '../../ports/shared/stored-events.ts';
import { endOfPrefix } from '../../ports/shared/view-index.ts';
import type { Commit, Draft, StreamPlace } from '../../ports/store.ts';
import { columnsOf, json, laneAndSeq, limitClause, number, optionalText, rowIdOf, text } from './rows.ts';

/** A draft with its JSON, so that one that cannot be JSON fails before it is queued. */
export type ReadyDraft = { draft: Draft; who: string; events: string };

export function readyDraft(draft: Draft): ReadyDraft {
  const { who, events } = draft;
  return { draft, who: JSON.stringify(who), events: JSON.stringify(events) };
}

export type Commits = {
  /** False when its key, its version or its place is taken. */
  insert(draft: ReadyDraft, place: { seq: number; link: string }): boolean;
  byKey(lane: number, key: string): Commit | undefined;
  /** Key of the commit at a version of a stream. */
  keyAt(lane: number, stream: string, version: number): string | undefined;
  stream(lane: number, stream: string, last: number): Commit[];
  read(lane: number, after: number, limit: number): Commit[];
  tails(): Map<number, number>;
  about(person: string, after: { lane: number; seq: number } | undefined, limit: number): Commit[];
  redact(commit: Commit): void;
  streamsFrom(prefix: string, after: StreamPlace, limit: number): StreamPlace[];
  rename(place: StreamPlace, name: string): void;
};

/** Columns of `factsOf`, whose rows are arrays. */
export const factColumns = 'place, version, key, at, link, sum, events';
const columns = `${factColumns}, stream, home, who, body_hash, trace, form`;

export function openCommits(db: DatabaseSync, damage: LogDamage): Commits {
  const insert = db.prepare(
    `INSERT INTO commits (place, stream, home, version, lane, key, who, events, at, body_hash, trace, link, sum, form) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
  );
  const addPerson = db.prepare('INSERT INTO people (person, place) VALUES (?, ?) ON CONFLICT DO NOTHING');
  const byKey = db.prepare(`SELECT ${columns} FROM commits WHERE lane = ? AND key = ?`);
  const keyAt = db.prepare('SELECT key FROM commits WHERE lane = ? AND stream = ? AND version = ?');
  const stream = db.prepare(`SELECT ${columns} FROM commits WHERE lane = ? AND stream = ? ORDER BY version DESC ${limitClause}`);
  const read = db.prepare(`SELECT ${columns} FROM commits WHERE place > ? AND place < ? ORDER BY place ${limitClause}`);
  const tail = db.prepare('SELECT max(place) AS place FROM commits WHERE place < ?');
  const about = db.prepare(
    `SELECT ${columns} FROM people CROSS JOIN commits USING (place) WHERE person = ? AND people.place > ? ORDER BY people.place ${limitClause}`,
  );
  const streams = db.prepare(`SELECT DISTINCT stream FROM commits WHERE lane = ? AND stream > ? AND stream >= ? AND stream < ? ORDER BY stream ${limitClause}`);
  const rename = db.prepare('UPDATE commits SET stream = ?, home = ? WHERE lane = ? AND stream = ?');
  const redact = db.prepare('UPDATE commits SET events = ?, sum = ? WHERE place = ?');
  for (const statement of [byKey, stream, read, about]) statement.setReturnArrays(true);

  const looked = (row: CommitRow): Commit => {
    damage.look([factsOf(row)]);
    return readCommit(row);
  };

  return {
    insert({ draft, who, events }, { seq, link }) {
      const place = rowIdOf(draft.lane, seq);
      const { stream, home, version, lane, key, at, bodyHash, trace, form } = draft;
      const facts = [
        place,
        stream,
        home,
        version,
        lane,
        key,
        who,
        events,
        at,
        bodyHash ?? null,
        trace ?? null,
        link,
        sumOf(events),
        form ? JSON.stringify(form) : null,
      ];
      if (insert.run(...facts).changes === 0) return false;
      for (const person of draft.who) addPerson.run(person, place);
      return true;
    },
    byKey(lane, key) {
      const row = byKey.get(lane, key);
      return row && looked(row);
    },
    keyAt: (lane, of, version) => optionalText(keyAt.get(lane, of, version)?.key),
    stream: (lane, of, last) => stream.all(lane, of, last).map(looked).reverse(),
    read(lane, after, limit) {
      const rows = read.all(rowIdOf(lane, after), rowIdOf(lane + 1, 0), limit);
      damage.look(rows.map(factsOf));
      return rows.map(readCommit);
    },
    tails() {
      const tails = new Map<number, number>();
      for (let below = Number.MAX_SAFE_INTEGER; ; ) {
        const place = tail.get(below)?.place;
        if (typeof place !== 'number') return tails;
        const { lane, seq } = laneAndSeq(place);
        tails.set(lane, seq);
        below = rowIdOf(lane, 0);
      }
    },
    about: (person, after, limit) => about.all(person, after ? rowIdOf(after.lane, after.seq) : -1, limit).map(looked),
    streamsFrom: (prefix, { lane, stream: after }, limit) =>
      streams.all(lane, after, prefix, endOfPrefix(prefix), limit).map((row) => ({ lane, stream: text(row.stream) })),
    rename: ({ lane, stream: from }, name) => void rename.run(name, name, lane, from),
    redact(commit) {
      const events = JSON.stringify(commit.events);
      redact.run(events, sumOf(events), rowIdOf(commit.lane, commit.seq));
    },
  };
}

type CommitRow = Record<string, SQLOutputValue>;

/** Facts of a row, read without its JSON. */
export function factsOf(row: CommitRow): StoredFacts {
  const [place, version, key, at, link, sum, events] = columnsOf(row);
  return {
    ...laneAndSeq(number(place)),
    version: number(version),
    key: text(key),
    at: text(at),
    link: optionalText(link),
    events: text(events),
    sum: sum === null ? undefined : number(sum),
  };
}

function readCommit(row: CommitRow): Commit {
  const [place, version, key, at, link, , events, stream, home, who, bodyHash, trace, form] = columnsOf(row);
  return {
    ...laneAndSeq(number(place)),
    stream: text(stream),
    home: text(home),
    version: number(version),
    key: text(key),
    who: json(who),
    ...storedEvents(text(events)),
    at: text(at),
    bodyHash: optionalText(bodyHash),
    trace: optionalText(trace),
    link: optionalText(link),
    form: form === null ? undefined : json(form),
  };
}
