// Takes the demonstration family out of a vault that nobody is served from, by what its members could do themselves and by erasing them. Whatever interrupts
// it, it goes on when it is run again: a member is found until the very last.
import { rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { forgetAccount } from '@kloak/identity/steps/forget-account.ts';
import { contextOfJob } from '@kloak/platform/engine/context.ts';
import { erase } from '@kloak/platform/engine/erase.ts';
import { isUnavailable } from '@kloak/platform/errors.ts';
import type { Running } from '@kloak/platform/run.ts';
import { askAs, type FoundMember, findFamily } from './find-family.ts';
import { markerIn } from './marker.ts';

type Parts = { dataDir: string; identity: Running; others: readonly Running[] };

/** Views follow within milliseconds; one that is made anew takes longer. */
const maxWaitMs = 120_000;
const lookEveryMs = 50;

/** The same again while views are behind. */
async function onceCaughtUp(work: () => Promise<void>): Promise<void> {
  for (const end = Date.now() + maxWaitMs; ; await pause(lookEveryMs)) {
    try {
      return await work();
    } catch (error) {
      if (!isUnavailable(error) || Date.now() > end) throw error;
    }
  }
}

async function untilWell(running: readonly Running[]): Promise<void> {
  const problems = () => running.flatMap((one) => one.problems());
  for (const end = Date.now() + maxWaitMs; problems().length > 0; await pause(lookEveryMs)) {
    if (Date.now() > end) throw new Error(`The demonstration family cannot be removed now: ${problems().join('; ')}`);
  }
}

/** Ends what a list shows until it shows nothing more, since it shows a part at a time. */
async function endAll<One>(list: () => Promise<readonly One[]>, end: (one: One) => Promise<unknown>): Promise<void> {
  for (let shown = await list(); shown.length > 0; shown = await list()) for (const one of shown) await end(one);
}

/** Ends a member's sessions, connections, albums and posts. */
async function clearOut(vault: Running, { id }: FoundMember): Promise<void> {
  const ask = askAs(vault, id);
  await ask('identity.EndSession', {});
  const related = async () => {
    const { friends, pending, requested } = await ask('social.ListConnections', {});
    return [...friends, ...pending, ...requested];
  };
  await endAll(related, (one) => ask('social.RejectConnection', { other: one.id }));
  const albums = async () => (await ask('media.ListAlbums', {})).albums;
  await endAll(albums, (one) => ask('media.DeleteAlbum', { album: one.id }));
  const posts = async () => (await ask('media.ListPosts', {})).posts;
  await endAll(posts, (one) => ask('media.DeleteItem', { item: one.id }));
}

/** Answers what it did, in words. */
export async function removeDemo({ dataDir, identity, others }: Parts): Promise<string> {
  await untilWell([identity, ...others]);
  const members = await findFamily(identity);
  for (const member of members) await clearOut(identity, member);
  for (const { id } of members) {
    await forgetAccount(contextOfJob(identity.runtime, { id: `remove-demo:${id}`, reaction: 'remove-demo', dueAt: '', attempts: 0, waits: 0 }), id);
  }
  // Identity last: by it they are found.
  for (const { runtime } of [...others, identity]) for (const { id } of members) await onceCaughtUp(() => erase(runtime, id));
  await rm(markerIn(dataDir), { force: true });
  if (members.length === 0) return `There is no demonstration family in ${dataDir}.`;
  return (
    `The demonstration family is removed from ${dataDir}: the accounts of ${members.map(({ username }) => username).join(', ')}, with all they kept. ` +
    'What belongs to others is as it was; where one of the family commented on it, a comment without words or a name stays.'
  );
}
