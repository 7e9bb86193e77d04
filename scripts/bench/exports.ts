import { until } from '@kloak/platform/testing/until.ts';
import { amount } from './setup/amounts.ts';
import { password } from './setup/members.ts';
import { residentMegabytes, untilQuiet } from './setup/process-facts.ts';
import { plainRow, type TableRow } from './setup/table.ts';
import { openVault } from './setup/vault.ts';

const items = amount(10_000, 100);
const lookEveryMs = 50;
const maxSeconds = 600;

/** Export of a member with many items. Their bytes are missing, because an export reads no originals. */
export async function benchExports(): Promise<TableRow[]> {
  await using opened = new AsyncDisposableStack();
  const vault = await openVault({ relatives: 1, posts: 4, own: items });
  opened.defer(() => vault.close());
  await untilQuiet(vault.pid);
  const { pid, anna } = vault;
  const before = residentMegabytes(pid) ?? 0;
  let most = before;
  const looking = setInterval(() => {
    most = Math.max(most, residentMegabytes(pid) ?? 0);
  }, lookEveryMs);
  opened.defer(() => clearInterval(looking));
  const since = performance.now();
  await anna.call('POST /api/post/request-export', { profileId: anna.id, password });
  const statusNow = async () => (await anna.call('POST /api/post/get-export', { profileId: anna.id })).export?.status;
  await until('the export', async () => (await statusNow()) === 'ready', maxSeconds);
  const seconds = (performance.now() - since) / 1000;
  const shown = most === 0 ? 'not reported by this system' : `${Math.round(most - before)} MB, ${Math.round(most)} MB in all`;
  const what = `an export of ${items.toLocaleString('en')} items`;
  return [
    plainRow(`${what}, from asking until it is ready`, `${seconds.toFixed(1)} s`, ''),
    plainRow(`${what}: memory beyond the process at rest (RSS)`, shown, '150 MB'),
  ];
}
