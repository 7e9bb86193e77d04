// [Note: Wrapped secrets] What a service signs with stands in its log's database, and so in every backup of it. There it is wrapped by a key that is kept
// elsewhere: in one process the master key, on the cluster one derived from the private key of that service's process (KLOAK_RPC_KEY), since few processes
// have the master key. Wrapped, not derived itself: so a link that was mailed before outlives the change to it. What another key wrapped is renewed when it
// is asked for, so a new master key, or new keys of processes, end every session and every link. A key that older builds stored in clear is renewed, too, but
// where the caller says 'keep': whoever read it in a backup must not sign with it.
import type { OpenStore, Secrets } from '../ports/store.ts';
import { derivedMaster, type MasterKeys, readWrapped, unwrap, wrap } from './master-keys.ts';

/** The wrapping key of one process of the cluster; `privateKey` as in `KeySettings`. */
export const processMaster = (privateKey: string): MasterKeys => derivedMaster(Buffer.from(privateKey, 'base64url'), 'kloak secrets');

/** Secrets whose fixed ones are wrapped; those that are put (hashes of passwords) stand as they are given. */
export function wrappedSecrets(stored: Secrets, service: string, [master]: MasterKeys): Secrets {
  const about = (id: string) => `secret/${service}/${id}`;
  const wrapped = (id: string, value: string) => JSON.stringify(wrap([master], Buffer.from(value), about(id)));
  const ensure: Secrets['ensure'] = async (id, make, clear = 'renew') => {
    for (;;) {
      const text = await stored.ensure(id, () => wrapped(id, make()));
      const there = readWrapped(text);
      const value = there && unwrap([master], there, about(id));
      if (value) return value.toString();
      await stored.replace(id, text, wrapped(id, !there && clear === 'keep' ? text : make()));
    }
  };
  return { ...stored, ensure };
}

/** Stores whose secrets are wrapped by the first of these keys. */
export function withWrappedSecrets(open: OpenStore, masters: MasterKeys): OpenStore {
  return async (plan) => {
    const store = await open(plan);
    return { ...store, secrets: wrappedSecrets(store.secrets, plan.service, masters) };
  };
}
