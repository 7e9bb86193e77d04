// Takes the demonstration family out of a vault that nobody is served from: its accounts are deleted as their owners could have them deleted, at once. Whatever
// interrupts it, the next start of the vault goes on with it.
import { rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { deleteAtOnce } from '@kloak/identity/steps/delete-at-once.ts';
import { contextOfJob } from '@kloak/platform/engine/context.ts';
import { erase } from '@kloak/platform/engine/erase.ts';
import { isUnavailable } from '@kloak/platform/errors.ts';
import type { Running } from '@kloak/platform/run.ts';
import { type FoundMember, findFamily } from './find-family.ts';
import { markerIn } from './marker.ts';

type RemoveDemoOptions = { dataDir: string; identity: Running; others: readonly Running[] };

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

/** Until nothing is left to do: the jobs of each service have erased them, and what followed from that is done, too. */
async function untilErased(services: readonly Running[], members: readonly FoundMember[]): Promise<void> {
  const ids = members.map(({ id }) => id);
  const isDone = async ({ runtime, idle }: Running) => (await runtime.store.erased.among(ids)).size === ids.length && (await idle());
  for (const end = Date.now() + maxWaitMs; !(await Promise.all(services.map(isDone))).every(Boolean); await pause(lookEveryMs)) {
    if (Date.now() > end) throw new Error('The demonstration family could not be removed yet; the next start goes on with it.');
  }
}

/** Answers what it did, in words. */
export async function removeDemo({ dataDir, identity, others }: RemoveDemoOptions): Promise<string> {
  await untilWell([identity, ...others]);
  const members = await findFamily(identity.runtime.platform.rpc);
  for (const { id } of members) {
    const job = { id: `remove-demo:${id}`, reaction: 'remove-demo', dueAt: '', attempts: 0, waits: 0 };
    await deleteAtOnce(contextOfJob(identity.runtime, job), id);
  }
  await untilErased(others, members);
  // Identity does so an hour later, when the last mail has found its address: nobody is mailed here.
  for (const { id } of members) await onceCaughtUp(() => erase(identity.runtime, id));
  await untilErased([identity, ...others], members);
  await rm(markerIn(dataDir), { force: true });
  if (members.length === 0) return `There is no demonstration family in ${dataDir}.`;
  return (
    `The demonstration family is removed from ${dataDir}: the accounts of ${members.map(({ username }) => username).join(', ')}, with all they kept. ` +
    'What belongs to others is as it was; where one of the family wrote to them, a message without words or a name stays.'
  );
}
