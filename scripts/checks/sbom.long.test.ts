// Asks the registry for the tool that writes it.
import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { z } from 'zod';

const root = resolve(import.meta.dirname, '../..');
const bill = z.object({ bomFormat: z.literal('CycloneDX'), components: z.array(z.object({ name: z.string(), version: z.string(), purl: z.string() })) });

it('the bill of materials lists what runs, on servers and in browsers, and not what builds or tests it', () => {
  const { components } = bill.parse(JSON.parse(execFileSync('npm', ['run', '--silent', 'sbom'], { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 })));
  const names = components.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['express', 'sharp', 'react', 'mongodb']));
  expect(names.filter((name) => ['jest', 'typescript', 'vite', 'dependency-cruiser'].includes(name))).toEqual([]);
  expect(components.map(({ purl }) => purl)).toContainEqual(expect.stringMatching(/^pkg:npm\/react@\d/));
});
