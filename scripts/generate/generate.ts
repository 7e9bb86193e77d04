// Makes proto/types from proto/kloak. For each package: the messages' types, the union of its events and the table of its rpcs. Also the table of personal
// fields, the messages as data, and the indexes of calls and routes. `--check` fails if the committed files differ.
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import protobuf from 'protobufjs';
import { indexes } from './indexes.ts';
import { messageTypes, sentFile } from './message-types.ts';

const root = resolve(import.meta.dirname, '../..');
const protoDir = join(root, 'proto');
const committed = join(protoDir, 'types');
// protobufjs ships the well-known protos beside its code.
const protobufDir = resolve(fileURLToPath(import.meta.resolve('protobufjs/package.json')), '..');

function protoFiles(): string[] {
  return globSync('kloak/**/*.proto', { cwd: protoDir }).sort();
}

/** A package of the protos; of the platform's, which all services have, no events and rpcs are listed. */
type Package = { name: string; space: protobuf.Namespace; events: protobuf.Type[]; methods: protobuf.Method[] };

function readPackages(): Package[] {
  const tree = new protobuf.Root();
  tree.resolvePath = (_origin, target) => join(target.startsWith('kloak/') ? protoDir : protobufDir, target);
  // Comments of two slashes are docs, too.
  tree.loadSync(protoFiles(), { keepCase: true, alternateCommentMode: true });
  tree.resolveAll();
  const names = [...new Set(protoFiles().map((file) => file.split('/')[1] ?? ''))];
  return names.map((name) => {
    const space = tree.lookup(`kloak.${name}.v1`);
    if (!(space instanceof protobuf.Namespace)) throw new Error(`no package kloak.${name}.v1`);
    const inEvents = (object: protobuf.ReflectionObject) => object.filename?.endsWith('/events.proto') ?? false;
    const types = space.nestedArray.filter((object) => object instanceof protobuf.Type);
    const nested = new Set(types.flatMap((type) => type.fieldsArray.map((field) => field.resolvedType?.fullName)));
    const events = types.filter((type) => inEvents(type) && !nested.has(type.fullName));
    const methods = space.nestedArray.filter((object) => object instanceof protobuf.Service).flatMap((service) => service.methodsArray);
    return { name, space, events, methods };
  });
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const packageFile = ({ name, space }: Package): string[] => [
  `// Made by scripts/generate/generate.ts from proto/kloak/${name}.`,
  "import type { Sent } from './sent.ts';",
  '',
  ...messageTypes(space),
  '',
];

function serviceFile(service: Package): string[] {
  const { name, events, methods } = service;
  const union = events.map((type) => `  | { type: '${type.name}'; data: ${type.name}__Output }`).join('\n');
  const table = methods.map((method) => {
    const [request, response] = [method.requestType, method.responseType];
    return `  ${method.name}: { sent: ${request}; asked: ${request}__Output; answered: ${response}; received: ${response}__Output };`;
  });
  return [
    ...packageFile(service),
    `/** What the log of ${name} holds: the message's name and its fields. */`,
    `export type ${capital(name)}Event =${union === '' ? ' never' : `\n${union}`};`,
    '',
    '/** Each rpc: the request as it is sent and as the handler gets it, the response as it is answered and as the caller gets it. */',
    table.length > 0 ? `export type ${capital(name)}Rpcs = {\n${table.join('\n')}\n};` : `export type ${capital(name)}Rpcs = Record<never, never>;`,
    '',
  ];
}

function indexFile(services: Package[]): string {
  const row = (suffix: string) => services.map(({ name }) => `  ${name}: ${capital(name)}${suffix};`).join('\n');
  return [
    '// Made by scripts/generate/generate.ts.',
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

/** Personal fields of a message; `list`: repeated field of the event with that message, empty for the event itself. */
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

/** JSON, down to a depth with a line for each property, and below it without blanks. */
function linesOf(value: object, depth: number): string {
  if (depth === 0) return JSON.stringify(value);
  const rows = Object.entries(value).map(([key, part]) => `${JSON.stringify(key)}:${linesOf(part, depth - 1)}`);
  return rows.length === 0 ? '{}' : `{\n${rows.join(',\n')}\n}`;
}

function personalFile(services: Package[]): string {
  const table = Object.fromEntries(
    services.map(({ name, events }) => {
      const rows = events.map((type) => [type.name, personalRows(type, '')] as const);
      return [name, Object.fromEntries(rows.filter(([, fields]) => fields.length > 0))];
    }),
  );
  return [
    '// Made by scripts/generate/generate.ts from the option `personal`.',
    '/** A personal field of an event, or of the messages in its repeated field `list`; `person` is the sibling that holds the id of whom it belongs to. */',
    'export type PersonalField = { list: string; field: string; person: string };',
    '/** service → event → its personal fields. */',
    `export const personal: Record<string, Record<string, PersonalField[]>> = ${linesOf(table, 2)};`,
    '',
  ].join('\n');
}

/** Depth of a message below `nested.kloak.nested.<package>.nested.v1.nested`. */
const messageDepth = 8;

/**
 * The protos as data for a process: `messages` for `Root.fromJSON` of protobufjs, `events` with the names by service. So no process needs a parser of
 * protos or TypeScript.
 */
function messagesFile(services: Package[]): string {
  const tree = new protobuf.Root();
  // The file of our own options only serves this script.
  tree.resolvePath = (_origin, target) => (target.endsWith('/options.proto') ? null : join(protoDir, target));
  tree.loadSync(globSync('kloak/*/v1/*.proto', { cwd: protoDir }).sort(), { keepCase: true });
  const events = Object.fromEntries(services.map(({ name, events }) => [name, events.map((type) => type.name)]));
  return `{\n"messages":${linesOf(tree.toJSON(), messageDepth)},\n"events":${linesOf(events, 1)}\n}\n`;
}

function make(outDir: string): void {
  const packages = readPackages();
  const services = packages.filter(({ name }) => name !== 'platform');
  for (const one of packages) writeFileSync(join(outDir, `${one.name}.ts`), (services.includes(one) ? serviceFile(one) : packageFile(one)).join('\n'));
  writeFileSync(join(outDir, 'sent.ts'), sentFile);
  writeFileSync(join(outDir, 'index.ts'), indexFile(services));
  writeFileSync(join(outDir, 'personal.ts'), personalFile(services));
  writeFileSync(join(outDir, 'messages.json'), messagesFile(services));
}

const listing = (dir: string) => new Map(globSync('**/*.{ts,json}', { cwd: dir }).map((file) => [file, readFileSync(join(dir, file), 'utf8')]));

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
