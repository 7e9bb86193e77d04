// Master keys: each wraps the keys of all members. The first wraps; the others only unwrap older keys from before a rotation.
import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

/** `id` names the key without telling it. */
type MasterKey = { id: string; secret: Buffer };
export type MasterKeys = readonly [MasterKey, ...MasterKey[]];
/** `bytes` and `nonce` in base64; `master` is the id of the key that wrapped them. */
export type WrappedSecret = { master: string; nonce: string; bytes: string };

export const masterKeyBytes = 32;
const [nonceBytes, tagBytes] = [12, 16];
const algorithm = 'aes-256-gcm';

/** Keys of 32 bytes in base64, divided by white space or commas; the first wraps. Throws, in words, if `place` contains anything else. */
export function readMasterKeys(text: string, place: string): MasterKeys {
  const isKey = (part: string) => /^[A-Za-z0-9+/_-]{43}=?$/.test(part);
  const [first, ...others] = text.split(/[\s,]+/).filter((part) => part !== '');
  if (first === undefined || ![first, ...others].every(isKey))
    throw new Error(`${place} must hold 32 bytes in base64, as "openssl rand -base64 32" makes them.`);
  return [masterKeyOf(Buffer.from(first, 'base64')), ...others.map((other) => masterKeyOf(Buffer.from(other, 'base64')))];
}

function masterKeyOf(secret: Buffer): MasterKey {
  return { id: createHash('sha256').update('kloak master key').update(secret).digest('hex').slice(0, 16), secret };
}

/** A key derived from another secret of high entropy, for one use. */
export function derivedMaster(secret: Buffer, use: string): MasterKeys {
  return [masterKeyOf(Buffer.from(hkdfSync('sha256', secret, '', use, masterKeyBytes)))];
}

/** Parses the JSON that `wrap` made; undefined for any other text. */
export function readWrapped(text: string): WrappedSecret | undefined {
  try {
    const { master, nonce, bytes } = JSON.parse(text);
    return [master, nonce, bytes].every((field) => typeof field === 'string') ? { master, nonce, bytes } : undefined;
  } catch {
    return undefined;
  }
}

/** `about` binds the secret to its use; it unwraps for no other. */
export function wrap([{ id, secret: key }]: MasterKeys, secret: Buffer, about: string): WrappedSecret {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(about));
  const bytes = Buffer.concat([cipher.update(secret), cipher.final(), cipher.getAuthTag()]);
  return { master: id, nonce: nonce.toString('base64'), bytes: bytes.toString('base64') };
}

/** Undefined when it was changed, is about something else, or none of these keys wrapped it. */
export function unwrap(masters: MasterKeys, { master, nonce, bytes }: WrappedSecret, about: string): Buffer | undefined {
  const key = masters.find(({ id }) => id === master);
  const wrapped = Buffer.from(bytes, 'base64');
  if (!key || wrapped.length < tagBytes) return undefined;
  try {
    const decipher = createDecipheriv(algorithm, key.secret, Buffer.from(nonce, 'base64'), { authTagLength: tagBytes }).setAAD(Buffer.from(about));
    decipher.setAuthTag(wrapped.subarray(-tagBytes));
    return Buffer.concat([decipher.update(wrapped.subarray(0, -tagBytes)), decipher.final()]);
  } catch {
    return undefined;
  }
}
