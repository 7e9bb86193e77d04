// Removes people from a vault that is not served: deletes their accounts immediately, like a deletion by the owner. After an interruption, the next start of
// the vault continues.
import { setTimeout as pause } from 'node:timers/promises';
import { deleteAtOnce } from '@kloak/identity/steps/delete-at-once.ts';
import { contextOfJob } from '@kloak/platform/engine/context.ts';
import { erase } from '@kloak/platform/engine/erase.ts';
import { isUnavailable } from '@kloak/platform/errors.ts';
import type { RunningService } from '@kloak/platform/run.ts';

/** All services with a log. */
export type Services = { identity: RunningService; others: readonly RunningService[] };

/** Views usually follow within milliseconds; a rebuild takes longer. */
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

async function untilWell(running: readonly RunningService[]): Promise<void> {
  const problems = () => running.flatMap((one) => one.problems());
  for (const end = Date.now() + maxWaitMs; problems().length > 0; await pause(lookEveryMs)) {
    if (Date.now() > end) throw new Error(`Nobody can be erased now: ${problems().join('; ')}`);
  }
}

/** Waits until the jobs of each service have erased the people, and all following work is done. */
async function untilErased(services: readonly RunningService[], people: readonly string[]): Promise<void> {
  const isDone = async ({ runtime, idle }: RunningService) => (await runtime.store.erased.among([...people])).size === people.length && (await idle());
  for (const end = Date.now() + maxWaitMs; !(await Promise.all(services.map(isDone))).every(Boolean); await pause(lookEveryMs)) {
    if (Date.now() > end) throw new Error('Not all could be erased yet; the next start goes on with it.');
  }
}

async function eraseFrom({ runtime }: RunningService, people: readonly string[]): Promise<void> {
  const erased = await runtime.store.erased.among([...people]);
  for (const person of people) if (!erased.has(person)) await onceCaughtUp(() => erase(runtime, person));
}

/** Erases people by account id; without an account, only data under that id. Resolves when everything is done. */
export async function eraseMembers({ identity, others }: Services, people: readonly string[]): Promise<void> {
  const all = [identity, ...others];
  await untilWell(all);
  const deleted: string[] = [];
  for (const id of people) {
    const job = { id: `erase-member:${id}`, reaction: 'erase-member', dueAt: '', attempts: 0, waits: 0 };
    if (await deleteAtOnce(contextOfJob(identity.runtime, job), id)) deleted.push(id);
  }
  await untilErased(others, deleted);
  // Identity normally erases an hour later, after the last mail; no mail is sent here.
  for (const one of [...others, identity]) await eraseFrom(one, people);
  await untilErased(all, people);
}
