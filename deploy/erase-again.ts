import { clearPendingErasures, pendingErasures } from '@kloak/platform/embedded/backup/erased.ts';
import { eraseMembers, type Services } from './erase-members.ts';

/** Erases people again who were erased after the restored backup was made, before anybody may sign in. See [Note: Erased people]. */
export async function eraseAgain(dataDir: string, services: Services): Promise<void> {
  const left = await pendingErasures(dataDir);
  if (left.length === 0) return;
  const erased = await services.identity.runtime.store.erased.among(left);
  const people = left.filter((person) => !erased.has(person));
  await eraseMembers(services, people);
  await clearPendingErasures(dataDir);
  console.log(`${people.length} people who were erased after the backup was made have been erased again.`);
}
