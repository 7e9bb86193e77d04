// `npm run bench [names]`: our cost relative to the raw engines, as ratios measured in one run. Not a gate. With `--small`, checks that each part works.
import { nightly, parts } from './parts.ts';
import { small } from './setup/amounts.ts';
import { printTable, skippedRow, type TableRow } from './setup/table.ts';

const chosen = process.argv.slice(2).filter((word) => word !== small);
const unknown = chosen.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0) throw new Error(`there is no ${unknown.join(', ')}; there are ${Object.keys(parts).join(', ')}`);

console.log(`${new Date().toISOString().slice(0, 10)}, Node ${process.version}: rounds in turn, the median of their ratios, and the smallest and largest`);
const rows: TableRow[] = [];
for (const [name, part] of Object.entries(parts)) {
  if (chosen.length > 0 ? !chosen.includes(name) : nightly.some((part) => part === name)) continue;
  console.error(`${name} …`);
  try {
    rows.push(...(await part()));
  } catch (error) {
    // Results of the other parts are printed anyway.
    console.error(error);
    rows.push(skippedRow(name, 'it failed, see above'));
    process.exitCode = 1;
  }
}
printTable(rows);
