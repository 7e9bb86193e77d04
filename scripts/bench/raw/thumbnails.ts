// A bare Node server that makes the same sizes of a photograph by sharp, at each request. Arguments: the file, a folder, and the widths.
import { createServer } from 'node:http';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { printPort } from './answers.ts';

const [file = '', folder = '', ...widths] = process.argv.slice(2);
process.on('SIGTERM', () => process.exit());
// One thread per picture: there are as many concurrent pictures as connections.
sharp.concurrency(1);
sharp.cache(false);
// The same priority as the product's renderers, so that other load affects both equally.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
let made = 0;

async function render(): Promise<void> {
  const name = join(folder, `made-${++made % 8}`);
  for (const width of widths.map(Number)) {
    await sharp(file).autoOrient().resize({ width, withoutEnlargement: true }).webp({ quality: 80, effort: 2 }).toFile(`${name}-${width}.webp`);
  }
}

const server = createServer((_request, response) => {
  render().then(
    () => response.writeHead(204).end(),
    () => response.destroy(),
  );
});
void printPort(server.listen(0, '127.0.0.1'));
