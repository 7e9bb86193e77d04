import { idempotencyKeyHeader, positionHeader } from '@kloak/proto/api/headers.ts';
import type { Answer, Body, FileCallName } from '@kloak/proto/api/types.ts';
import { sendBody } from '../../files/send-body.ts';
import { answerOf, newKey, noAnswer } from '../../lib/api.ts';
import { receivedPosition } from '../../lib/positions.ts';

type ProgressOptions = { readonly onProgress: (percent: number) => void };

/** A call with a file. Reports its progress, and gives up after a minute without any. Throws an `ApiError`. */
export async function mutateWithFile<Name extends FileCallName>(name: Name, fields: Body<Name>, file: File, watching: ProgressOptions): Promise<Answer<Name>> {
  const [, url = ''] = name.split(' ');
  const position = receivedPosition();
  const headers = { [idempotencyKeyHeader]: newKey(), ...(position && { [positionHeader]: position }) };
  const { status, text } = await sendBody({ url, body: formOf(fields, file), headers, ...watching });
  if (status === 0) throw noAnswer();
  return answerOf<Name>(status, parse(text));
}

function formOf(fields: object, file: File): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  form.append('file', file);
  return form;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
