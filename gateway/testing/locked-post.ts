// A post at any speed.
import { request as httpRequest, type IncomingMessage } from 'node:http';
import type { UploadForm } from '@kloak/proto/api/types.ts';
import type { FormFile, HttpResponse, Visitor } from '@kloak/proto/client/visitor.ts';

export type SlowPost = {
  /** Answer, whenever it arrives. */
  answer: Promise<Pick<HttpResponse, 'status' | 'body'> & { headers: IncomingMessage['headers'] }>;
  /** Sends that many bytes more. */
  send(bytes: number): void;
  cut(): void;
};

/** Posts the first bytes of a form. */
export async function startSlowPost(
  base: string,
  who: Visitor,
  { url, fields }: Pick<UploadForm, 'url' | 'fields'>,
  file: FormFile,
  begin: number,
): Promise<SlowPost> {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  form.set('file', new Blob([new Uint8Array(file.bytes)], { type: file.type }), file.fileName);
  const encoded = new Response(form);
  const type = encoded.headers.get('content-type') ?? '';
  const body = Buffer.from(await encoded.arrayBuffer());
  const headers = { cookie: who.cookies(), 'content-type': type, 'content-length': body.length };
  // Its own connection, since the server may end one that is kept alive.
  const asked = httpRequest(base + url, { method: 'POST', headers, agent: false });
  let sent = 0;
  const send = (bytes: number) => {
    asked.write(body.subarray(sent, sent + bytes));
    sent += bytes;
  };
  const answered = Promise.withResolvers<IncomingMessage>();
  asked.once('response', answered.resolve).on('error', answered.reject);
  const answer = answered.promise.then(async (message) => {
    const text = Buffer.concat(await message.toArray()).toString();
    return { status: message.statusCode ?? 0, headers: message.headers, body: text === '' ? {} : JSON.parse(text) };
  });
  // A caller who cuts the post expects no answer.
  answer.catch(() => undefined);
  send(begin);
  return { answer, send, cut: () => asked.destroy() };
}
