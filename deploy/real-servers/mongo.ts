// Server of the MongoDB protocol: FerretDB on its own PostgreSQL. It lacks transactions across documents, change streams, TTL, partial indexes and pipeline
// updates, so our code needs none. ferretdb/atomic.go adds atomic updates; ferretdb/pushdown.go and contains.sql let PostgreSQL filter rows.
import { createHash } from 'node:crypto';
import { chmodSync, chownSync, copyFileSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { freePort } from '@kloak/platform/testing/listen-on-free-port.ts';
import { mongoAnswers } from './answers.ts';
import { type OnProcessStarted, startProcess, untilServerReady } from './processes.ts';
import { aptInstall, binFolder, buildFolder, buildOnce, isRoot, requireGo, run, untilReady } from './tools.ts';

const newestPostgres = () => globSync('/usr/lib/postgresql/*/bin/initdb').sort().at(-1);

/** PostgreSQL refuses to run as root, so it then runs as its package's user. */
function postgresUser(): { uid: number; gid: number } | undefined {
  if (!isRoot) return undefined;
  return { uid: Number(run('id', ['-u', 'postgres'])), gid: Number(run('id', ['-g', 'postgres'])) };
}

/** FerretDB passes field names as parameters, so only custom plans use an index, and JIT costs too much. Replaced rows slow it down until a vacuum. */
const quickQuestions = ['plan_cache_mode=force_custom_plan', 'jit=off', 'autovacuum_naptime=1s'];

async function startPostgres(folder: string, started: OnProcessStarted): Promise<string> {
  aptInstall(() => newestPostgres() !== undefined, ['postgresql']);
  const bin = dirname(newestPostgres() ?? '');
  const [user, port, data] = [postgresUser(), await freePort(), join(folder, 'postgres')];
  mkdirSync(data);
  chmodSync(folder, 0o711);
  if (user) chownSync(data, user.uid, user.gid);
  // Without sync: the data is temporary, and only a failure of the whole machine could lose any.
  const make = ['-D', data, '-U', 'kloak', '-E', 'UTF8', '--locale=C', '--auth=trust', '--no-sync'];
  run(join(bin, 'initdb'), make, { cwd: '/', ...user });
  const settings = ['listen_addresses=127.0.0.1', 'fsync=off', 'max_connections=300', ...quickQuestions];
  const serve = ['-D', data, '-p', `${port}`, '-k', data, ...settings.flatMap((setting) => ['-c', setting])];
  const begin = () => startProcess('postgres', folder, join(bin, 'postgres'), serve, { user });
  started(begin(), begin);
  const psql = (args: string[]) => run(join(bin, 'psql'), ['-h', '127.0.0.1', '-p', `${port}`, '-U', 'kloak', '-v', 'ON_ERROR_STOP=1', ...args, 'postgres']);
  await untilReady('PostgreSQL', 30, async () => void psql(['-c', 'select 1']));
  psql(['-f', join(import.meta.dirname, 'ferretdb', 'contains.sql')]);
  return `postgres://kloak@127.0.0.1:${port}/postgres`;
}

const sources = ['main.go', 'atomic.go', 'pushdown.go', 'go.mod', 'go.sum'].map((name) => ({ name, file: join(import.meta.dirname, 'ferretdb', name) }));

/** Patch of FerretDB: for a condition that it does not push down, it calls `filterMore`. See ferretdb/pushdown.go. */
const pushdown = {
  before: /\/\/ \$gt and \$lt\n.*\n\s*continue\n/,
  after: 'if f, a := filterMore(p, key, keyOperator, k, v); f != "" {\nfilters = append(filters, f)\nargs = append(args, a...)\n}\n',
};

/** Patches a copy of FerretDB, because Go allows no overlay for downloaded modules. */
function addPushdown(folder: string): void {
  const ferretdb = 'github.com/FerretDB/FerretDB';
  run('go', ['mod', 'download', ferretdb], { cwd: folder });
  const [copy, original] = [join(folder, 'patched'), run('go', ['list', '-m', '-f', '{{.Dir}}', ferretdb], { cwd: folder }).trim()];
  rmSync(copy, { recursive: true, force: true });
  run('cp', ['-r', original, copy]);
  run('chmod', ['-R', 'u+w', copy]);
  const backend = join(copy, 'internal', 'backends', 'postgresql');
  renameSync(join(folder, 'pushdown.go'), join(backend, 'pushdown.go'));
  const file = join(backend, 'query.go');
  const [before, ...rest] = readFileSync(file, 'utf8').split(pushdown.before);
  if (rest.length !== 1) throw new Error(`${file} is not as of FerretDB 1.24.2`);
  writeFileSync(file, [before, ...rest].join(pushdown.after));
  run('go', ['mod', 'edit', '-replace', `${ferretdb}=./patched`], { cwd: folder });
}

/** Built again when its sources are others. */
function buildProtocol(): string {
  const hash = createHash('sha256').update(`${pushdown.before}${pushdown.after}`);
  for (const { file } of sources) hash.update(readFileSync(file));
  const program = join(binFolder, `mongo-protocol-${hash.digest('hex').slice(0, 12)}`);
  return buildOnce(program, 'building FerretDB 1.24.2 (Go, about two minutes)', () => {
    requireGo();
    const folder = join(buildFolder, 'ferretdb');
    mkdirSync(folder, { recursive: true });
    for (const { name, file } of sources) copyFileSync(file, join(folder, name));
    addPushdown(folder);
    run('go', ['build', '-tags', 'ferretdb_no_sqlite', '-o', program, '.'], { cwd: folder });
  });
}

export async function startMongo(folder: string, started: OnProcessStarted): Promise<{ mongoUrl: string }> {
  const program = buildProtocol();
  const postgres = await startPostgres(folder, started);
  const address = `127.0.0.1:${await freePort()}`;
  const socket = join(folder, 'mongo.socket');
  const begin = () => {
    rmSync(socket, { force: true });
    // Memory is cheaper here than collecting it.
    return startProcess('mongo', folder, program, [address, postgres, socket], { env: { ...process.env, GOGC: '400' } });
  };
  const server = begin();
  started(server, begin);
  const addresses = { mongoUrl: `mongodb://${address}/` };
  await untilServerReady(server, folder, 30, () => mongoAnswers(addresses));
  return addresses;
}
