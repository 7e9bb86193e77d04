// First step of deploy/compose.yaml: writes the secrets of all processes into a volume, once. Existing ones are in use and stay.
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newProcessSecrets } from './process-secrets.ts';

const folder = process.argv[2] ?? '/keys';
const fileOf = (name: string) => join(folder, name, 'settings.env');
const last = 'gateway';

/** The last file marks completion: an interrupted run starts again. */
function write(): void {
  const { [last]: lastOnes = {}, ...others } = newProcessSecrets();
  for (const [name, variables] of [...Object.entries(others), [last, lastOnes] as const]) {
    const text = Object.entries(variables).map(([variable, value]) => `${variable}='${value}'\n`);
    mkdirSync(join(folder, name), { recursive: true });
    // Each process sees only its own folder, as a user other than the writer.
    writeFileSync(`${fileOf(name)}.new`, text.join(''), { mode: 0o644 });
    renameSync(`${fileOf(name)}.new`, fileOf(name));
  }
  console.log(`Secrets of ${[...Object.keys(others), last].join(', ')} are made.`);
}

if (!existsSync(fileOf(last))) write();
