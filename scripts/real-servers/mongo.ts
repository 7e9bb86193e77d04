// A server of the MongoDB protocol: FerretDB on a PostgreSQL of its own. It has no transactions over documents, change streams,
// TTL, partial indexes or pipeline updates: what passes here needs none of them. See ferretdb/atomic.go for what is added.
import { createHash } from 'node:crypto';
import { chmodSync, chownSync, copyFileSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { freePort } from '@kloak/platform/testing/listening.ts';
import { mongoAnswers } from './answers.ts';
import { type Started, startProcess, untilServerReady } from './processes.ts';
import { aptInstall, binFolder, buildFolder, built, isRoot, needGo, run, untilReady } from './tools.ts';

const newestPostgres = () => globSync('/usr/lib/postgresql/*/bin/initdb').sort().at(-1);

/** PostgreSQL refuses to run as root, so there it runs as the user that its package made. */
function postgresUser(): { uid: number; gid: number } | undefined {
  if (!isRoot) return undefined;
  return { uid: Number(run('id', ['-u', 'postgres'])), gid: Number(run('id', ['-g', 'postgres'])) };
}

/** FerretDB binds the names of fields, and only a plan made for them finds an index. Vacuum comes soon, since rows that were replaced stay in an index until then. */
const quickQuestions = ['plan_cache_mode=force_custom_plan', 'autovacuum_naptime=1s'];

async function startPostgres(folder: string, started: Started): Promise<string> {
  aptInstall(() => newestPostgres() !== undefined, ['postgresql']);
  const bin = dirname(newestPostgres() ?? '');
  const [user, port, data] = [postgresUser(), await freePort(), join(folder, 'postgres')];
  mkdirSync(data);
  chmodSync(folder, 0o711);
  if (user) chownSync(data, user.uid, user.gid);
  // No sync: the data goes with the run, and only the loss of the whole machine would lose any.
  const make = ['-D', data, '-U', 'kloak', '-E', 'UTF8', '--locale=C.UTF-8', '--auth=trust', '--no-sync'];
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

const sources = ['main.go', 'atomic.go', 'go.mod', 'go.sum'].map((name) => ({ name, file: join(import.meta.dirname, 'ferretdb', name) }));

/** Built again when its sources are others. */
function buildProtocol(): string {
  const hash = createHash('sha256');
  for (const { file } of sources) hash.update(readFileSync(file));
  const program = join(binFolder, `mongo-protocol-${hash.digest('hex').slice(0, 12)}`);
  return built(program, 'building FerretDB 1.24.2 (Go, about two minutes)', () => {
    needGo();
    const folder = join(buildFolder, 'ferretdb');
    mkdirSync(folder, { recursive: true });
    for (const { name, file } of sources) copyFileSync(file, join(folder, name));
    run('go', ['build', '-o', program, '.'], { cwd: folder });
  });
}

export async function startMongo(folder: string, started: Started): Promise<{ mongoUrl: string }> {
  const program = buildProtocol();
  const postgres = await startPostgres(folder, started);
  const address = `127.0.0.1:${await freePort()}`;
  const socket = join(folder, 'mongo.socket');
  const begin = () => {
    rmSync(socket, { force: true });
    return startProcess('mongo', folder, program, [address, postgres, socket]);
  };
  const server = begin();
  started(server, begin);
  const addresses = { mongoUrl: `mongodb://${address}/` };
  await untilServerReady(server, folder, 30, () => mongoAnswers(addresses));
  return addresses;
}
