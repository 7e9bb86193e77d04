// Outcomes in gRPC: a refusal and the written position in trailing metadata, everything else as a bare status.
import { Metadata, type ServiceError, type StatusObject, status } from '@grpc/grpc-js';
import { newerBuildCode, Refusal, serviceUnavailable } from '../../errors.ts';
import type { AnswerMeta } from '../../ports/rpc.ts';
import { refusalCodes } from '../../wire/refusal-codes.ts';
import { defectOf, readAnswerMeta, readRefusal, writeAnswerMeta, writeRefusal } from '../../wire/rpc-meta.ts';

const [refusalField, answerField, defectField] = ['kloak-refusal-bin', 'kloak-answer-bin', 'kloak-defect'];

/** The text under a binary field; empty without. */
export function textIn(metadata: Metadata | undefined, field: string): string {
  const [value] = metadata?.get(field) ?? [];
  return value === undefined ? '' : value.toString('utf8');
}

export function metadataWith(fields: Record<string, string>): Metadata {
  const metadata = new Metadata();
  for (const [field, text] of Object.entries(fields)) metadata.set(field, field.endsWith('-bin') ? Buffer.from(text) : text);
  return metadata;
}

export const answerTrailer = (meta: AnswerMeta): Metadata => metadataWith({ [answerField]: writeAnswerMeta(meta) });
export const readAnswerTrailer = (metadata: Metadata | undefined): AnswerMeta => readAnswerMeta(textIn(metadata, answerField));

/** Status that the server sends for a Refusal, or for the Error of a defect. */
export function statusOf(error: unknown): Partial<StatusObject> {
  if (!(error instanceof Refusal)) return { code: status.INTERNAL, details: 'defect', metadata: metadataWith({ [defectField]: '1' }) };
  return { code: refusalCodes[error.kind].grpc, details: error.code, metadata: metadataWith({ [refusalField]: writeRefusal(error) }) };
}

export const isServiceError = (error: unknown): error is ServiceError => error instanceof Error && 'code' in error && 'metadata' in error;

/** True if the call got no answer: neither a refusal nor a defect arrived, and the deadline did not pass. Only then may it be repeated. */
export function hasNoAnswer(error: unknown): boolean {
  if (!isServiceError(error) || textIn(error.metadata, refusalField) !== '' || textIn(error.metadata, defectField) !== '') return false;
  return error.code !== status.DEADLINE_EXCEEDED && error.code !== status.UNAUTHENTICATED;
}

/**
 * [Note: Calls that nobody began] A process that ends refuses streams after its goodbye (HTTP/2, REFUSED_STREAM), and without a connection nothing is
 * sent at all. grpc-js reports both only by texts. If it changes them, `draining.test.ts` fails, and such calls fail like any other.
 */
const unbegun = /^Stream refused by server$|NGHTTP2_REFUSED_STREAM|No connection established/;

/** True if no handler was called for certain: any call may be repeated then. */
export const isNotStarted = (error: unknown): boolean => isServiceError(error) && error.code === status.UNAVAILABLE && unbegun.test(error.details);

/** True if a replica of an older build refused a request that another may know, and had written nothing: any call may be repeated then too. */
export function isOfNewerBuild(error: unknown): boolean {
  const refusal = isServiceError(error) ? readRefusal(textIn(error.metadata, refusalField)) : undefined;
  return refusal?.code === newerBuildCode && Object.keys(refusal.wrote).length === 0;
}

/** Error that the client throws for a status; a status without an answer is its cause. */
export function errorOf(error: unknown, service: string, method: string): unknown {
  if (!isServiceError(error)) return error;
  const refusal = readRefusal(textIn(error.metadata, refusalField));
  if (refusal) return refusal;
  if (textIn(error.metadata, defectField) !== '') return defectOf(service, method);
  const away = serviceUnavailable(service, error.code === status.DEADLINE_EXCEEDED ? 'timeout' : undefined);
  away.cause = error;
  return away;
}
