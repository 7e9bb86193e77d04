// Sends a file like the store, without the gateway's checks: `/sealed` like stored blobs, `/plain` like new ones. Arguments: an empty folder, the file.
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { useBlobs } from '@kloak/platform/embedded/use-blobs.ts';
import { printPort } from './answers.ts';

const [dataDir = '', file = ''] = process.argv.slice(2);
const type = 'image/jpeg';
const keys: Record<string, string> = { '/sealed': 'original/anna/file', '/plain': 'incoming/anna/file' };

await useBlobs({ dataDir }, async (blobs) => {
  const bytes = await readFile(file);
  for (const key of Object.values(keys)) await blobs.put(key, bytes, { type, size: bytes.length });
  const server = createServer((request, response) => {
    blobs.send(keys[request.url ?? ''] ?? '', request, response, { type, cacheControl: 'private' }).catch(() => response.destroy());
  });
  void printPort(server.listen(0, '127.0.0.1'));
  await once(process, 'SIGTERM');
});
process.exit();
