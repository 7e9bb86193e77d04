import { StatementSync } from 'node:sqlite';
import { queriesSuite } from '../contract/engine/queries-suite.ts';
import { embeddedFixture } from '../testing/engine/embedded-fixture.ts';

/** Counts the statements that SQLite runs in this thread, from now on. */
function countStatements(): { count(): number; stop(): void } {
  let statements = 0;
  const { get, all, run, iterate } = StatementSync.prototype;
  const plain = { get, all, run, iterate };
  const counted = Object.fromEntries(
    Object.entries(plain).map(([name, ask]) => [
      name,
      function (this: StatementSync, ...values: unknown[]): unknown {
        statements += 1;
        return Reflect.apply(ask, this, values);
      },
    ]),
  );
  Object.assign(StatementSync.prototype, counted);
  return { count: () => statements, stop: () => void Object.assign(StatementSync.prototype, plain) };
}

const statements = countStatements();
afterAll(() => statements.stop());

const most = { write: 7, keyedWrite: 12, foldedCommit: 20, read: 2, strictRead: 2.5, idleSecond: 25 };
queriesSuite({ fixture: embeddedFixture, processes: 1, counts: { commits: 0 } }, 1, statements.count, most);
