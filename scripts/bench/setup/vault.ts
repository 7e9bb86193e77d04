// Embedded product with two members, for rows that query it.
import { rmSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { embeddedStore } from '@kloak/platform/embedded/store/store.ts';
import { freePort } from '@kloak/platform/testing/listen-on-free-port.ts';
import { until } from '@kloak/platform/testing/until.ts';
import type { Answer } from '@kloak/proto/api/types.ts';
import { connectMembers } from '@kloak/proto/client/connect-members.ts';
import { CallError } from '@kloak/proto/client/visitor.ts';
import { type Letterbox, openLetterbox } from '../../../deploy/stories/letterbox.ts';
import { appendRelatives, type FamilySize } from './history.ts';
import { type BenchMember, join as joinFamily, signIn } from './members.ts';
import { startProduct } from './process.ts';

/** `base` is like `http://localhost:8080`. */
export type BenchVault = { base: string; port: number; pid: number; dataDir: string; anna: BenchMember; ben: BenchMember; close(): Promise<void> };

/** The relatives whose posts anna sees: with 4 posts each that makes 80. */
export const family: FamilySize = { relatives: 20, posts: 4 };
/** Maximum posts of each relative on the home page. */
const maxShownEach = 4;
/** Minimum posts per second that a large history is folded at. */
const minFollowedPosts = 50;

type Feed = Answer<'POST /api/profile/find-media-byfamily'>;
export const feedOf = ({ id, call }: BenchMember): Promise<Feed> => call('POST /api/profile/find-media-byfamily', { profileId: id });
/** A vault that has just started may still be catching up, and refuses. */
const noFeedYet = (error: unknown): Pick<Feed, 'profiles'> => {
  if (!(error instanceof CallError)) throw error;
  return { profiles: [] };
};

/** Resolves once anna's page shows all these relatives with posts. */
export async function untilShown(anna: BenchMember, { relatives, posts }: FamilySize): Promise<void> {
  const each = Math.min(posts, maxShownEach);
  await until(
    'the posts of all relatives',
    async () => (await feedOf(anna).catch(noFeedYet)).profiles.filter((profile) => profile.posts.length === each).length >= relatives,
    180 + (relatives * posts) / minFollowedPosts,
  );
}

const names = ['anna', 'ben'] as const;

async function begin(dataDir: string, letterbox: Letterbox): Promise<string> {
  const port = await freePort();
  const product = await startProduct(dataDir, port, { SMTP_URL: letterbox.url });
  const base = `http://localhost:${port}`;
  const [anna, ben] = [await joinFamily(base, letterbox, names[0]), await joinFamily(base, letterbox, names[1])];
  await connectMembers(anna, ben);
  await product.stop();
  return anna.id;
}

/** Prepared folders with a family of each size: made once per run, and copied for each part. */
const made = new Map<string, Promise<string>>();

async function make(size: FamilySize): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kloak-bench-'));
  process.once('exit', () => rmSync(dataDir, { recursive: true }));
  const letterbox = await openLetterbox();
  await appendRelatives(embeddedStore({ dataDir }), 1, await begin(dataDir, letterbox), size);
  await letterbox.close();
  return dataDir;
}

function folderOf(size: FamilySize): Promise<string> {
  const kind = JSON.stringify(size);
  const folder = made.get(kind) ?? make(size);
  made.set(kind, folder);
  return folder;
}

export async function openVault(size = family): Promise<BenchVault> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kloak-bench-'));
  await cp(await folderOf(size), dataDir, { recursive: true });
  const letterbox = await openLetterbox();
  const port = await freePort();
  const product = await startProduct(dataDir, port, { SMTP_URL: letterbox.url });
  const base = `http://localhost:${port}`;
  const [anna, ben] = [await signIn(base, names[0]), await signIn(base, names[1])];
  await untilShown(anna, size);
  return {
    base,
    port,
    pid: product.pid,
    dataDir,
    anna,
    ben,
    async close() {
      await product.stop();
      await letterbox.close();
      await rm(dataDir, { recursive: true });
    },
  };
}
