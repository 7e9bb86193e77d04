// A bare Node server: streams the files of a folder through the library that makes archives. Arguments: the folder.
import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { makeZip, predictLength } from 'client-zip';
import { printPort } from './answers.ts';

const folder = process.argv[2] ?? '';
process.on('SIGTERM', () => process.exit());

async function send(response: ServerResponse): Promise<void> {
  const files = await Promise.all(
    (await readdir(folder)).map(async (name) => {
      const { size, mtime: lastModified } = await stat(join(folder, name));
      return { name, size, lastModified };
    }),
  );
  response.writeHead(200, { 'Content-Length': Number(predictLength(files)), 'Content-Type': 'application/zip' });
  async function* entries() {
    for (const file of files) yield { ...file, input: createReadStream(join(folder, file.name)) };
  }
  await pipeline(Readable.fromWeb(makeZip(entries())), response);
}

void printPort(createServer((_request, response) => void send(response).catch(() => response.destroy())).listen(0, '127.0.0.1'));
