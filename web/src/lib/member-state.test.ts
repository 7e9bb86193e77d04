import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { endMemberState, memberState, prepareSignOut } from './member-state.ts';

test('what a member kept is fresh after a sign-out, and what went on in it has ended', () => {
  const running = memberState(() => ({ seen: new Set<string>(), stop: new AbortController() }), { end: ({ stop }) => stop.abort() });
  const before = running();
  before.seen.add('anna');
  expect(running()).toBe(before);
  endMemberState();
  expect(before.stop.signal.aborted).toBe(true);
  expect(running().seen.size).toBe(0);
  expect(running().stop.signal.aborted).toBe(false);
});

test('who has kept nothing has nothing to say before a sign-out', () => {
  const said: string[] = [];
  const name = memberState(() => 'anna', { beforeSignOut: (kept) => said.push(kept) });
  prepareSignOut();
  expect(said).toEqual([]);
  name();
  prepareSignOut();
  expect(said).toEqual(['anna']);
});

/** A variable, a store, or an initially empty collection at the top level of a module. */
const keeps = /^(export )?(let |var |const \w+ = (create|createStore|new \w+)(<.*>)?\((\)|\())/m;

test('no feature keeps anything in a variable of its module', () => {
  const features = join(import.meta.dirname, '../features');
  const sources = readdirSync(features, { recursive: true, encoding: 'utf8' }).filter((name) => /(?<!\.test)\.tsx?$/.test(name));
  const keeping = sources.filter((name) => keeps.test(readFileSync(join(features, name), 'utf8')));
  expect(sources.length).toBeGreaterThan(20);
  expect(keeping).toEqual([]);
  for (const kept of ['let last = 0;', 'const drafts = new Map<string, string>();', 'export const useUpload = create<Upload>(() => nothing);'])
    expect(kept).toMatch(keeps);
});
