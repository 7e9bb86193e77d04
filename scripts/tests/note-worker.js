// Notes which process runs a test file, for the reporter, which may have to end it.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const shared = process.env.KLOAK_TEST_SHARED;
if (shared !== undefined) {
  const folder = join(shared, 'workers');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, String(process.pid)), expect.getState().testPath);
}
