// No supported browser lacks a feature that the page uses, even over plain http.
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { faultsIn } from './browsers.ts';

const root = resolve(import.meta.dirname, '../..');

it.each([
  ['Map.groupBy(posts, dayOf)', 'Map.groupBy is too young'],
  ['const { promise } = Promise.withResolvers<void>()', 'Promise.withResolvers is too young'],
  ['AbortSignal.any([one, other])', 'AbortSignal.any is too young'],
  ['URL.canParse(text)', 'URL.canParse is too young'],
  ['seen.union(others)', 'seen.union is too young'],
  ['all.values().map((one) => one.id)', 'map is too young'],
  ['document.startViewTransition(draw)', 'document.startViewTransition is too young'],
  ['crypto.randomUUID()', 'crypto.randomUUID is kept for https'],
  ['crypto.subtle.digest(kind, bytes)', 'crypto.subtle is kept for https'],
  ['navigator.clipboard.writeText(text)', 'navigator.clipboard is kept for https'],
  ['navigator.locks.request(name, run)', 'navigator.locks is kept for https'],
  ['navigator.serviceWorker.register(path)', 'navigator.serviceWorker is kept for https'],
  ['navigator.share({ url })', 'navigator.share is kept for https'],
  ['navigator.storage.estimate()', 'navigator.storage is kept for https'],
  ['caches.open(name)', 'caches.open is kept for https'],
])('%s is found', (source, fault) => expect(faultsIn(source)).toEqual([fault]));

it.each([
  "if ('locks' in navigator) navigator.locks.request(name, run)",
  'navigator.share?.({ url })',
  "if ('caches' in globalThis) caches.open(name)",
  'crypto.getRandomValues(bytes)',
  'Object.entries(all).map(([name]) => name)',
  '[...all.values()].map((one) => one.id)',
  '[3, 1].toSorted().findLast(isOdd)',
])('%s is not', (source) => expect(faultsIn(source)).toEqual([]));

it('nothing that the page is made of uses what browsers may lack', () => {
  const files = globSync(['web/src/**/*.{ts,tsx}', 'proto/rules/**/*.ts', 'proto/api/{headers,request}.ts'], { cwd: root }).filter(
    (path) => !path.includes('.test.'),
  );
  expect(files.length).toBeGreaterThan(300);
  const faults = files.flatMap((path) => faultsIn(readFileSync(join(root, path), 'utf8'), path.endsWith('.tsx')).map((fault) => `${path}: ${fault}`));
  // A browser runs a service worker only where it has what is kept for https.
  const isOfWorker = (fault: string) => fault.startsWith('web/src/worker/') && fault.endsWith('is kept for https');
  expect(faults.filter((fault) => !isOfWorker(fault))).toEqual([]);
});
