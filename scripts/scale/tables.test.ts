import { readFileSync } from 'node:fs';
import { capacityRows, crowdRows, wholeRow } from './tables.ts';

const page = readFileSync(new URL('../../docs/scale.md', import.meta.url), 'utf8').split('\n');

it.each([
  ['what one process carries', wholeRow],
  ['what deployments carry', capacityRows],
  ['what numbers of members need', crowdRows],
])('docs/scale.md has %s as computed from the measured costs', (_, rows) => {
  for (const row of rows()) expect(page.some((line) => line.startsWith(row))).toBe(true);
});
