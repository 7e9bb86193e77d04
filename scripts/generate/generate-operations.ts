// Generates operators' documents from the product's tables: npm run generate-operations. Tests compare each file with its table.
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { metricsTable } from '@kloak/platform/telemetry/metric-table.ts';
import { dashboardJson, dashboards } from '../../deploy/panels.ts';
import { processes } from '../../deploy/processes.ts';
import { serviceBlocks } from '../../deploy/service-blocks.ts';
import { settingsTable } from '../../deploy/settings.ts';

const root = resolve(import.meta.dirname, '../..');

/** Replaces the table that follows a line. */
function replaceTable(file: string, after: string, table: string): void {
  const path = resolve(root, file);
  const lines = readFileSync(path, 'utf8').split('\n');
  const line = lines.findIndex((text) => text.startsWith(after));
  const start = lines.findIndex((text, index) => index > line && text.startsWith('|'));
  if (line < 0 || start < 0) throw new Error(`${file} has no table after "${after}"`);
  const end = lines.findIndex((text, index) => index > start && !text.startsWith('|'));
  writeFileSync(path, [...lines.slice(0, start), table, ...lines.slice(end)].join('\n'));
}

for (const { file, text } of serviceBlocks(root)) writeFileSync(resolve(root, file), text);
replaceTable('README.md', 'Each is a variable of the environment', settingsTable('all'));
replaceTable('README.md', 'The cluster (`node deploy/main.ts', settingsTable('cluster'));
replaceTable('README.md', 'Prometheus reads', metricsTable());
for (const name of Object.keys(dashboards)) writeFileSync(resolve(root, `deploy/dashboards/${name}.json`), dashboardJson(name));
writeFileSync(resolve(root, 'helm/kloak/files/processes.json'), `${JSON.stringify(processes, null, 2)}\n`);
