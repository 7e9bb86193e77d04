// The style rules refuse quadratic time on members' texts, and no regular expression of ours needs it.
import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chunksOf } from '@kloak/platform/async/chunks.ts';
import { bestMs } from '@kloak/platform/testing/best-ms.ts';
import { parseSync } from '@swc/core';
import { check } from 'recheck';

/** Time limit per pattern; most take milliseconds. */
const maxCheckMs = 20_000;
const checksAtOnce = 4;
const root = resolve(import.meta.dirname, '../..');
const run = (tool: string, args: readonly string[], input = '') =>
  spawnSync(join(root, 'node_modules/.bin', tool), args, { cwd: root, input, encoding: 'utf8', timeout: 60_000 });

describe('of what is planted', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'kloak-style-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  const lint = (source: string) => {
    const path = join(folder, 'planted.ts');
    writeFileSync(path, `export const pattern = ${source};\n`);
    return run('oxlint', ['-c', '.oxlintrc.json', path]);
  };

  it.each([
    ['/\\s+$/', 'super-linear-move'],
    ['/[.,]+$/u', 'super-linear-move'],
    ['/(\\s*x)*$/', 'super-linear-move'],
    ['/^(a+)+$/', 'super-linear-backtracking'],
    ['/^(?:a|a)*$/', 'dupe-disjunctions'],
    ['/^\\s*(\\w+)\\s+\\d+\\s+([\\da-f\\s]+)$/', 'super-linear-backtracking'],
    ["new RegExp('^(a+)+$')", 'super-linear-backtracking'],
  ])('%s is refused', (source, rule) => {
    const { status, stdout } = lint(source);
    expect(stdout).toContain(rule);
    expect(status).toBe(1);
  });

  it.each(['/^\\s+/', '/[.,]/u', '/^[a-z]+(?:-[a-z]+)*$/'])('%s is taken', (source) => expect(lint(source).status).toBe(0));

  it.each([
    ["text.normalize('NFC')", 1],
    ['text?.normalize()', 1],
    ["text.trim().normalize('NFKD')", 1],
    ["normalForm(text, 'NFC')", 0],
  ])('%s is refused everywhere but in one rule: %j', (call, status) => {
    mkdirSync(join(folder, 'proto/rules/text'), { recursive: true });
    const lint = (file: string) => {
      writeFileSync(join(folder, file), `export const form = (text: string) => ${call};\n`);
      return run('biome', ['lint', '--only=plugin', '--config-path=biome.json', '--vcs-enabled=false', join(folder, file)]).status;
    };
    expect([lint('planted.ts'), lint('proto/rules/text/marks.ts')]).toEqual([status, 0]);
  });
});

type RegexLiteral = { readonly file: string; readonly pattern: string; readonly flags: string };
const isNode = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function literalsIn(file: string): RegexLiteral[] {
  const found: RegexLiteral[] = [];
  const look = (node: unknown): void => {
    if (!isNode(node)) return;
    const { type, pattern, flags } = node;
    if (type === 'RegExpLiteral' && typeof pattern === 'string' && typeof flags === 'string') found.push({ file, pattern, flags });
    for (const inside of Object.values(node)) look(inside);
  };
  look(parseSync(readFileSync(join(root, file), 'utf8'), { syntax: 'typescript', tsx: file.endsWith('x'), target: 'es2022' }));
  return found;
}

const isOurs = (file: string) => !/\.test\.tsx?$|\/(?:testing|contract|types|node_modules|dist)\//.test(file);
const files = globSync(['{proto,services,gateway}/**/*.{ts,js}', 'web/src/**/*.{ts,tsx}', 'deploy/*.ts'], {
  cwd: root,
  exclude: ['**/node_modules', 'web/dist'],
});
const literals = files.filter(isOurs).flatMap(literalsIn);

/** A guess of the checker is verified by running the attack. */
async function isSlow(pattern: string, flags: string): Promise<boolean> {
  const found = await check(pattern, flags, { timeout: maxCheckMs });
  if (found.status === 'unknown') throw new Error(`nothing is known of /${pattern}/${flags}`);
  if (found.status === 'safe') return false;
  const isGuess = found.checker === 'fuzz' && found.complexity.type === 'polynomial';
  return !isGuess || bestMs(() => new RegExp(pattern, flags).exec(found.attack.string), 5) > 5;
}

it('each of ours takes a time that grows with the length of the text alone', async () => {
  expect(literals.length).toBeGreaterThan(100);
  const different = new Map(literals.map((one) => [`/${one.pattern}/${one.flags}`, one]));
  const slow: string[] = [];
  // The time limit of a check runs from its request, so few are requested at once.
  for (const some of chunksOf([...different], checksAtOnce)) {
    const found = await Promise.all(some.map(async ([text, { file, pattern, flags }]) => ((await isSlow(pattern, flags)) ? [`${file}: ${text}`] : [])));
    slow.push(...found.flat());
  }
  expect(slow).toEqual([]);
}, 60_000);

it.each(['^(?:a|b|ab)*$', '\\s+$', '^(?:\\w|a1)*!'])('that /%s/ does not is known', async (pattern) => expect(await isSlow(pattern, '')).toBe(true));
