import { docFaults } from './docs.ts';

const heading = 'Two builds: one `log`';
const page = `# The log\n\n## ${heading}\n\n**Under load.** It is slow.\n`;
const faultsOf = (files: Record<string, string>) => docFaults(new Map(Object.entries({ 'docs/log.md': page, 'services/media/service.ts': '', ...files })));

describe('the length of a page', () => {
  const words = (count: number) => 'word '.repeat(count);

  it.each([
    ['the map', 'ARCHITECTURE.md', 1800],
    ['a page of detail', 'docs/views.md', 1500],
  ])('%s has its limit', (_, path, most) => {
    expect(faultsOf({ [path]: words(most) })).toEqual([]);
    expect(faultsOf({ [path]: words(most + 1) })).toEqual([`${path}:1: ${most + 1} words, ${most} at most`]);
  });

  it('of rows of a standard, and of pages elsewhere, is free', () => {
    expect(faultsOf({ 'docs/asvs.md': words(6000), 'README.md': words(6000) })).toEqual([]);
  });
});

describe('what a page or a comment leads to', () => {
  it.each([
    ['a link to a page', 'docs/views.md', '[log](log.md)'],
    ['a link to a folder', 'README.md', '[media](services/media)'],
    ['a link to a heading', 'README.md', '[builds](docs/log.md#two-builds-one-log)'],
    ['a link to its own heading', 'README.md', '## Start\n[start](#start)'],
    ['a link to another host', 'README.md', '[k6](https://grafana.com/docs/none.md#none)'],
    ['a mention from the root', 'services/run.ts', '// See docs/log.md.'],
    ['a mention of a page beside it', 'docs/views.md', 'See `log.md`.'],
    ['a mention of a heading', 'services/run.ts', `// See docs/log.md, "${heading}".`],
    ['a mention of words in bold', 'docs/views.md', 'See docs/log.md ("Under load").'],
    ['a file of any folder', 'docs/views.md', 'It is `media/service.ts`, or `service.ts`.'],
  ])('%s is there', (_, path, text) => {
    expect(faultsOf({ [path]: text })).toEqual([]);
  });

  it.each([
    ['a link to a page', 'docs/views.md', '\n[log](docs/log.md)', 'docs/views.md:2: docs/docs/log.md'],
    ['a link to a heading', 'README.md', '[builds](docs/log.md#builds)', 'README.md:1: docs/log.md#builds'],
    ['a mention of a page', 'services/run.ts', '\n\n// See docs/gone.md.', 'services/run.ts:3: docs/gone.md'],
    ['a mention of a heading', 'services/run.ts', '// See docs/log.md, "Builds".', 'services/run.ts:1: docs/log.md, "Builds"'],
    ['a file', 'docs/views.md', 'It is `media/vice.ts`.', 'docs/views.md:1: media/vice.ts'],
    ['a file with half a name', 'docs/views.md', 'It is `vice.ts`.', 'docs/views.md:1: vice.ts'],
  ])('%s is missing, and the line is named', (_, path, text, fault) => {
    expect(faultsOf({ [path]: text })).toEqual([`${fault} does not exist`]);
  });
});
