// Makes proto/types from proto/kloak: the messages' types (proto-loader-gen-types), the unions of each service's events, the
// table of its rpcs, the table of personal fields, and the messages as data; and the indexes of calls and routes. `--check` fails when what is committed is not what
// would be made.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import protobuf from 'protobufjs';
import { indexes } from './indexes.ts';

const root = resolve(import.meta.dirname, '..');
const protoDir = join(root, 'proto');
const committed = join(protoDir, 'types');
// protobufjs ships the well-known protos beside its code.
const protobufDir = resolve(fileURLToPath(import.meta.resolve('protobufjs/package.json')), '..');

function protoFiles(): string[] {
  return globSync('kloak/**/*.proto', { cwd: protoDir }).sort();
}

function messageTypes(outDir: string): void {
  const flags = ['--keepCase', '--longs=Number', '--enums=String', '--defaults', '--oneofs', '--includeComments', '--importFileExtension=.ts'];
  const files = protoFiles().filter((file) => !file.endsWith('options.proto'));
  const tool = join(root, 'node_modules/.bin/proto-loader-gen-types');
  execFileSync(tool, [...flags, '-I', 'proto', '-O', outDir, ...files], { cwd: root, stdio: 'inherit' });
  rmSync(join(outDir, 'google'), { recursive: true, force: true });
}

type ServiceWords = { name: string; events: protobuf.Type[]; methods: protobuf.Method[] };

function readServices(): ServiceWords[] {
  const tree = new protobuf.Root();
  tree.resolvePath = (_origin, target) => join(target.startsWith('kloak/') ? protoDir : protobufDir, target);
  tree.loadSync(protoFiles(), { keepCase: true });
  tree.resolveAll();
  const names = [...new Set(protoFiles().map((file) => file.split('/')[1] ?? ''))].filter((name) => name !== 'platform');
  return names.map((name) => {
    const space = tree.lookup(`kloak.${name}.v1`);
    if (!(space instanceof protobuf.Namespace)) throw new Error(`no package kloak.${name}.v1`);
    const inEvents = (object: protobuf.ReflectionObject) => object.filename?.endsWith('/events.proto') ?? false;
    const types = space.nestedArray.filter((object) => object instanceof protobuf.Type);
    const nested = new Set(types.flatMap((type) => type.fieldsArray.map((field) => field.resolvedType?.fullName)));
    const events = types.filter((type) => inEvents(type) && !nested.has(type.fullName));
    const methods = space.nestedArray.filter((object) => object instanceof protobuf.Service).flatMap((service) => service.methodsArray);
    return { name, events, methods };
  });
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

function serviceFile({ name, events, methods }: ServiceWords): string {
  const requests = new Set(methods.flatMap((method) => [method.requestType, method.responseType]));
  const imports = [
    ...events.map((type) => [`${type.name}__Output`, type.name] as const),
    ...[...requests].map((type) => [`${type}, ${type}__Output`, type] as const),
  ];
  const lines = imports.sort((a, b) => (a[1] < b[1] ? -1 : 1)).map(([what, file]) => `import type { ${what} } from './kloak/${name}/v1/${file}.ts';`);
  const union = events.map((type) => `  | { type: '${type.name}'; data: ${type.name}__Output }`).join('\n');
  const table = methods.map((method) => {
    const [request, response] = [method.requestType, method.responseType];
    return `  ${method.name}: { sent: ${request}; asked: ${request}__Output; answered: ${response}; received: ${response}__Output };`;
  });
  return [
    `// Made by scripts/generate.ts from proto/kloak/${name}.`,
    ...lines,
    '',
    `/** What the log of ${name} holds: the message's name and its fields. */`,
    `export type ${capital(name)}Event =\n${union};`,
    '',
    '/** Each rpc: the request as it is sent and as the handler gets it, the response as it is answered and as the caller gets it. */',
    table.length > 0 ? `export type ${capital(name)}Rpcs = {\n${table.join('\n')}\n};` : `export type ${capital(name)}Rpcs = Record<never, never>;`,
    '',
  ].join('\n');
}

function indexFile(services: ServiceWords[]): string {
  const row = (suffix: string) => services.map(({ name }) => `  ${name}: ${capital(name)}${suffix};`).join('\n');
  return [
    '// Made by scripts/generate.ts.',
    ...services.map(({ name }) => `import type { ${capital(name)}Event, ${capital(name)}Rpcs } from './${name}.ts';`),
    '',
    `export type Events = {\n${row('Event')}\n};`,
    `export type Rpcs = {\n${row('Rpcs')}\n};`,
    '/** The services that have a log. */',
    'export type ServiceName = keyof Events;',
    '',
  ].join('\n');
}

type PersonalRow = { list: string; field: string; person: string };

/** Personal fields of one message; `list` is the repeated field of the event that holds the message, empty for the event itself. */
function personalRows(type: protobuf.Type, list: string): PersonalRow[] {
  return type.fieldsArray.flatMap((field) => {
    if (field.resolvedType instanceof protobuf.Type) {
      if (list !== '') return [];
      const rows = personalRows(field.resolvedType, field.name);
      if (rows.length > 0 && !field.repeated) throw new Error(`${type.fullName}.${field.name}: personal fields stand in the event or in a list of it`);
      return rows;
    }
    const person: unknown = field.options?.['(kloak.platform.v1.personal)'];
    if (typeof person !== 'string') return [];
    if (type.fields[person] === undefined) throw new Error(`${type.fullName}.${field.name}: no sibling ${person}`);
    return [{ list, field: field.name, person }];
  });
}

function personalFile(services: ServiceWords[]): string {
  const table = Object.fromEntries(
    services.map(({ name, events }) => {
      const rows = events.map((type) => [type.name, personalRows(type, '')] as const);
      return [name, Object.fromEntries(rows.filter(([, fields]) => fields.length > 0))];
    }),
  );
  return [
    '// Made by scripts/generate.ts from the option `personal`.',
    '/** A personal field of an event, or of the messages in its repeated field `list`; `person` is the sibling that holds the id of whom it belongs to. */',
    'export type PersonalField = { list: string; field: string; person: string };',
    '/** service → event → its personal fields. */',
    `export const personal: Record<string, Record<string, PersonalField[]>> = ${JSON.stringify(table, null, 2)};`,
    '',
  ].join('\n');
}

/** The protos as a process reads them: twice as fast as their text, and without the parser. */
function messagesFile(services: ServiceWords[]): string {
  const tree = new protobuf.Root();
  // The file of our own options only serves this script.
  tree.resolvePath = (_origin, target) => (target.endsWith('/options.proto') ? null : join(protoDir, target));
  tree.loadSync(globSync('kloak/*/v1/*.proto', { cwd: protoDir }).sort(), { keepCase: true });
  const events = Object.fromEntries(services.map(({ name, events }) => [name, events.map((type) => type.name)]));
  return [
    '// Made by scripts/generate.ts.',
    '/** All protos, as `Root.fromJSON` of protobufjs reads them. */',
    `export const messages = ${JSON.stringify(tree.toJSON(), null, 2)};`,
    '/** service → its events. */',
    `export const events: Record<string, string[]> = ${JSON.stringify(events, null, 2)};`,
    '',
  ].join('\n');
}

function make(outDir: string): void {
  messageTypes(outDir);
  const services = readServices();
  for (const service of services) writeFileSync(join(outDir, `${service.name}.ts`), serviceFile(service));
  writeFileSync(join(outDir, 'index.ts'), indexFile(services));
  writeFileSync(join(outDir, 'personal.ts'), personalFile(services));
  writeFileSync(join(outDir, 'messages.ts'), messagesFile(services));
}

const listing = (dir: string) => new Map(globSync('**/*.ts', { cwd: dir }).map((file) => [file, readFileSync(join(dir, file), 'utf8')]));

const staleIndexes = () => [...indexes()].filter(([path, text]) => !existsSync(join(root, path)) || readFileSync(join(root, path), 'utf8') !== text);

const fresh = mkdtempSync(join(tmpdir(), 'kloak-types-'));
try {
  make(fresh);
  if (process.argv.includes('--check')) {
    const [now, then] = [listing(fresh), listing(committed)];
    const stale = [...new Set([...now.keys(), ...then.keys()])].filter((file) => now.get(file) !== then.get(file));
    const all = [...stale.map((file) => `proto/types/${file}`), ...staleIndexes().map(([path]) => path)];
    if (all.length > 0) {
      console.error(`Not what would be made now: ${all.join(', ')}. Run: npm run generate`);
      process.exitCode = 1;
    }
  } else {
    for (const [path, text] of staleIndexes()) writeFileSync(join(root, path), text);
    rmSync(committed, { recursive: true, force: true });
    cpSync(fresh, committed, { recursive: true });
  }
} finally {
  rmSync(fresh, { recursive: true, force: true });
}
