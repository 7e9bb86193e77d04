import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import { visitor } from './visitor.ts';

async function serve(answer: RequestListener): Promise<{ base: string; close(): void }> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  return { base: `http://127.0.0.1:${address.port}`, close: () => void server.close() };
}

/** Uses a server that gives these answers one after another, and records the requests. */
async function visiting(
  answers: { status?: number; setCookie?: string[]; body?: object }[],
  visit: (base: string) => Promise<void>,
): Promise<IncomingMessage[]> {
  const asked: IncomingMessage[] = [];
  const left = [...answers];
  const server = await serve((request, response) => {
    asked.push(request);
    const { status = 200, setCookie = [], body = { success: true } } = left.shift() ?? {};
    response.writeHead(status, { 'Set-Cookie': setCookie, 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  });
  await visit(server.base).finally(server.close);
  return asked;
}

it('brings its cookies back as they came, until they are taken away', async () => {
  const set = ['a=1%2C2; Path=/; HttpOnly', 'b=x=y; Max-Age=60'];
  const asked = await visiting([{ setCookie: set }, { setCookie: ['a=; Max-Age=0', 'b=gone; Max-Age=0'] }, {}], async (base) => {
    const anna = visitor(base);
    for (let time = 0; time < 3; time += 1) await anna.send('/');
  });
  expect(asked.map(({ headers }) => headers.cookie)).toEqual([undefined, 'a=1%2C2; b=x=y', undefined]);
});

it('has one key for each call, the one that it is given, and none for a question', async () => {
  const asked = await visiting([], async (base) => {
    const anna = visitor(base);
    for (const key of [undefined, undefined, 'mine']) await anna.call('POST /api/users/verify', { token: 'x' }, key);
    await anna.call('GET /api/users/username/{name}', { name: 'an na' });
  });
  const keys = asked.map(({ headers }) => headers['idempotency-key']);
  expect(keys).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/), expect.any(String), 'mine', undefined]);
  expect(keys[0]).not.toBe(keys[1]);
  expect(asked.map(({ method, url }) => `${method} ${url}`)).toContain('GET /api/users/username/an%20na');
});

it('throws what a refusal says, and for every answer that is no success', async () => {
  const refusal = { success: false, code: 'no-item', message: 'There is none.' };
  await visiting([{ status: 404, body: refusal }, { body: {} }, { status: 202 }], async (base) => {
    const verify = () => visitor(base).call('POST /api/users/verify', { token: 'x' });
    await expect(verify()).rejects.toMatchObject({
      status: 404,
      code: 'no-item',
      call: 'POST /api/users/verify',
      message: expect.stringContaining('There is none.'),
    });
    await expect(verify()).rejects.toMatchObject({ status: 200, code: '' });
    await expect(verify()).rejects.toMatchObject({ status: 202 });
  });
});
