import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type RequestListener, request, type Server } from 'node:http';
import { Refusal } from '../../errors.ts';
import { blobsClient, encode, multipart } from '../../testing/blobs-client.ts';
import { testMasterKey } from '../../testing/master-key.ts';
import { until } from '../../testing/until.ts';
import { s3Blobs } from './blobs.ts';
import { s3Objects } from './objects.ts';
import { openProxy } from './proxy.ts';

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

const placeAt = (port: number) => ({ endpoint: `http://127.0.0.1:${port}`, region: 'us-east-1', bucket: 'photos', accessKey: 'key', secretKey: 'secret' });

/** Stand-in for S3 that records its requests. */
async function upstream(answer: RequestListener) {
  const asked: { method: string; url: string; headers: IncomingHttpHeaders; ended: Promise<'whole' | 'torn'> }[] = [];
  const { port } = await listen((incoming, response) => {
    if (incoming.method === 'HEAD') return void response.end();
    asked.push({ method: incoming.method ?? '', url: incoming.url ?? '', headers: incoming.headers, ended: endOf(incoming) });
    answer(incoming, response);
  });
  return { asked, port, blobs: await s3Objects(placeAt(port)) };
}

/** A form that is signed for this stand-in. */
async function signed({ form }: Pick<Awaited<ReturnType<typeof s3Objects>>, 'form'>): Promise<Record<string, string>> {
  return (await form({ key: 'incoming/a', size: 1, type: 'image/jpeg', owner: 'anna', expiresInSeconds: 60 })).fields;
}

function endOf(incoming: IncomingMessage): Promise<'whole' | 'torn'> {
  return new Promise((done) => incoming.on('error', () => undefined).once('close', () => done(incoming.complete ? 'whole' : 'torn')));
}

describe('what is passed on to S3', () => {
  it('has no cookie, no authorization and no header of ours', async () => {
    const { asked, blobs } = await upstream((_, response) => response.writeHead(403).end());
    const client = await blobsClient(blobs);
    const headers = { cookie: 'session=secret', authorization: 'Bearer secret', 'x-forwarded-for': '10.0.0.1', 'accept-language': 'de' };
    await client.raw({ 'content-type': multipart, ...headers, expect: '100-continue' }, encode({ fields: await signed(blobs), file: Buffer.from('x') }));
    expect(Object.keys(asked[0]?.headers ?? {}).sort()).toEqual(['connection', 'content-length', 'content-type', 'host']);
    await client.close();
    await blobs.close();
  });

  it('is given up there when a browser goes away', async () => {
    const { asked, blobs } = await upstream((incoming) => void incoming.resume());
    const client = await blobsClient(blobs);
    await client.tear({ fields: await signed(blobs), file: Buffer.alloc(1_000_000) }, 200_000);
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
    expect((await client.post({ fields: await signed(blobs), file: Buffer.alloc(8_000_000) })).json()).toMatchObject({ code: 'file-too-large' });
    await client.close();
    await blobs.close();
  });

  it('is refused before it has come where S3 is busy, which is no fault of the form', async () => {
    const { blobs } = await upstream((incoming, response) => {
      incoming.once('data', () => response.writeHead(503).end()).resume();
    });
    const client = await blobsClient(blobs);
    const answer = await client.post({ fields: await signed(blobs), file: Buffer.alloc(8_000_000) });
    expect([answer.status, answer.json()]).toEqual([503, expect.objectContaining({ code: 'unavailable' })]);
    await client.close();
    await blobs.close();
  });

  it('is answered to the browser where the answer of S3 breaks off', async () => {
    const { blobs } = await upstream((incoming, response) => {
      incoming.resume().once('end', () => {
        response.writeHead(400, { 'content-length': 1000 }).write('<Error>');
        setImmediate(() => response.destroy());
      });
    });
    const client = await blobsClient(blobs);
    const answer = await client.post({ fields: await signed(blobs), file: Buffer.from('x') });
    expect([answer.status, answer.json()]).toEqual([503, expect.objectContaining({ code: 'unavailable' })]);
    await client.close();
    await blobs.close();
  });

  it('leaves the headers of the request as they came, by the time that S3 has answered', async () => {
    const { port } = await listen((incoming, response) => void incoming.resume().once('end', () => response.writeHead(204).end()));
    const proxy = openProxy(`http://127.0.0.1:${port}`);
    const seen = Promise.withResolvers<string | undefined>();
    const { port: door } = await listen(async (incoming, response) => {
      const answer = await proxy.pass(incoming, { url: `http://127.0.0.1:${port}/photos`, headers: {} });
      seen.resolve(incoming.headers.origin);
      answer.resume();
      response.writeHead(204).end();
    });
    const sent = request({ port: door, host: '127.0.0.1', method: 'POST', headers: { origin: 'https://photos.example.org' } });
    sent.end();
    await once(sent, 'response');
    expect(await seen.promise).toBe('https://photos.example.org');
    proxy.close();
  });

  it('is given up by ourselves: what went to S3 is cut off, and the browser hears why', async () => {
    const { asked, blobs } = await upstream((incoming) => void incoming.resume());
    const client = await blobsClient(blobs);
    const answer = await client.abandon(
      { fields: await signed(blobs), file: Buffer.alloc(1_000_000) },
      200_000,
      new Refusal('too-slow', 'too-slow', 'Too slow.'),
    );
    expect([answer.status, answer.json()]).toEqual([408, expect.objectContaining({ code: 'too-slow' })]);
    await until('the post is cut off', async () => asked.length === 0 || (await asked[0]?.ended) === 'torn');
    expect(blobs.problems()).toEqual([]);
    await client.close();
    await blobs.close();
  });

  it('flows: a browser is not heard faster than S3 takes', async () => {
    const going = Promise.withResolvers<void>();
    const { blobs } = await upstream(async (incoming, response) => {
      await going.promise;
      incoming.resume().once('end', () => response.writeHead(204, { location: 'http://s3/photos/incoming/a' }).end());
    });
    let taken = () => 0;
    const { port } = await listen((incoming, response) => {
      const { socket } = incoming;
      taken = () => socket.bytesRead;
      const posting = { owner: 'anna', signal: new AbortController().signal, accepted: () => undefined };
      void blobs.receive(incoming, response, posting).then(() => response.writeHead(204).end());
    });
    const body = encode({ fields: await signed(blobs), file: Buffer.alloc(64_000_000) });
    const sent = request({ port, host: '127.0.0.1', method: 'POST', headers: { 'content-type': multipart, 'content-length': body.length } });
    sent.end(body);
    let [before, calm] = [0, 0];
    await until('nothing flows', () => {
      calm = taken() > 0 && taken() === before ? calm + 1 : 0;
      before = taken();
      return calm > 20;
    });
    expect(taken()).toBeLessThan(body.length / 4);
    going.resolve();
    const [answer] = await once(sent, 'response');
    expect([answer.statusCode, taken() > body.length]).toEqual([204, true]);
    await blobs.close();
  });
});

describe('S3 that is away', () => {
  it('is told in words, refuses everything as unavailable, and is used again once it is back', async () => {
    const { port, server } = await listen((_, response) => void response.end());
    server.close();
    await once(server, 'close');
    const blobs = await s3Blobs({ ...placeAt(port), masterKey: testMasterKey });
    const client = await blobsClient(blobs);
    expect(blobs.problems()).toEqual([expect.stringContaining('does not answer')]);
    const away = { kind: 'unavailable', code: 'unavailable' };
    await expect(blobs.put('original/a', Buffer.from('x'), { type: 'text/plain', size: 1 })).rejects.toMatchObject(away);
    await expect(blobs.stat('original/a')).rejects.toMatchObject(away);
    expect(await client.get('original/a')).toMatchObject({ status: 503, headers: { 'retry-after': '1' } });
    expect(await client.post({ fields: await signed(blobs), file: Buffer.from('x') })).toMatchObject({ status: 503 });
    await listen((_, response) => void response.end(), port);
    await until('S3 is back', () => blobs.problems().length === 0);
    await client.close();
    await blobs.close();
  });
});
