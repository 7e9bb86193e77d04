import { request } from 'node:http';
import { json } from 'node:stream/consumers';
import { requestOf } from '@kloak/proto/api/request.ts';
import type { ApiName, Body, UploadForm } from '@kloak/proto/api/types.ts';
import type { FormFile, Visitor } from '@kloak/proto/client/visitor.ts';

/** A started request: the product has its head and, for a file, the first half. `finish` sends the rest and returns the status. */
export type StartedRequest = { what: string; finish(): Promise<number> };

type Head = { what: string; base: string; path: string; method?: string; headers: Record<string, string | number>; sentFirst?: number };

/** Resolves when the product has answered 100 Continue. */
async function begin({ what, base, path, method = 'POST', headers, sentFirst = 0 }: Head, body: Buffer): Promise<StartedRequest> {
  const asked = request(base + path, { method, agent: false, headers: { ...headers, 'content-length': body.length, expect: '100-continue' } });
  const goesOn = Promise.withResolvers<void>();
  const answer = new Promise<number>((resolve, reject) => {
    asked.once('error', reject).once('response', (response) => {
      // The answer counts only when complete.
      const status = response.statusCode ?? 0;
      (status === 204 ? Promise.resolve() : json(response)).then(() => resolve(status), reject);
    });
  });
  answer.catch(goesOn.reject);
  asked.once('continue', goesOn.resolve).flushHeaders();
  await goesOn.promise;
  if (sentFirst > 0) asked.write(body.subarray(0, sentFirst));
  return {
    what,
    finish() {
      asked.end(body.subarray(sentFirst));
      return answer;
    },
  };
}

/** Begins a call of the contract. */
export function beginCall<Name extends ApiName>(base: string, who: Visitor, name: Name, fields: Body<Name>): Promise<StartedRequest> {
  const { method, path, body } = requestOf(name, fields);
  const headers = { cookie: who.cookies(), 'content-type': 'application/json' };
  return begin({ what: name, base, path, method, headers }, Buffer.from(JSON.stringify(body)));
}

/** Starts to post a file to its form. */
export async function beginPost(base: string, who: Visitor, { url, fields }: Pick<UploadForm, 'url' | 'fields'>, file: FormFile): Promise<StartedRequest> {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  form.set('file', new Blob([new Uint8Array(file.bytes)], { type: file.type }), file.fileName);
  const encoded = new Response(form);
  const headers = { cookie: who.cookies(), 'content-type': encoded.headers.get('content-type') ?? '' };
  const body = Buffer.from(await encoded.arrayBuffer());
  return begin({ what: file.fileName, base, path: url, headers, sentFirst: body.length >> 1 }, body);
}
