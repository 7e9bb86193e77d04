import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type RequestListener, request, type Server } from 'node:http';
import { blobsClient, multipart } from '../../testing/blobs-client.ts';
import { until } from '../../testing/until.ts';
import { s3Blobs } from './blobs.ts';

const servers: Server[] = [];
afterAll(() => {
  for (const server of servers) {
    server.close();
    server.closeAllConnections();
  }
});

async function listen(answer: RequestListener, port = 0): Promise<{ port: number; server: Server }> {
  const server = createServer(answer).listen(port, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return { port: address.port, server };
}

const open = (port: number) => s3Blobs({ endpoint: `http://127.0.0.1:${port}`, region: 'us-east-1', bucket: 'photos', accessKey: 'key', secretKey: 'secret' });

/** Stands where S3 would and notes what reaches it. */
async function upstream(answer: RequestListener) {
  const asked: { method: string; url: string; headers: IncomingHttpHeaders; ended: Promise<'whole' | 'torn'> }[] = [];
  const { port } = await listen((incoming, response) => {
    if (incoming.method === 'HEAD') return void response.end();
    asked.push({ method: incoming.method ?? '', url: incoming.url ?? '', headers: incoming.headers, ended: endOf(incoming) });
    answer(incoming, response);
  });
  return { asked, port, blobs: await open(port) };
}

function endOf(incoming: IncomingMessage): Promise<'whole' | 'torn'> {
  return new Promise((done) => incoming.on('error', () => undefined).once('close', () => done(incoming.complete ? 'whole' : 'torn')));
}

describe('what is passed on to S3', () => {
  it('has no cookie, no authorization and no header of ours, and S3 answers under our headers only', async () => {
    const { asked, blobs } = await upstream((_, response) =>
      response.writeHead(200, { etag: '"e"', 'x-amz-id-2': 'x', 'set-cookie': 's3=1', server: 'S3' }).end('photo'),
    );
    const client = await blobsClient(blobs);
    const headers = { cookie: 'session=secret', authorization: 'Bearer secret', 'x-forwarded-for': '10.0.0.1', 'accept-language': 'de', range: 'bytes=0-9' };
    const answer = await client.get('original/a', headers);
    expect(Object.keys(asked[0]?.headers ?? {}).sort()).toEqual(['connection', 'host', 'range']);
    expect(asked[0]?.url).toMatch(/^\/photos\/original\/a\?.*X-Amz-Signature=/);
    expect(answer).toMatchObject({ status: 200, headers: { etag: '"e"', 'content-type': 'image/png' } });
    expect(Object.keys(answer.headers)).not.toEqual(expect.arrayContaining([expect.stringMatching(/^(x-amz-.*|set-cookie|server)$/)]));
    await client.raw({ 'content-type': multipart, cookie: 'session=secret', expect: '100-continue' }, Buffer.from('x'));
    expect(Object.keys(asked[1]?.headers ?? {}).sort()).toEqual(['connection', 'content-length', 'content-type', 'host']);
    await client.close();
    await blobs.close();
  });

  it('is given up there when a browser goes away', async () => {
    const { asked, blobs } = await upstream((incoming) => void incoming.resume());
    const client = await blobsClient(blobs);
    await client.tear({ fields: {}, file: Buffer.alloc(1_000_000) }, 200_000);
    await until('the post has come', () => asked.length > 0);
    expect(await asked[0]?.ended).toBe('torn');
    expect(blobs.problems()).toEqual([]);
    await client.close();
    await blobs.close();
  });

  it('is refused in the middle of a large file, and the browser hears why', async () => {
    const refusal = '<Error><Code>EntityTooLarge</Code><Message>Too large.</Message></Error>';
    const { blobs } = await upstream((incoming, response) => {
      incoming.once('data', () => response.writeHead(400).end(refusal)).resume();
    });
    const client = await blobsClient(blobs);
    expect((await client.post({ fields: {}, file: Buffer.alloc(8_000_000) })).json()).toMatchObject({ code: 'file-too-large' });
    await client.close();
    await blobs.close();
  });

  it('flows: a browser is not heard faster than S3 takes', async () => {
    const going = Promise.withResolvers<void>();
    const { blobs } = await upstream(async (incoming, response) => {
      await going.promise;
      incoming.resume().once('end', () => response.writeHead(204, { location: 'http://s3/photos/incoming/a' }).end());
    });
    let taken = 0;
    const { port } = await listen((incoming, response) => {
      incoming.on('data', (chunk) => {
        taken += chunk.length;
      });
      void blobs.receive(incoming, response);
    });
    const size = 64_000_000;
    const sent = request({ port, host: '127.0.0.1', method: 'POST', headers: { 'content-type': multipart, 'content-length': size } });
    sent.end(Buffer.alloc(size));
    let [before, calm] = [0, 0];
    await until('nothing flows', () => {
      calm = taken > 0 && taken === before ? calm + 1 : 0;
      before = taken;
      return calm > 20;
    });
    expect(taken).toBeLessThan(size / 4);
    going.resolve();
    const [answer] = await once(sent, 'response');
    expect([answer.statusCode, taken]).toEqual([204, size]);
    await blobs.close();
  });
});

describe('S3 that is away', () => {
  it('is told in words, refuses everything as unavailable, and is used again once it is back', async () => {
    const { port, server } = await listen((_, response) => void response.end());
    server.close();
    await once(server, 'close');
    const blobs = await open(port);
    const client = await blobsClient(blobs);
    expect(blobs.problems()).toEqual([expect.stringContaining('does not answer')]);
    const away = { kind: 'unavailable', code: 'unavailable' };
    await expect(blobs.put('original/a', Buffer.from('x'), { type: 'text/plain', size: 1 })).rejects.toMatchObject(away);
    await expect(blobs.stat('original/a')).rejects.toMatchObject(away);
    expect(await client.get('original/a')).toMatchObject({ status: 503, headers: { 'retry-after': '1' } });
    expect(await client.post({ fields: {}, file: Buffer.from('x') })).toMatchObject({ status: 503 });
    await listen((_, response) => void response.end(), port);
    await until('S3 is back', () => blobs.problems().length === 0);
    await client.close();
    await blobs.close();
  });
});
