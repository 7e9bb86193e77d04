// Detects the demonstration family by its accounts. So it works for every vault, however it was made, and for half a family.
import { randomUUID } from 'node:crypto';
import { maskAddress } from '@kloak/identity/tools/mask-address.ts';
import { callerClient } from '@kloak/platform/engine/caller-client.ts';
import { Refusal } from '@kloak/platform/errors.ts';
import type { Rpc } from '@kloak/platform/ports/rpc.ts';
import type { Store } from '@kloak/platform/ports/store.ts';
import { emptyPosition } from '@kloak/platform/wire/position.ts';
import { noAccount } from '@kloak/proto/rules/people/name-or-address.ts';
import { family } from './family.ts';

export type FoundMember = { id: string; username: string };

/** Family members with an account that is not erased. Found by name, because an unconfirmed address finds nobody. */
export async function findFamily(rpc: Rpc): Promise<FoundMember[]> {
  const meta = { key: randomUUID(), keyed: false, position: emptyPosition, requestId: randomUUID() };
  const { call: ask } = callerClient(rpc, 'operator', meta);
  const find = ({ username: query, email }: { username: string; email: string }): Promise<FoundMember[]> =>
    ask('identity.FindAccount', { query }).then(
      ({ account: id, username, maskedEmail }) => (maskedEmail === maskAddress(email) ? [{ id, username }] : []),
      (error: unknown) => {
        if (error instanceof Refusal && error.code === noAccount.code) return [];
        throw error;
      },
    );
  return (await Promise.all(family.map(find))).flat();
}

const maxCommitsAtOnce = 500;

/** True if anybody else ever registered, by identity's own log. */
export async function hasOthers({ log }: Pick<Store, 'log'>, members: readonly FoundMember[]): Promise<boolean> {
  const ids = new Set(members.map(({ id }) => id));
  for (const lane of (await log.tails()).keys()) {
    for (let after = 0; ; ) {
      const commits = await log.read(lane, after, maxCommitsAtOnce);
      // An account is its own partition key.
      if (commits.some(({ events, home }) => events.some(({ type }) => type === 'Registered') && !ids.has(home))) return true;
      const last = commits.at(-1);
      if (!last) break;
      after = last.seq;
    }
  }
  return false;
}
