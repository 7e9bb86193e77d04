// Metadata of rpc requests and answers, as text. Embedded calls write and read it too, so that nothing passes there that could not pass between
// processes.
import { type Fields, isFields } from '../codec/fields.ts';
import { Refusal } from '../errors.ts';
import type { AnswerMeta, CallMeta } from '../ports/rpc.ts';
import { formatPosition, parsePosition } from './position.ts';
import { isRefusalKind } from './refusal-codes.ts';

function readFields(text: string): Fields {
  try {
    const value: unknown = JSON.parse(text);
    return isFields(value) ? value : {};
  } catch {
    return {};
  }
}

const textIfAny = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
const asText = (value: unknown): string => textIfAny(value) ?? '';

/** The deadline is sent separately, as the remaining time. */
export function writeCallMeta({ deadline: _, position, ...meta }: CallMeta): string {
  return JSON.stringify({ ...meta, position: formatPosition(position) });
}

export function readCallMeta(text: string, deadline: string): CallMeta {
  const { accessToken, from, key, keyed, bodyHash, position, requestId, trace } = readFields(text);
  return {
    accessToken: textIfAny(accessToken),
    from: asText(from),
    key: asText(key),
    keyed: keyed === true,
    bodyHash: textIfAny(bodyHash),
    position: parsePosition(asText(position)),
    requestId: asText(requestId),
    trace: textIfAny(trace),
    deadline,
  };
}

export function writeAnswerMeta({ wrote, stale, narrowed }: AnswerMeta): string {
  return JSON.stringify({ wrote: formatPosition(wrote), stale, narrowed });
}

export function readAnswerMeta(text: string): AnswerMeta {
  const { wrote, stale, narrowed } = readFields(text);
  return { wrote: parsePosition(asText(wrote)), stale: stale === true, narrowed: narrowed === true };
}

export function writeRefusal({ kind, code, message, details, wrote }: Refusal): string {
  return JSON.stringify({ kind, code, message, details, wrote: formatPosition(wrote) });
}

export function readRefusal(text: string): Refusal | undefined {
  const { kind, code, message, details, wrote } = readFields(text);
  if (!isRefusalKind(kind)) return undefined;
  const refusal = new Refusal(kind, asText(code), asText(message), isFields(details) ? details : {});
  refusal.wrote = parsePosition(asText(wrote));
  return refusal;
}

/** Error for the caller about a defect in the callee: without details. */
export function defectOf(service: string, method: string): Error {
  return new Error(`${service}.${method} failed`);
}
