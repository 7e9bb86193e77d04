// S3 that breaks off in the middle of an object.
import { createServer, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { listenOnFreePort } from '../../testing/listen-on-free-port.ts';
import { s3Objects } from './objects.ts';

const bytes = Buffer.alloc(200_000, 7);
const [half, headBytes] = [100_000, 1000];

/** Stand-in for S3 whose answers to GET lack their second half. */
async function s3That(breaksOff: (response: ServerResponse) => void) {
  const server = createServer(({ method, headers: { range } }, response) => {
    if (method === 'HEAD') return void response.end();
    const [, start = '0', end = String(bytes.length - 1)] = /^bytes=(\d+)-(\d+)$/.exec(range ?? '') ?? [];
    const body = bytes.subarray(Number(start), Number(end) + 1);
    const contentRange = `bytes ${start}-${end}/${bytes.length}`;
    response.writeHead(range ? 206 : 200, { etag: '"a"', ...(range && { 'content-range': contentRange }) });
    // A head is whole.
    if (body.length <= headBytes) return void response.end(body);
    response.write(body.subarray(0, half), () => breaksOff(response));
  });
  const endpoint = `http://127.0.0.1:${await listenOnFreePort(server)}`;
  const objects = await s3Objects({ endpoint, region: 'us-east-1', bucket: 'photos', accessKey: 'key', secretKey: 'secret' });
  const close = async () => {
    await objects.close();
    server.close();
    server.closeAllConnections();
  };
  return { objects, [Symbol.asyncDispose]: close };
}

describe.each([
  ['cuts the connection', (response: ServerResponse) => void response.destroy()],
  ['ends its answer as if it were whole', (response: ServerResponse) => void response.end()],
])('S3 that %s in the middle of an object', (_how, breaksOff) => {
  it.each(['all', 'some'] as const)('is unavailable, also to who asked for %s of it: nothing is said to be damaged', async (rest) => {
    await using s3 = await s3That(breaksOff);
    const read = async () => {
      const opened = await s3.objects.open('original/a', { headBytes, rest });
      return buffer(opened.read(opened.head.length, bytes.length - 1));
    };
    await expect(read()).rejects.toMatchObject({ kind: 'unavailable', code: 'unavailable' });
  });
});
