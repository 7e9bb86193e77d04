// Objects as files. An object is two files: its bytes, which never change once they are there, and its facts (JSON), which name
// them. The facts take their place by an atomic rename, so an object is whole or absent, and a reader keeps the bytes it began with.
//   objects/{area}/{2 hex}/{hash of key}.{id}      bytes
//   objects/{area}/{2 hex}/{hash of key}.json      facts
//   temp/{id}, temp/{id}.json                      not there yet
import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { serialByKey } from '../../async/serial-by-key.ts';
import { settleAll } from '../../async/settle-all.ts';
import { isFields } from '../../codec/fields.ts';
import { Refusal, unavailable } from '../../errors.ts';
import { blobChanged, checkKey, damaged, fileTooLarge, noBlob } from '../../ports/shared/blob-rules.ts';
import { errorCode } from './disk.ts';
import { etagOf, type ObjectFacts, rememberFacts } from './facts.ts';
import { listNames, makeDurably, sync } from './files.ts';

/** Bytes that are written, not synced and not under a key yet. */
export type TempFile = { temp: string; size: number; sha256: string };

export type Folder = {
  root: string;
  temp: string;
  /** Writes bytes, and reports each part; refuses more than `atMost`. A failure leaves nothing. */
  write(bytes: Readable, atMost: number, filled: (bytes: number) => void): Promise<TempFile>;
  discard(written: TempFile): Promise<void>;
  /** Puts written bytes under a key; durable when it resolves. `replaces` as in `Objects`. */
  commit(key: string, type: string, written: TempFile, replaces?: string | null): Promise<ObjectFacts>;
  /** Refuses, like all reads: 503 if the folder is not in its place. */
  find(key: string): Promise<ObjectFacts | undefined>;
  /** Does something with an object's file; when the file was replaced meanwhile, again with the new one. */
  using<T>(key: string, action: (stored: ObjectFacts, path: string) => Promise<T>): Promise<T>;
  remove(key: string): Promise<void>;
  /** Objects whose keys begin with the prefix. */
  list(prefix: string): AsyncIterable<ObjectFacts>;
};

/** Bytes that may wait for the disk, which then takes them in one write. */
export const writeBehindBytes = 1024 * 1024;

export async function openFolder(root: string): Promise<Folder> {
  const temp = join(root, 'temp');
  // Writers of one key wait for each other.
  const turns = serialByKey();
  await mkdir(join(root, 'objects'), { recursive: true, mode: 0o700 });
  await clearTemp(root, temp);
  /** Guards "not found": a folder that was moved proves nothing. */
  const expectFolder = async () => {
    await access(join(root, 'objects')).catch(() => {
      throw unavailable('Storage');
    });
  };
  const known = rememberFacts(async (key) => {
    const stored = await readFacts(join(root, factsOf(key)));
    if (!stored) await expectFolder();
    return stored;
  });
  const { find } = known;

  const place = (key: string, type: string, { temp: bytes, size, sha256 }: TempFile, replaces: string | null | undefined) =>
    turns.run(key, async () => {
      const id = randomUUID();
      const stored: ObjectFacts = { key, type, size, sha256, modifiedAt: new Date().toISOString(), file: `${stemOf(key)}.${id}` };
      const facts = join(temp, `${id}.json`);
      const shard = dirname(join(root, stored.file));
      await makeDurably(shard, root);
      const before = await find(key);
      expectVersion(before, replaces);
      try {
        // Both at once: a disk takes two syncs in the time of one.
        await settleAll([writeFile(facts, JSON.stringify(stored), { flag: 'wx', mode: 0o600, flush: true }), sync(bytes)]);
        await rename(bytes, join(root, stored.file));
        await rename(facts, join(root, factsOf(key)));
        known.forget(key);
      } catch (error) {
        await Promise.all([facts, join(root, stored.file)].map((path) => rm(path, { force: true })));
        throw error;
      }
      await sync(shard);
      if (before) await rm(join(root, before.file), { force: true });
      return stored;
    });

  return {
    root,
    temp,
    find,
    async write(bytes, atMost, filled) {
      const path = join(temp, randomUUID());
      const hash = createHash('sha256');
      let size = 0;
      const measure = new Transform({
        transform(chunk, _encoding, done) {
          size += chunk.length;
          if (size > atMost) return done(fileTooLarge());
          filled(chunk.length);
          hash.update(chunk);
          done(null, chunk);
        },
      });
      try {
        await pipeline(bytes, measure, createWriteStream(path, { flags: 'wx', mode: 0o600, highWaterMark: writeBehindBytes }));
      } catch (error) {
        await rm(path, { force: true });
        throw error;
      }
      return { temp: path, size, sha256: hash.digest('hex') };
    },
    discard: (written) => rm(written.temp, { force: true }),
    async commit(key, type, written, replaces) {
      try {
        return await place(key, type, written, replaces);
      } catch (error) {
        await rm(written.temp, { force: true });
        throw error;
      }
    },
    async using(key, action) {
      for (let attempt = 0; attempt < 3; attempt++) {
        const stored = await find(key);
        if (!stored) break;
        try {
          return await action(stored, join(root, stored.file));
        } catch (error) {
          if (errorCode(error) !== 'ENOENT') throw error;
        }
      }
      await expectFolder();
      throw noBlob();
    },
    remove: (key) =>
      turns.run(key, async () => {
        const stored = await find(key);
        if (!stored) return;
        // Removes the bytes first: if the process ends in between, the facts still show that there is something to remove.
        await rm(join(root, stored.file), { force: true });
        await rm(join(root, factsOf(key)), { force: true });
        known.forget(key);
        await sync(dirname(join(root, stored.file)));
      }),
    async *list(prefix) {
      const areas = prefix.includes('/') ? [areaOf(prefix)] : await listNames(join(root, 'objects'));
      for (const area of areas) {
        for (const shard of await listNames(join(root, 'objects', area))) {
          for (const name of await listNames(join(root, 'objects', area, shard))) {
            const stored = name.endsWith('.json') ? await readWhole(join(root, 'objects', area, shard, name)) : undefined;
            if (stored?.key.startsWith(prefix)) yield stored;
          }
        }
      }
    },
  };
}

/** Read for a list: one damaged object does not stop the listing, and is reported when it is requested itself. */
async function readWhole(path: string): Promise<ObjectFacts | undefined> {
  return readFacts(path).catch((error: unknown) => {
    if (error instanceof Refusal && error.code === 'damaged-file') return undefined;
    throw error;
  });
}

/** See `replaces` of `Objects`. */
function expectVersion(stored: ObjectFacts | undefined, replaces: string | null | undefined): void {
  if (replaces === undefined) return;
  if (replaces === null ? stored !== undefined : stored === undefined || etagOf(stored) !== replaces) throw blobChanged();
}

/** Keys are hashed into names: any length, and also on disks that do not distinguish `a` from `A`. */
function stemOf(key: string): string {
  checkKey(key);
  const hash = createHash('sha256').update(key).digest('hex');
  return join('objects', areaOf(key), hash.slice(0, 2), hash.slice(2, 50));
}

/** The folder of a key's first part, so that sweeps of one prefix read that folder only. */
function areaOf(key: string): string {
  const first = key.split('/', 1)[0] ?? '';
  return /^[a-z0-9-]{1,40}$/.test(first) ? first : '_';
}

function factsOf(key: string): string {
  return `${stemOf(key)}.json`;
}

/** Refuses facts that were damaged: 503 `damaged-file`. */
async function readFacts(path: string): Promise<ObjectFacts | undefined> {
  try {
    const text = await readFile(path, 'utf8');
    return parseFacts(text);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

function parseFacts(text: string): ObjectFacts {
  try {
    const stored: ObjectFacts = JSON.parse(text);
    if (isFields(stored) && typeof stored.key === 'string' && typeof stored.file === 'string') return stored;
  } catch {
    // The error is thrown below.
  }
  throw damaged();
}

/** Removes the remains of a killed process: facts that did not reach their place, and the bytes that they name, which may have. */
async function clearTemp(root: string, temp: string): Promise<void> {
  for (const name of await listNames(temp)) {
    if (!name.endsWith('.json')) continue;
    const left = await readFacts(join(temp, name)).catch(() => undefined);
    if (left) await rm(join(root, left.file), { force: true });
  }
  await rm(temp, { recursive: true, force: true });
  await mkdir(temp, { recursive: true, mode: 0o700 });
}
