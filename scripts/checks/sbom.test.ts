import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';

const root = resolve(import.meta.dirname, '../..');

it('the image holds it', () => {
  const lines = readFileSync(resolve(root, 'deploy/Dockerfile'), 'utf8').split('\n');
  // The lock file alone is read, so that packages for other machines are listed, too.
  const { scripts } = z.object({ scripts: z.object({ sbom: z.string() }) }).parse(JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8')));
  expect(lines).toContain(`RUN ${scripts.sbom} > sbom.cdx.json`);
});
