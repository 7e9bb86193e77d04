// A bare Node server that makes the same sizes of a photograph by sharp, at each request. Arguments: the file, a folder, and the widths.
import { createServer } from 'node:http';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { printPort } from './answers.ts';

const [file = '', folder = '', ...widths] = process.argv.slice(2);
process.on('SIGTERM', () => process.exit());
// As many pictures at once as there are connections, each by one thread.
sharp.concurrency(1);
sharp.cache(false);
// As the product's renderers, so that what else runs on the machine meets both alike.
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
