// Indexes of existing files: calls of the public API and their routes, texts of pages, and prefixes of screens' addresses.
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
const { screens }: { readonly screens: readonly { readonly path: string; readonly alsoAt?: string }[] } = await import(join(root, 'web/src/app/screens.ts'));
/** Width to which Biome formats. */
const maxLineWidth = 160;
const madeBy = '// Made by scripts/generate/generate.ts from the files beside it.';

/** A file with its text in the index. */
type SourceFile = { file: string; text: string };

const filesIn = (dir: string, pattern = '*.ts'): SourceFile[] =>
  globSync(pattern, { cwd: join(root, dir), exclude: ['**/*.test.ts'] })
    .sort()
    .map((file) => ({ file, text: readFileSync(join(root, dir, file), 'utf8') }));

/** `uploadFlows` of upload-flows.ts. */
const nameOf = (file: string) => file.replace('.ts', '').replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** A file of calls exports nothing else. */
function calls(): string {
  const listed = filesIn('proto/api').filter(({ text }) => /import \{[^}]*\bcall\b[^}]*\} from '\.\/call\.ts'/.test(text));
  const names = listed.map(({ file }) => [`${nameOf(file)}Calls`, file] as const);
  return [
    madeBy,
    ...names.map(([name, file]) => `import * as ${name} from './${file}';`),
    '',
    '/** Every call of the public API by its name in the code. Clients take types only (`types.ts`). */',
    'export const api = {',
    ...names.map(([name]) => `  ...${name},`),
    '} as const;',
    '',
  ].join('\n');
}

/** Lists of routes that files export. */
function routes(): string {
  const listed = filesIn('gateway/api', '**/*.ts').flatMap(({ file, text }) =>
    [...text.matchAll(/^export const (\w+): readonly Route\[\] =/gm)].map(([, name = '']) => [name, file] as const),
  );
  const others = listed.filter(([, file]) => file !== 'routes.ts');
  const imports = [
    ...others.map(([name, file]) => [file, `import { ${name} } from './${file}';`] as const),
    ['route.ts', "import type { Route } from './route.ts';"] as const,
  ];
  return [
    madeBy,
    ...imports.sort(([a], [b]) => (a < b ? -1 : 1)).map(([, line]) => line),
    '',
    '/** The whole public API: one route per call of the contract. Storage is not here (bytes/storage.ts): it carries bytes, not JSON. */',
    'export const routes: readonly Route[] = [',
    ...others.map(([name]) => `  ...${name},`),
    '];',
    '',
  ].join('\n');
}

/** Objects with texts that files of the web app export. */
function texts(): string {
  const listed = filesIn('web/src', '**/*.ts').flatMap(({ file, text }) => {
    const names = [...text.matchAll(/^export const (\w*[tT]exts) = /gm)].map(([, name = '']) => name);
    return names.length === 0 ? [] : [{ file, names: names.sort() }];
  });
  return [
    '// Made by scripts/generate/generate.ts from the files of the web app.',
    ...listed.map(({ file, names }) => `import { ${names.join(', ')} } from '../src/${file}';`),
    '',
    '/** Every text that people read, for tests that check all of them; messages of the rules are in `proto/rules`. The product imports only parts. */',
    'export const catalogue = {',
    ...listed.flatMap(({ names }) => names.map((name) => `  ${name},`)),
    '} as const;',
    '',
  ].join('\n');
}

/** `image` of `/image/:imageId`. The compiler of the scripts does not include the web app, so the table is loaded by a path. */
function screenNames(): string {
  const names = screens.flatMap(({ path, alsoAt }) => [path, alsoAt ?? '']).flatMap((path) => /^\/([a-z-]+)/.exec(path)?.[1] ?? []);
  return [
    '// Made by scripts/generate/generate.ts from the table of screens.',
    '/** First segments of paths of screens, which cannot be user names. */',
    'export const screenNames: readonly string[] = [',
    ...[...new Set(names)].sort().map((name) => `  '${name}',`),
    '];',
    '',
  ].join('\n');
}

const serviceNames = globSync('*/v1', { cwd: join(root, 'proto/kloak') })
  .map((path) => path.split('/')[0] ?? '')
  .filter((name) => name !== 'platform')
  .sort();

/** Calls of the gateway by callee: `rpc: 'media.GetPost'` of a route, or `.rpc.media.GetPost(`. */
function gatewayCalls(): string {
  const source = filesIn('gateway', '**/*.ts')
    .filter(({ file }) => !file.startsWith('testing/') && !file.startsWith('node_modules/'))
    .map(({ text }) => text)
    .join('\n');
  const called = new Set([...source.matchAll(/'(\w+\.\w+)'|\.rpc\.(\w+\.\w+)\(/g)].map(([, named, direct]) => named ?? direct));
  const rows = serviceNames.map((name) => {
    const proto = readFileSync(join(root, `proto/kloak/${name}/v1/${name}.proto`), 'utf8');
    const methods = [...proto.matchAll(/^ {2}rpc (\w+)\(/gm)].map(([, method = '']) => method).filter((method) => called.has(`${name}.${method}`));
    const line = `  ${name}: [${methods.map((method) => `'${method}'`).join(', ')}],`;
    return line.length <= maxLineWidth ? [line] : [`  ${name}: [`, ...methods.map((method) => `    '${method}',`), '  ],'];
  });
  return [
    '// Made by scripts/generate/generate.ts from the routes of the gateway and its other calls.',
    '/** Rpcs that the gateway calls, by callee. A service that is missing here, or empty, answers it only about its state. */',
    'export const gatewayCalls = {',
    ...rows.flat(),
    '} as const;',
    '',
  ].join('\n');
}

/** Path in the repository → generated content. */
export const indexes = (): ReadonlyMap<string, string> =>
  new Map([
    ['proto/api/calls.ts', calls()],
    ['gateway/api/routes.ts', routes()],
    ['web/testing/catalogue.ts', texts()],
    ['proto/rules/people/screen-names.ts', screenNames()],
    ['services/platform/trust/gateway-calls.ts', gatewayCalls()],
  ]);
