// Removes the demonstration family from a vault that is not served. After an interruption, the next start of the vault continues.
import { rm } from 'node:fs/promises';
import { eraseMembers, type Services } from '../erase-members.ts';
import { findFamily } from './find-family.ts';
import { markerIn } from './marker.ts';

/** Returns a message about the result. */
export async function removeDemo({ dataDir, ...services }: Services & { dataDir: string }): Promise<string> {
  const members = await findFamily(services.identity.runtime.platform.rpc);
  await eraseMembers(
    services,
    members.map(({ id }) => id),
  );
  await rm(markerIn(dataDir), { force: true });
  if (members.length === 0) return `There is no demonstration family in ${dataDir}.`;
  return (
    `The demonstration family is removed from ${dataDir}: the accounts of ${members.map(({ username }) => username).join(', ')}, with all they kept. ` +
    'What belongs to others is as it was; where one of the family wrote to them, a message without words or a name stays.'
  );
}
