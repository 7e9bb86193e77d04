// Signed part of an S3 form, checked before its bytes are passed on: S3 answers only after all of them.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { ownerField } from '../../ports/blobs.ts';
import { badForm, checkOwner, formExpired, notAllowed, otherForm } from '../../ports/shared/blob-rules.ts';
import type { FormFields } from './form-head.ts';

/** A credential begins with the signer's name; its other parts make the signing key. */
function signatureOf(policy: string, credential: string, { accessKey, secretKey }: SigningKey): string | undefined {
  const [signer, ...scope] = credential.split('/');
  if (signer !== accessKey || scope.length !== 4) return undefined;
  const key = scope.reduce((secret, part) => createHmac('sha256', secret).update(part).digest(), Buffer.from(`AWS4${secretKey}`));
  return createHmac('sha256', key).update(policy).digest('hex');
}

export type SigningKey = { accessKey: string; secretKey: string };

/** Content of a signed form: `conditions` are the permitted fields, by their names in small letters; `expiration` is ISO 8601 UTC. */
export type SignedPolicy = { key: string; minBytes: number; maxBytes: number; type: string; expiration: string; conditions: ReadonlyMap<string, string> };

/** Format of `createPresignedPost`, which wrote it: the signature is verified as ours. */
const policySchema = z.object({
  expiration: z.string(),
  conditions: z.array(z.union([z.tuple([z.literal('content-length-range'), z.number(), z.number()]), z.array(z.string()), z.record(z.string(), z.string())])),
});

function readPolicy(policy: string, key: string): SignedPolicy {
  const { expiration, conditions: all } = policySchema.parse(JSON.parse(Buffer.from(policy, 'base64').toString()));
  const [minBytes, maxBytes] = all.flatMap((condition) =>
    Array.isArray(condition) && condition[0] === 'content-length-range' ? condition.slice(1).map(Number) : [],
  );
  const conditions = new Map(
    all.flatMap((condition) => (Array.isArray(condition) ? [] : Object.entries(condition).map(([name, value]) => [name.toLowerCase(), value] as const))),
  );
  return { key, minBytes: minBytes ?? 0, maxBytes: maxBytes ?? 0, type: conditions.get('content-type') ?? '', expiration, conditions };
}

/**
 * Policy of a form of this owner. Refuses: 400 `bad-form`, 403 `bad-signature`, `other-form`. Fields are not compared with the signed ones: S3 does
 * that, or `checkConditions` where S3 is not asked.
 */
export function checkPolicy(fields: FormFields, owner: string, signing: SigningKey): SignedPolicy {
  const [policy, credential, signature, key, named] = ['policy', 'x-amz-credential', 'x-amz-signature', 'key', ownerField].map((name) => fields.get(name));
  if (policy === undefined || credential === undefined || signature === undefined || key === undefined || named === undefined)
    throw badForm(`The form lacks a field: key, ${ownerField} and what signs them come before the file.`);
  const expected = Buffer.from(signatureOf(policy, credential, signing) ?? '');
  const given = Buffer.from(signature);
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) throw notAllowed('bad-signature', 'This form was not signed here.');
  checkOwner(named, owner);
  return readPolicy(policy, key);
}

/** Fields of a form that a policy does not name: the policy itself, and its signature. */
const unsigned = new Set(['policy', 'x-amz-signature']);

/** Checks a form like S3. Refuses: 403 `form-expired`, `other-form`. */
export function checkConditions(fields: FormFields, { expiration, conditions }: SignedPolicy, bucket: string, now: Date): void {
  if (now.getTime() >= Date.parse(expiration)) throw formExpired();
  const isSigned = [...conditions].every(([name, value]) => (name === 'bucket' ? bucket : fields.get(name)) === value);
  const isExtra = [...fields.keys()].some((name) => !unsigned.has(name) && !conditions.has(name));
  if (!isSigned || isExtra) throw otherForm();
}
