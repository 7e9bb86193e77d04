// Capacity of one process for a family's evening, and the first limit: `deploy/load/family-evening.js` with growing numbers until its thresholds fail. The
// load shares the cores.
import { basename } from 'node:path';
import { loadScripts, runStandIn } from '../load/k6.ts';
import { openLoadVault } from '../load/vault.ts';
import { amount } from './setup/amounts.ts';
import { plainRow, type TableRow } from './setup/table.ts';

const crowds = amount([10, 20, 40, 80], [10]);
const seconds = amount(40, 2);
/** All members sign in within one second, which is unrealistic: passwords are hashed in turn. So this fault alone does not end the measurement. */
const isOfSigningIn = (broken: string) => broken.includes('/api/users/login');

const ms = (value: number | undefined) => `${Math.round(value ?? Number.NaN)} ms`;

export async function benchEvening(): Promise<TableRow[]> {
  const script = loadScripts.find((path) => basename(path) === 'family-evening.js') ?? '';
  await using vault = await openLoadVault(Math.max(...crowds) / 2);
  const rows: TableRow[] = [];
  for (const people of crowds) {
    const outcome = await runStandIn(script, { ...vault.env, KLOAK_LOAD_USERS: String(people), KLOAK_LOAD_SECONDS: String(seconds) });
    const p95 = Object.entries(outcome.p95).map(([metric, value]) => `${metric} ${ms(value)}`);
    const broken = [...outcome.missed, ...outcome.unmet];
    const breaks = broken.length === 0 ? 'nothing' : broken.join('; ');
    rows.push(plainRow(`an evening of ${people} people`, `${Math.round(outcome.requestRate)} requests/s; p95: ${p95.join(', ')}; breaks: ${breaks}`, ''));
    if (!broken.every(isOfSigningIn)) break;
  }
  return rows;
}
