// [Note: Wrapped secrets] A service's signing keys are stored in its log's database, and so in every backup of it. They are wrapped there by a key from
// elsewhere. In one process that is the master key. On the cluster it is derived from the private key of that service's process (KLOAK_RPC_KEY), since
// few processes have the master key. They are wrapped rather than derived, so that mailed links survive the change to wrapping. A key under another
// wrapping key is renewed when it is requested: a new master key, or new keys of processes, end every session and every link. A key that older builds
// stored in clear is renewed too, unless the caller passes 'keep': somebody who read it in a backup must not sign with it.
import type { Secrets } from '../ports/secrets.ts';
import type { OpenStore } from '../ports/store.ts';
import { derivedMaster, type MasterKeys, readWrapped, unwrap, wrap } from './master-keys.ts';

/** The wrapping key of one process of the cluster; `privateKey` as in `KeySettings`. */
export const processMaster = (privateKey: string): MasterKeys => derivedMaster(Buffer.from(privateKey, 'base64url'), 'kloak secrets');

/** Wraps fixed secrets; others (hashes of passwords) are stored unchanged. */
export function wrappedSecrets(stored: Secrets, service: string, [master]: MasterKeys): Secrets & { wrapClear(): Promise<void> } {
  const about = (id: string) => `secret/${service}/${id}`;
  /** A clear key is wrapped under a name of its own. Nobody who writes to the log can turn it into one that was always wrapped. */
  const aboutClear = (id: string) => `clear/${service}/${id}`;
  const wrapped = (value: string, name: string) => JSON.stringify(wrap([master], Buffer.from(value), name));
  const opened = (text: string, name: string): string | undefined => {
    const there = readWrapped(text);
    return there && unwrap([master], there, name)?.toString();
  };
  const isClear = (text: string) => readWrapped(text) === undefined;

  return {
    ...stored,
    async ensure(id, make, clear = 'renew') {
      for (;;) {
        const text = await stored.ensure(id, () => wrapped(make(), about(id)));
        const value = opened(text, about(id));
        if (value !== undefined) return value;
        const former = isClear(text) ? text : opened(text, aboutClear(id));
        await stored.replace(id, text, wrapped(clear === 'keep' && former !== undefined ? former : make(), about(id)));
      }
    },
    async wrapClear() {
      for (const id of await stored.fixed()) {
        const text = await stored.get(id);
        if (text !== undefined && isClear(text)) await stored.replace(id, text, wrapped(text, aboutClear(id)));
      }
    },
  };
}

/** Stores whose secrets are wrapped by the first of these keys; clear ones of an older build are wrapped at the opening. */
export function withWrappedSecrets(open: OpenStore, masters: MasterKeys): OpenStore {
  return async (plan) => {
    const store = await open(plan);
    const secrets = wrappedSecrets(store.secrets, plan.service, masters);
    await secrets.wrapClear().catch(async (error: unknown) => {
      await store.close();
      throw error;
    });
    return { ...store, secrets };
  };
}
