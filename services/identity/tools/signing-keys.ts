import { generateKeyPairSync, randomBytes } from 'node:crypto';
import type { Ctx } from '@kloak/platform/context.ts';
import { dayMs } from '@kloak/proto/rules/durations.ts';
import type { JWK } from 'jose';

// [Note: Signing keys] Every period of 30 days has its own key, made by the first replica that needs it. The next key is published an hour before it signs,
// so small clock differences do not matter. The previous one stays published until an hour before the next change, long after its last token expired.
const periodMs = 30 * dayMs;
const earlyMs = 60 * 60 * 1000;

type KeySource = { secrets: Pick<Ctx['secrets'], 'ensure'> };
const secretId = (period: number) => `signing-key:${period}`;
const periodAt = (ms: number) => Math.floor(ms / periodMs);

/** A private Ed25519 key as a JWK, as JSON. */
function newSigningKey(): string {
  const { privateKey } = generateKeyPairSync('ed25519');
  return JSON.stringify({ ...privateKey.export({ format: 'jwk' }), kid: randomBytes(9).toString('base64url'), alg: 'EdDSA', use: 'sig' });
}

/** The private key that signs now. */
export async function signingKey(ctx: KeySource, now: Date): Promise<JWK> {
  return JSON.parse(await ctx.secrets.ensure(secretId(periodAt(now.getTime())), newSigningKey));
}

/** The public halves of the keys in use, newest first, each as JSON. */
export async function publicKeys(ctx: KeySource, now: Date): Promise<string[]> {
  const newest = periodAt(now.getTime() + earlyMs);
  const keys = [newest, newest - 1].map((period) => ctx.secrets.ensure(secretId(period), newSigningKey));
  return (await Promise.all(keys)).map(publicHalf);
}

function publicHalf(json: string): string {
  const { d, ...open }: JWK = JSON.parse(json);
  return JSON.stringify(open);
}
