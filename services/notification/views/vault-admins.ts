import type { ViewReader } from '@kloak/platform/ports/store.ts';
import { strictView } from '@kloak/platform/view.ts';

type VaultAdmins = { admins: string[] };

const vault = 'vault';
const listed = {
  ids: () => [vault],
  fold: (_doc: VaultAdmins | undefined, { data: { admins } }: { data: { admins: { account: string }[] } }) => ({
    admins: admins.map(({ account }) => account),
  }),
};

/** One document: the admins of the vault, at most 50. */
export const vaultAdmins = strictView<VaultAdmins>({ name: 'vault-admins', foldVersion: 1, on: { identity: { AdminAdded: listed, AdminRemoved: listed } } });

/** Reads the admins of the vault. */
export async function adminsOfVault(reader: ViewReader<VaultAdmins>): Promise<readonly string[]> {
  return (await reader.get(vault))?.admins ?? [];
}
