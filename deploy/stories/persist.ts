import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { SendOptions, Visitor } from '../demo/visitor.ts';

type Answer = Awaited<ReturnType<Visitor['send']>>;

/** Does one act as the web app does: under one key, again while nobody answers or the answer is 503. */
export async function persist(visitor: Visitor, path: string, options: SendOptions, seconds = 45): Promise<Answer> {
  const key = options.key ?? randomUUID();
  const end = Date.now() + seconds * 1000;
  for (;;) {
    const answer = await visitor.send(path, { ...options, key }).catch((error: unknown) => ({ failed: String(error) }));
    if (!('failed' in answer) && answer.status !== 503) return answer;
    if (Date.now() > end) throw new Error(`${path} did not answer for ${seconds} s: ${'failed' in answer ? answer.failed : JSON.stringify(answer.body)}`);
    await pause(150);
  }
}

/** The same for the bytes of a file: a signed form may be posted again. */
export async function persistForm(
  visitor: Visitor,
  url: string,
  fields: Record<string, string>,
  file: { name: string; type: string; bytes: Buffer },
  seconds = 45,
): Promise<number> {
  const end = Date.now() + seconds * 1000;
  for (;;) {
    const status = await visitor.postForm(url, fields, file).catch(() => 503);
    if (status !== 503 && status !== 502) return status;
    if (Date.now() > end) throw new Error(`${url} did not take the file for ${seconds} s`);
    await pause(150);
  }
}

/** The same for reading bytes. */
export async function persistGet(visitor: Visitor, url: string, seconds = 45): Promise<{ status: number; bytes: Buffer; headers: Headers }> {
  const end = Date.now() + seconds * 1000;
  for (;;) {
    const response = await visitor.fetch(url).catch(() => undefined);
    const bytes = await response?.arrayBuffer().catch(() => undefined);
    if (response && bytes && response.status !== 503 && response.status !== 502)
      return { status: response.status, bytes: Buffer.from(bytes), headers: response.headers };
    if (Date.now() > end) throw new Error(`${url} did not answer for ${seconds} s`);
    await pause(150);
  }
}
