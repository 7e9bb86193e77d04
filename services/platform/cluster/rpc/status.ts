// How outcomes travel in gRPC: a refusal and what was written in trailing metadata, everything else as a bare status.
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

/** What the serving side sends for a Refusal, or for the Error that stands for a defect. */
export function statusOf(error: unknown): Partial<StatusObject> {
  if (!(error instanceof Refusal)) return { code: status.INTERNAL, details: 'defect', metadata: metadataWith({ [defectField]: '1' }) };
  return { code: refusalCodes[error.kind].grpc, details: error.code, metadata: metadataWith({ [refusalField]: writeRefusal(error) }) };
}

export const isServiceError = (error: unknown): error is ServiceError => error instanceof Error && 'code' in error && 'metadata' in error;

/** Whether the call got no answer: neither a refusal nor a defect came back, and the deadline did not pass. Only then may it be repeated. */
export function isUnreached(error: unknown): boolean {
  if (!isServiceError(error) || textIn(error.metadata, refusalField) !== '' || textIn(error.metadata, defectField) !== '') return false;
  return error.code !== status.DEADLINE_EXCEEDED && error.code !== status.UNAUTHENTICATED;
}

/**
 * [Note: Calls that nobody began] A process that ends refuses the streams that come after its goodbye (HTTP/2, REFUSED_STREAM), and without a connection
 * nothing is sent at all. grpc-js tells both by their words alone; where it changes them, `draining.test.ts` fails, and such calls fail as any other.
 */
const unbegun = /^Stream refused by server$|NGHTTP2_REFUSED_STREAM|No connection established/;

/** Whether it is certain that no handler was asked: any call may be repeated then. */
export const isUnbegun = (error: unknown): boolean => isServiceError(error) && error.code === status.UNAVAILABLE && unbegun.test(error.details);

/** Whether a replica of an older build refused what another may know, and had written nothing: any call may be repeated then, too. */
export function isOfNewerBuild(error: unknown): boolean {
  const refusal = isServiceError(error) ? readRefusal(textIn(error.metadata, refusalField)) : undefined;
  return refusal?.code === newerBuildCode && Object.keys(refusal.wrote).length === 0;
}

/** What the calling side throws for a status; where that is of no answer, with it as its cause. */
export function errorOf(error: unknown, service: string, method: string): unknown {
  if (!isServiceError(error)) return error;
  const refusal = readRefusal(textIn(error.metadata, refusalField));
  if (refusal) return refusal;
  if (textIn(error.metadata, defectField) !== '') return defectOf(service, method);
  const away = serviceUnavailable(service, error.code === status.DEADLINE_EXCEEDED ? 'timeout' : undefined);
  away.cause = error;
  return away;
}
