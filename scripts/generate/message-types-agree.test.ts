// The message types agree with those of the generator of @grpc/proto-loader. Its files are generated in a folder of their own, and the compiler compares
// both.
import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
const flags = ['--keepCase', '--longs=Number', '--enums=String', '--defaults', '--oneofs', '--importFileExtension=.ts'];
const compilerOptions = { strict: true, noEmit: true, module: 'preserve', target: 'esnext', allowImportingTsExtensions: true, skipLibCheck: true, types: [] };

// Oneofs of proto-loader have a virtual member each.
const comparison = `
type Norm<T> = T extends (infer E)[] ? Norm<E>[] : T extends object ? { [K in keyof T as K extends \`_\${string}\` ? never : K]: Norm<T[K]> } : T;
type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
type Keys<T> = Exclude<keyof T, \`_\${string}\`>;
declare function same<A, B>(is: Equal<Norm<A>, Norm<B>>): void;
declare function fits<New extends Old, Old>(): void;
declare function keys<A, B>(is: Equal<Keys<A>, Keys<B>>): void;
`;

/** Comparison lines for one generated file: received types are equal, sent types are compatible. */
function linesOf(path: string, folder: string, at: number): string[] {
  const [, service, , name = ''] = path.replace(/\.ts$/, '').split('/');
  const isMessage = readFileSync(join(folder, path), 'utf8').includes(`export interface ${name}__Output`);
  if (!isMessage) return [];
  return [
    `import type * as theirs${at} from './${path}';`,
    `same<theirs${at}.${name}__Output, ${service}.${name}__Output>(true);`,
    `fits<${service}.${name}, theirs${at}.${name}>();`,
    `keys<theirs${at}.${name}, ${service}.${name}>(true);`,
  ];
}

it('the types of all messages are those of the generator of @grpc/proto-loader', () => {
  const cache = join(root, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'message-types-'));
  try {
    const protos = globSync('kloak/**/*.proto', { cwd: join(root, 'proto') }).filter((file) => !file.endsWith('options.proto'));
    execFileSync(join(root, 'node_modules/.bin/proto-loader-gen-types'), [...flags, '-I', 'proto', '-O', folder, ...protos], { cwd: root });
    const made = globSync('kloak/*/v1/*.ts', { cwd: folder }).sort();
    const services = [...new Set(made.map((path) => path.split('/')[1] ?? ''))];
    const ours = services.map((service) => `import type * as ${service} from '${join(root, 'proto/types', service)}.ts';`);
    const lines = made.flatMap((path, at) => linesOf(path, folder, at));
    expect(lines.length).toBeGreaterThan(1000);
    writeFileSync(join(folder, 'agree.ts'), [comparison, ...ours, ...lines].join('\n'));
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['agree.ts'] }));
    execFileSync(join(root, 'node_modules/.bin/tsc'), ['-p', folder], { cwd: root, stdio: 'pipe' });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}, 120_000);
