import { idempotencyKeyHeader, positionHeader } from '@kloak/proto/api/headers.ts';
import type { Answer, Body, FileCallName } from '@kloak/proto/api/types.ts';
import { ApiError, answerOf, newKey } from './api.ts';
import { heardPosition } from './positions.ts';
import { texts } from './texts.ts';

const silenceMs = 60_000;

type Watching = { readonly onProgress: (percent: number) => void };

/** A call that takes a file. It tells how much of it is sent, and gives up after a minute without a word from the line. Throws an `ApiError`. */
export async function mutateWithFile<Name extends FileCallName>(name: Name, fields: Body<Name>, file: File, watching: Watching): Promise<Answer<Name>> {
  const { status, text } = await send(name, formOf(fields, file), watching);
  if (status === 0) throw new ApiError(0, 'offline', texts.common.offline);
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

/** `status` 0 when no answer came. */
async function send(name: string, form: FormData, { onProgress }: Watching): Promise<{ status: number; text: string }> {
  const [method = '', path = ''] = name.split(' ');
  const request = new XMLHttpRequest();
  const stop = () => request.abort();
  let timer = setTimeout(stop, silenceMs);
  const ended = new Promise<void>((resolve) => {
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      clearTimeout(timer);
      timer = setTimeout(stop, silenceMs);
      onProgress(total > 0 ? Math.floor((loaded / total) * 100) : 0);
    });
    request.addEventListener('loadend', () => resolve());
  });
  request.open(method, path);
  request.setRequestHeader(idempotencyKeyHeader, newKey());
  const position = heardPosition();
  if (position) request.setRequestHeader(positionHeader, position);
  request.send(form);
  await ended;
  clearTimeout(timer);
  return { status: request.status, text: request.responseText };
}
