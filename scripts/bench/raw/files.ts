// A bare Node server: takes a multipart form, writes and syncs its file; sends files of a folder. Arguments: the folder.
import { createReadStream, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import busboy from 'busboy';
import { printPort } from './answers.ts';

const folder = process.argv[2] ?? '';
process.on('SIGTERM', () => process.exit());
let taken = 0;

function take(request: IncomingMessage, response: ServerResponse): void {
  const form = busboy({ headers: request.headers });
  form.on('file', (_name, file) => {
    taken += 1;
    pipeline(file, createWriteStream(join(folder, `taken-${taken % 8}`), { flush: true })).then(
      () => response.writeHead(204).end(),
      () => response.destroy(),
    );
  });
  request.pipe(form);
}

async function send(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = join(folder, basename(request.url ?? ''));
  const { size } = await stat(path);
  response.writeHead(200, { 'Content-Length': size, 'Content-Type': 'image/jpeg' });
  await pipeline(createReadStream(path), response);
}

const server = createServer((request, response) => {
  if (request.method === 'POST') take(request, response);
  else send(request, response).catch(() => response.destroy());
});
void printPort(server.listen(0, '127.0.0.1'));
