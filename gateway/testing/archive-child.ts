// Child process of archive-memory.long.test.ts: answers GET with an archive that repeats one file, and /peak with its maximum memory in bytes (rss).
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { useBlobs } from '@kloak/platform/embedded/use-blobs.ts';
import { sendBytes } from '@kloak/platform/wire/send-bytes.ts';
import { archiveOf, archiveOfPart } from '../bytes/archive.ts';

const [dataDir = '', count, bytesEach] = process.argv.slice(2);
const key = 'original/anna/i';
const bytes = randomBytes(Number(bytesEach));
const files = Array.from({ length: Number(count) }, (_, at) => ({ key, path: `2024/photo-${at}.jpg`, size: bytes.length, madeAt: '2024-05-01T00:30:10' }));
const archive = archiveOfPart({ files });

let peak = 0;
const look = () => {
  peak = Math.max(peak, process.memoryUsage.rss());
};

await useBlobs({ dataDir }, async (blobs) => {
  await blobs.put(key, bytes, { type: 'image/jpeg', size: bytes.length });
  const atRest = process.memoryUsage.rss();
  setInterval(look, 20).unref();
  const server = createServer((request, response) => {
    if (request.url === '/peak') return void response.end(JSON.stringify({ atRest, peak }));
    const gone = new AbortController();
    response.once('close', () => gone.abort());
    const onMissing = (error: unknown) => console.error(error);
    void sendBytes(archiveOf(archive, { blobs, refusalOf: async () => undefined, signal: gone.signal, onMissing }), request, response, {
      type: 'application/zip',
      cacheControl: 'no-store',
    });
  }).listen(0);
  await once(server, 'listening');
  const address = server.address();
  console.log(typeof address === 'object' ? address?.port : 0);
  await once(process, 'SIGTERM');
  server.close().closeAllConnections();
});
