import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@kloak/platform/testing/listen-on-free-port.ts';
import { drawPhoto } from '@kloak/platform/testing/photo.ts';
import { connectMembers } from '@kloak/proto/client/connect-members.ts';
import { openLetterbox } from '../../deploy/stories/letterbox.ts';
import { type BenchMember, join as joinFamily, password } from '../bench/setup/members.ts';
import { startProduct } from '../bench/setup/process.ts';

/** Embedded product, `env` for the load scripts, and a function that removes both. */
export type LoadVault = AsyncDisposable & { env: Record<string, string> };

/** Opens a vault with `count` members, each connected with the next. */
export async function openLoadVault(count: number): Promise<LoadVault> {
  await using opened = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), 'kloak-load-'));
  opened.defer(() => rm(folder, { recursive: true }));
  const letterbox = await openLetterbox();
  opened.defer(() => letterbox.close());
  const port = await freePort();
  const product = await startProduct(join(folder, 'data'), port, { SMTP_URL: letterbox.url });
  opened.defer(() => product.stop());

  const base = `http://localhost:${port}`;
  const members: BenchMember[] = [];
  for (let nth = 0; nth < count; nth += 1) members.push(await joinFamily(base, letterbox, `member${nth}`));
  for (const [nth, member] of members.entries()) {
    const next = members[(nth + 1) % count];
    if (next && (count > 2 || nth === 0)) await connectMembers(member, next);
  }
  const [accounts, photo] = [join(folder, 'accounts.json'), join(folder, 'photo.jpg')];
  await writeFile(accounts, JSON.stringify(members.map(({ id }, nth) => ({ id, email: `member${nth}@kloak.example`, password }))));
  await writeFile(photo, await drawPhoto({ seed: 1, width: 2000, height: 1500 }));
  const left = opened.move();
  return {
    env: { KLOAK_LOAD_URL: base, KLOAK_LOAD_ACCOUNTS: accounts, KLOAK_LOAD_PHOTO: photo },
    [Symbol.asyncDispose]: () => left.disposeAsync(),
  };
}
