// `npm run bench -- profiles`: where the time of a home feed, a fold, a message and a start goes, by function.
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import type { Profiler } from 'node:inspector';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@kloak/platform/testing/listen-on-free-port.ts';
import { feedRequest } from '../call.ts';
import { delivered, openSockets, saying } from '../chat.ts';
import { openFolds } from '../folds.ts';
import { amount } from '../setup/amounts.ts';
import { load, overConnections } from '../setup/connection.ts';
import { startProduct } from '../setup/process.ts';
import { plainRow, type TableRow } from '../setup/table.ts';
import { openVault } from '../setup/vault.ts';
import { type OwnTime, timesByFunction, timesByOwner } from './own-times.ts';
import { profileHere, profileServer, samplingUs } from './profiler.ts';

const most = amount({ functions: 10, owners: 8 }, { functions: 1, owners: 1 });
const calls = amount(1500, 20);
const messages = amount(400, 8);
/** Pause in ms: a server handles the signal that ends it only some time after its ready line. */
const settleMs = 500;

/** Rows of one profile: CPU time for each of `count` pieces of work, in all, by package or folder, and by function. */
function rowsOf(what: string, profile: Profiler.Profile, count: number): TableRow[] {
  const functions = timesByFunction(profile);
  const sum = functions.reduce((total, { microseconds }) => total + microseconds, 0);
  const row = ({ name, microseconds }: OwnTime) => {
    const each = `${(microseconds / count).toFixed(1)} µs, ${((100 * microseconds) / sum).toFixed(1)} %`;
    return plainRow(`${what}: ${name}`, each, '');
  };
  const owners = timesByOwner(profile);
  return [{ name: 'all', microseconds: sum }, ...owners.slice(0, most.owners), ...functions.slice(0, most.functions)].map(row);
}

async function profileFeed(): Promise<TableRow[]> {
  const vault = await openVault();
  const request = feedRequest(vault.base, vault.anna);
  const ask = () => overConnections(vault.port, 4, (open) => load(open, calls, () => request));
  await ask();
  const profile = await profileServer(vault.pid, ask);
  await vault.close();
  return rowsOf('home feed of 80 posts', profile, calls);
}

async function profileFolds(): Promise<TableRow[]> {
  await using folds = await openFolds(4);
  await folds.foldNext();
  await folds.foldNext();
  const profile = await profileHere(async () => {
    await folds.foldNext();
    await folds.foldNext();
  });
  return rowsOf('fold of an arriving commit', profile, 2 * folds.commits);
}

async function profileMessages(): Promise<TableRow[]> {
  const vault = await openVault();
  const { request } = await saying(vault.base, vault.anna, [vault.ben]);
  const sockets = await openSockets(vault.base, [vault.anna, vault.ben]);
  const send = () => delivered(vault.port, sockets, messages, request);
  await send();
  const profile = await profileServer(vault.pid, send);
  for (const socket of sockets) socket.close();
  await vault.close();
  return rowsOf('message between two', profile, messages);
}

async function profileStart(): Promise<TableRow[]> {
  const [dataDir, profiles] = [await mkdtemp(join(tmpdir(), 'kloak-bench-')), await mkdtemp(join(tmpdir(), 'kloak-profiles-'))];
  const port = await freePort();
  const start = async (env = {}) => {
    const product = await startProduct(dataDir, port, env);
    await pause(settleMs);
    await product.stop();
    return product.pid;
  };
  await start();
  await start();
  const pid = await start({ NODE_OPTIONS: `--cpu-prof --cpu-prof-interval=${samplingUs} --cpu-prof-dir=${profiles}` });
  // The main thread is number 0; the others are workers.
  const file = (await readdir(profiles)).find((name) => name.includes(`.${pid}.0.`)) ?? '';
  const profile: Profiler.Profile = JSON.parse(await readFile(join(profiles, file), 'utf8'));
  await Promise.all([dataDir, profiles].map((folder) => rm(folder, { recursive: true })));
  return rowsOf('second start', profile, 1);
}

/** Rows by function for each of the four. */
export async function benchProfiles(): Promise<TableRow[]> {
  return [...(await profileFeed()), ...(await profileFolds()), ...(await profileMessages()), ...(await profileStart())];
}
