// The signed part of an S3 form, checked before its bytes are passed on: S3 tells only when it has them all.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { ownerField } from '../../ports/blobs.ts';
import { badForm, checkOwner, notAllowed } from '../../ports/shared/blob-rules.ts';
import type { FormFields } from './form-head.ts';

/** The first part of a credential names who signs, the others make the key that signs. */
function signatureOf(policy: string, credential: string, { accessKey, secretKey }: SigningKey): string | undefined {
  const [signer, ...scope] = credential.split('/');
  if (signer !== accessKey || scope.length !== 4) return undefined;
  const key = scope.reduce((secret, part) => createHmac('sha256', secret).update(part).digest(), Buffer.from(`AWS4${secretKey}`));
  return createHmac('sha256', key).update(policy).digest('hex');
}

export type SigningKey = { accessKey: string; secretKey: string };

/** The key that a form of this owner stores under. Refuses: 400 `bad-form`, 403 `bad-signature`, `other-form`; whether the rest is as it was signed, S3 tells. */
export function checkPolicy(fields: FormFields, owner: string, signing: SigningKey): string {
  const [policy, credential, signature, key, named] = ['policy', 'x-amz-credential', 'x-amz-signature', 'key', ownerField].map((name) => fields.get(name));
  if (policy === undefined || credential === undefined || signature === undefined || key === undefined || named === undefined)
    throw badForm(`The form lacks a field: key, ${ownerField} and what signs them come before the file.`);
  const expected = Buffer.from(signatureOf(policy, credential, signing) ?? '');
  const given = Buffer.from(signature);
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) throw notAllowed('bad-signature', 'This form was not signed here.');
  checkOwner(named, owner);
  return key;
}
