// Signed forms of the folder: the same idea as S3's POST policies.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { type FormRequest, ownerField, type SignedForm } from '../../ports/blobs.ts';
import { badForm, checkForm, formExpired, formUrl, notAllowed, otherForm } from '../../ports/shared/blob-rules.ts';

/** Signed content of a form. `expires` is ISO 8601 UTC; without a `minSize` the size is exact. */
export type FormPolicy = { key: string; size: number; minSize?: number | undefined; type: string; owner: string; expires: string };

export function signForm(secret: Buffer, request: FormRequest, now: Date): SignedForm {
  checkForm(request);
  const { key, size, minSize, type, owner } = request;
  const expires = new Date(now.getTime() + request.expiresInSeconds * 1000).toISOString();
  const policy = Buffer.from(JSON.stringify({ key, size, minSize, type, owner, expires } satisfies FormPolicy)).toString('base64');
  return { url: formUrl, fields: { key, 'Content-Type': type, [ownerField]: owner, policy, signature: sign(secret, policy) } };
}

/** Policy of a posted form's fields; refuses one that was not signed here, has expired, or differs from the signed key, type or owner. */
export function readForm(secret: Buffer, fields: ReadonlyMap<string, string>, now: Date): FormPolicy {
  const [key, type, owner, policy, signature] = ['key', 'Content-Type', ownerField, 'policy', 'signature'].map((name) => fields.get(name));
  if (key === undefined || type === undefined || owner === undefined || policy === undefined || signature === undefined) {
    throw badForm(`The form lacks a field: key, Content-Type, ${ownerField}, policy and signature come first, then file.`);
  }
  if (!sameText(signature, sign(secret, policy))) throw notAllowed('bad-signature', 'This form was not signed here.');
  const signed: FormPolicy = JSON.parse(Buffer.from(policy, 'base64').toString());
  if (now.toISOString() >= signed.expires) throw formExpired();
  if (key !== signed.key || type !== signed.type || owner !== signed.owner) throw otherForm();
  checkForm({ ...signed, expiresInSeconds: 0 });
  return signed;
}

function sign(secret: Buffer, policy: string): string {
  return createHmac('sha256', secret).update(policy).digest('hex');
}

function sameText(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
