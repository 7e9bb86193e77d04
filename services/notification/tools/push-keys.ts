// Keys of pushes: the vault's own pair, and digests of what browsers subscribe with.
import { createECDH, createHmac, createPublicKey } from 'node:crypto';
import type { Ctx } from '@kloak/platform/context.ts';
import type { PushSubscription, VapidKeys } from '@kloak/platform/ports/web-push.ts';
import { newTokenKey } from '@kloak/platform/trust/signed-token.ts';

const authBytes = 16;
const pointBytes = 65;
const privateBytes = 32;

function newVapidKeys(): string {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const privateKey = pair.getPrivateKey();
  // The number is written without leading zeros.
  const padded = Buffer.concat([Buffer.alloc(privateBytes - privateKey.length), privateKey]);
  const keys: VapidKeys = { publicKey: pair.getPublicKey('base64url'), privateKey: padded.toString('base64url') };
  return JSON.stringify(keys);
}

/** The vault's key pair, made once. Kept, since browsers subscribe for its public key. */
export async function vapidKeys(ctx: Pick<Ctx, 'secrets'>): Promise<VapidKeys> {
  const { publicKey, privateKey }: VapidKeys = JSON.parse(await ctx.secrets.ensure('vapid-keys', newVapidKeys));
  return { publicKey, privateKey };
}

/** Contact for push services (RFC 8292, 2.1). */
export const vapidSubject = ({ settings: { contactEmail, url } }: Pick<Ctx, 'settings'>): string =>
  contactEmail ? `mailto:${contactEmail}` : url.startsWith('https:') ? url : 'mailto:kloak@localhost';

/** Digests under a key of this service: they reveal nothing of an address, and equal ones are found. */
export async function subscriptionDigests(ctx: Pick<Ctx, 'secrets'>, { endpoint, keys }: PushSubscription): Promise<{ endpoint: string; keys: string }> {
  const key = await ctx.secrets.ensure('push-digest-key', newTokenKey);
  const digestOf = (text: string) => createHmac('sha256', key).update(text).digest('base64url');
  return { endpoint: digestOf(endpoint), keys: digestOf(JSON.stringify([endpoint, keys.p256dh, keys.auth])) };
}

/** True for a point of the curve and a secret of the right length (RFC 8291, 2). */
export function arePushKeys({ p256dh, auth }: PushSubscription['keys']): boolean {
  if (!/^[\w-]+=*$/.test(p256dh) || !/^[\w-]+=*$/.test(auth)) return false;
  const point = Buffer.from(p256dh, 'base64url');
  if (point.length !== pointBytes || point[0] !== 4 || Buffer.from(auth, 'base64url').length !== authBytes) return false;
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  try {
    return createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' }).asymmetricKeyType === 'ec';
  } catch {
    return false;
  }
}
