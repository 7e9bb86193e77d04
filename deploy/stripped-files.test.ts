import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openStrippedFiles } from './stripped-files.ts';

let folder = '';
let [source, url] = ['', ''];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kloak-stripped-'));
  source = join(folder, 'source.ts');
  url = pathToFileURL(source).href;
  await writeFile(source, 'export const one: number = 1;\n');
});
afterEach(() => rm(folder, { recursive: true }));

async function keepSource(): Promise<void> {
  const files = openStrippedFiles(folder);
  expect(files.find(url)).toBeUndefined();
  await files.keep();
}

describe('files without their types', () => {
  it('are found at the next start', async () => {
    await keepSource();
    expect(openStrippedFiles(folder).find(url)).toBe('export const one         = 1;\n');
  });

  it('are stripped again when their source has changed to another text of the same length', async () => {
    await keepSource();
    await writeFile(source, 'export const two: number = 2;\n');
    await keepSource();
    expect(openStrippedFiles(folder).find(url)).toBe('export const two         = 2;\n');
  });

  it('are dropped when their source is gone', async () => {
    await keepSource();
    await rm(source);
    expect(openStrippedFiles(folder).find(url)).toBeUndefined();
  });

  it.each(['', '{"', 'null', '[1]', '{"a": 1}'])('are made again when the file that keeps them contains %j', async (damaged) => {
    await writeFile(join(folder, 'stripped-files.json'), damaged);
    await keepSource();
    expect(openStrippedFiles(folder).find(url)).toContain('one');
  });

  it('leave nothing else in the folder', async () => {
    await keepSource();
    expect((await readdir(folder)).sort()).toEqual(['source.ts', 'stripped-files.json']);
  });
});
