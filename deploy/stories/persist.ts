import { randomUUID } from 'node:crypto';
import { untilAnswered } from '@kloak/platform/testing/until.ts';
import { staleHeader } from '@kloak/proto/api/headers.ts';
import { callsByName } from '@kloak/proto/api/index.ts';
import { checkAnswer } from '@kloak/proto/api/success.ts';
import type { Answer, ApiName, Body } from '@kloak/proto/api/types.ts';
import { answerOf, type Visitor } from '@kloak/proto/client/visitor.ts';

/** Work of a killed process is taken over within 25 s; the rest is time to do it. */
export const takeOverSeconds = 120;

const untilTakenOver = <Value>(what: string, attempt: () => Promise<Value | undefined>) => untilAnswered(what, attempt, takeOverSeconds);

/**
 * Makes one call with one idempotency key; repeats it without an answer, after 503, and for stale answers. Throws a `CallError` if refused, and another
 * error for an answer outside the contract.
 */
export async function persistCall<Name extends ApiName>(
  { sendCall }: Visitor,
  name: Name,
  fields: Body<Name>,
  key: string = randomUUID(),
): Promise<Answer<Name>> {
  const response = await untilTakenOver(name, async () => {
    const one = await sendCall(name, fields, key);
    return one.status === 503 || one.headers.has(staleHeader) ? undefined : one;
  });
  const answer = answerOf(name, response);
  const said = callsByName.get(name);
  if (said === undefined) throw new Error(`${name} is not in the contract`);
  checkAnswer(said, answer);
  return answer;
}

const isAway = (status: number) => status === 502 || status === 503;

/** Visitor who repeats unanswered calls with their idempotency keys; a signed form may be posted again. */
export function persistent(visitor: Visitor): Pick<Visitor, 'call' | 'postForm' | 'send'> {
  return {
    call: (name, fields, key) => persistCall(visitor, name, fields, key),
    send(path, options = {}) {
      // A call that ended in 503 may have taken effect; without a key, a repeat would be another call.
      const { key = options.method === 'GET' ? undefined : randomUUID() } = options;
      return untilTakenOver(path, async () => {
        const response = await visitor.send(path, { ...options, key });
        return isAway(response.status) ? undefined : response;
      });
    },
    postForm: (form, file) =>
      untilTakenOver(form.url, async () => {
        const response = await visitor.postForm(form, file);
        return isAway(response.status) ? undefined : response;
      }),
  };
}

/** The same for reading bytes. */
export function persistGet(
  visitor: Visitor,
  url: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<{ status: number; bytes: Buffer; headers: Headers }> {
  return untilTakenOver(url, async () => {
    const response = await visitor.fetch(url, { headers });
    const bytes = Buffer.from(await response.arrayBuffer());
    return isAway(response.status) ? undefined : { status: response.status, bytes, headers: response.headers };
  });
}
