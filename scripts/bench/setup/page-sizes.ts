// Size of the code that each prepared page of the built web app names in its HTML: what a browser loads for it at first, without what follows.
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';

const dist = resolve(import.meta.dirname, '../../../web/dist');
const folder = 'prepared';

/** Size in bytes of gzip when it was last recorded. Lower it if a page becomes smaller. */
export const recordedBytes: Readonly<Record<string, number>> = {
  'group/each': 180705,
  groups: 162169,
  home: 136342,
  'image/each': 175063,
  index: 110192,
  login: 112733,
  'my-profile': 168556,
  notification: 173120,
  photos: 148217,
  register: 116745,
  'upgrade-store': 159487,
  'video/each': 175063,
};
/** A page that has grown by so much needs a decision: what follows its first paint, or a new record. */
export const maxGrowth = 1.03;

/** Names of the prepared pages, such as `home` and `image/each`; none if the app is not built. */
export const preparedPages = (): readonly string[] =>
  globSync('**/*.html', { cwd: resolve(dist, folder) })
    .map((file) => file.slice(0, -'.html'.length))
    .sort();

/** Bytes of gzip of the scripts and styles that a page names. */
export function bytesOf(page: string): number {
  const html = readFileSync(resolve(dist, folder, `${page}.html`), 'utf8');
  const files = new Set([...html.matchAll(/(?:src|href)="\/([^"?]+\.(?:js|css))(?:\?[^"]*)?"/g)].flatMap(([, file]) => file ?? []));
  return [...files].reduce((sum, file) => sum + gzipSync(readFileSync(resolve(dist, file)), { level: 9 }).length, 0);
}
