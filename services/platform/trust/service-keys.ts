// Key pairs by which the processes of a cluster authenticate each other. [Note: Service keys] Each process has the private key of its one service
// (KLOAK_RPC_KEY) and the public keys of all (KLOAK_RPC_PUBLIC_KEYS). Somebody who takes over one process can call only as that service.
import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';

/** Ed25519 keys as text: the private one as PKCS #8, the public ones as SPKI by names of services. Each is DER in base64url. */
export type KeySettings = { privateKey: string; publicKeys: Record<string, string> };
export type ServiceKeys = { name: string; own: KeyObject; publicKeys: ReadonlyMap<string, KeyObject> };

/** New keys for a whole cluster: the settings of each name's process. */
export function newServiceKeys(names: readonly string[]): Map<string, KeySettings> {
  const pairs = names.map((name) => ({ name, ...generateKeyPairSync('ed25519') }));
  const publicKeys = Object.fromEntries(pairs.map(({ name, publicKey }) => [name, publicKey.export({ format: 'der', type: 'spki' }).toString('base64url')]));
  return new Map(
    pairs.map(({ name, privateKey }) => [name, { privateKey: privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64url'), publicKeys }]),
  );
}

/** Keys as settings of the environment. */
export function keyVariables({ privateKey, publicKeys }: KeySettings): { KLOAK_RPC_KEY: string; KLOAK_RPC_PUBLIC_KEYS: string } {
  const named = Object.entries(publicKeys).map(([name, key]) => `${name}=${key}`);
  return { KLOAK_RPC_KEY: privateKey, KLOAK_RPC_PUBLIC_KEYS: named.join(',') };
}

/** Parses a key; undefined for any other text. */
function readKey(read: () => KeyObject): KeyObject | undefined {
  try {
    const key = read();
    return key.asymmetricKeyType === 'ed25519' ? key : undefined;
  } catch {
    return undefined;
  }
}

const readPrivate = (text: string) => readKey(() => createPrivateKey({ key: Buffer.from(text, 'base64url'), format: 'der', type: 'pkcs8' }));
const readPublic = (text: string) => readKey(() => createPublicKey({ key: Buffer.from(text, 'base64url'), format: 'der', type: 'spki' }));

/** Faults of the keys of the process that runs `name`, in words: all of `names` must have one. */
export function keyFaults(name: string, names: readonly string[], { privateKey, publicKeys }: KeySettings): string[] {
  const without = names.filter((one) => readPublic(publicKeys[one] ?? '') === undefined);
  if (without.length > 0) return [`KLOAK_RPC_PUBLIC_KEYS has no Ed25519 key of ${without.join(', ')}; "npm run make-keys" makes a set.`];
  const own = readPrivate(privateKey);
  if (own === undefined) return ['KLOAK_RPC_KEY is no Ed25519 private key; "npm run make-keys" makes a set.'];
  const isPair = readPublic(publicKeys[name] ?? '')?.equals(createPublicKey(own)) === true;
  return isPair ? [] : [`KLOAK_RPC_KEY is not the key of ${name} that KLOAK_RPC_PUBLIC_KEYS names.`];
}

/** Keys of the process that runs `name`. Throws, in words, if they are faulty. */
export function readServiceKeys(name: string, settings: KeySettings): ServiceKeys {
  const faults = keyFaults(name, [name], settings);
  const own = readPrivate(settings.privateKey);
  if (faults.length > 0 || own === undefined) throw new Error(faults.join(' '));
  const known = Object.entries(settings.publicKeys).flatMap(([one, text]) => {
    const key = readPublic(text);
    return key ? [[one, key] as const] : [];
  });
  return { name, own, publicKeys: new Map(known) };
}
